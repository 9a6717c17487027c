// The commands of `pnpm admin` that query and control a running server, through its desk.
import { ErrorBody } from '@loggia/protocol';
import { StoreError } from '../store/store.ts';
import type { BanShown, Status, TableShown, TableWithRefusals, Vitals } from './words.ts';

export interface DeskCall {
  /** The server's address. */
  at: string;
  token: string | undefined;
  json: boolean;
  limit: number;
}

type DeskCommand = (ask: Ask, args: readonly string[], limit: number) => Promise<Answer>;
type Ask = <T>(path: string, body?: object) => Promise<T>;

interface Answer {
  raw: unknown;
  lines: string[];
}

/** For each command: its arguments, and what it does. */
const DESK_COMMANDS: Readonly<Record<string, DeskCommand>> = {
  async status(ask) {
    const raw = await ask<Status>('status');
    return { raw, lines: statusLines(raw) };
  },

  async tables(ask, [status], limit) {
    const query = status === undefined ? '' : `&status=${encodeURIComponent(status)}`;
    const raw = await ask<TableShown[]>(`tables?limit=${limit}${query}`);
    return { raw, lines: raw.flatMap(tableLines) };
  },

  async table(ask, args) {
    const raw = await ask<TableWithRefusals>(`tables/${encodeURIComponent(needed(args, 'table'))}`);
    const refusals = raw.refusals.map(({ seat, code, times, firstAt, lastAt }) => {
      const who = seat === undefined ? 'guest' : `seat ${seat}`;
      return `  ${time(firstAt)} – ${time(lastAt)}  ${who}  ${code}  ×${times}`;
    });
    const none = refusals.length === 0;
    return { raw, lines: [...tableLines(raw), none ? 'no refusals' : 'refusals:', ...refusals] };
  },

  async end(ask, args) {
    const id = needed(args, 'table');
    const raw = await ask<object>(`tables/${encodeURIComponent(id)}/end`, {});
    return { raw, lines: [`Ended ${id}. Everybody there has been told.`] };
  },

  async ban(ask, args) {
    const seconds = secondsOf(args[1] ?? '24h');
    const raw = await ask<BanShown>('bans', { address: needed(args, 'address'), seconds });
    return { raw, lines: [`Banned ${banLine(raw)}.`] };
  },

  async unban(ask, args) {
    const body = { address: needed(args, 'address') };
    const raw = await ask<{ address: string; wasBanned: boolean }>('bans/lift', body);
    const { address, wasBanned } = raw;
    return {
      raw,
      lines: [wasBanned ? `${address} may come again.` : `${address} was not banned.`],
    };
  },

  async bans(ask) {
    const raw = await ask<BanShown[]>('bans');
    return { raw, lines: raw.map(banLine) };
  },
};

export function isDeskCommand(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(DESK_COMMANDS, name);
}

/** Runs one command; returns what to print. */
export async function atDesk(
  name: string,
  args: readonly string[],
  { at, token, json, limit }: DeskCall,
): Promise<string> {
  if (token === undefined) {
    throw new StoreError('Set ADMIN_TOKEN to the token of the running server.');
  }
  const answer = await DESK_COMMANDS[name]?.(
    (path, body) => ask(at, token, path, body),
    args,
    limit,
  );
  return json ? JSON.stringify(answer?.raw, undefined, 2) : (answer?.lines.join('\n') ?? '');
}

async function ask<T>(at: string, token: string, path: string, body?: object): Promise<T> {
  const authorization = `Bearer ${token}`;
  const sent = body && {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const url = new URL(`/admin/${path}`, at);
  const answer = await fetch(url, sent ?? { headers: { authorization } }).catch(() => {
    throw new StoreError(`No server answers at ${url.origin}.`);
  });
  const said: unknown = await answer.json().catch(() => undefined);
  // Our own server's desk answers with these types.
  if (answer.ok) return said as T;
  const { data } = ErrorBody.safeParse(said);
  if (data?.error.code === 'request.unknown-path') {
    throw new StoreError(`The server at ${url.origin} was started without ADMIN_TOKEN.`);
  }
  throw new StoreError(data?.error.message ?? `The server answered ${answer.status}.`);
}

function needed([value]: readonly string[], name: string): string {
  if (value === undefined) throw new StoreError(`Which ${name}?`);
  return value;
}

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** For a time such as 30m, 24h or 7d. */
export function secondsOf(text: string): number {
  const [, number, unit = 's'] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (number === undefined || Number(number) === 0) {
    throw new StoreError('For how long? Such as 30m, 24h or 7d.');
  }
  return Number(number) * UNITS[unit as keyof typeof UNITS];
}

function statusLines({ nodes, matches, bans }: Status): string[] {
  const sum = (of: (node: Vitals) => number) => nodes.reduce((all, node) => all + of(node), 0);
  return [
    `tables   ${matches.running} running, ${matches.waiting} waiting, ${matches.over} over`,
    `players  ${sum(node => node.seated)} at their seats, ${sum(node => node.watching)} looking on`,
    ...nodes.flatMap(nodeLines),
    `bans     ${bans.length === 0 ? 'none' : bans.map(banLine).join('; ')}`,
  ];
}

function nodeLines(node: Vitals): string[] {
  const percent = Math.round(node.load * 100);
  const megabytes = Math.round(node.memory / 1e6);
  const refused = Object.entries(node.refused).map(([code, times]) => `${code} ×${times}`);
  return [
    `node     ${node.node}, since ${time(node.since)}`,
    `  load     ${percent} % of its thread, ${node.cores} cores, ${megabytes} MB`,
    `  holds    ${node.tables} tables, ${node.sockets} sockets`,
    `  moves    ${node.movesPerMinute} a minute, ${node.moves} since its start`,
    `  refused  ${refused.length === 0 ? 'nothing' : refused.join(', ')}`,
    `  errors   ${node.errors}`,
    ...node.lastErrors.map(({ at, what, name }) => `    ${time(at)}  ${what}: ${name}`),
  ];
}

function tableLines(table: TableShown): string[] {
  const { id, status, game, unlisted, updatedAt, seats, watching } = table;
  const shown = unlisted ? 'private' : 'public';
  return [
    [id, status.padEnd(7), time(updatedAt), game, shown].join('  '),
    ...seats.map(({ seat, name, bot, addresses, owes }) => {
      const who = name ?? (bot === undefined ? '–' : `${bot} bot`);
      const from = addresses.length > 0 ? `from ${addresses.join(', ')}` : '';
      return `  seat ${seat}  ${[who, from, owes ? 'to move' : ''].filter(Boolean).join('  ')}`;
    }),
    ...watching.map(([address, count]) => `  ${count} looking on from ${address}`),
  ];
}

function banLine({ address, seconds }: BanShown): string {
  const [unit, size] = Object.entries(UNITS).findLast(([, each]) => seconds >= each) ?? ['s', 1];
  return `${address} for ${Math.round(seconds / size)}${unit}`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
