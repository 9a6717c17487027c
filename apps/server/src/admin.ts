// The operator's command line, with the server's configuration; works while the server runs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { atDesk, isDeskCommand, secondsOf } from './desk/commands.ts';
import { GAMES } from './engine/games.ts';
import { helpText } from './help.ts';
import { recordedGame } from './match/export.ts';
import { withoutSecrets } from './ops/logger.ts';
import { verdictOn } from './ops/verify.ts';
import { datedBackup } from './store/dated-backup.ts';
import { openStore, type StorePlace } from './store/open.ts';
import { move, restore } from './store/restore.ts';
import { type MatchRecord, type Store, StoreError } from './store/store.ts';
import { MATCH_STATUSES, type MatchStatus } from './store/words.ts';

const USAGE = `Usage: pnpm admin <command>

  list [waiting|running|over]   the newest matches; --limit 50, --json
  show <match>                  all that is stored of a match but its secrets
  export <match> [file]         the whole game, secrets and all, as JSON
  delete <match>                removes a match for good
  backup <file>                 copies the database into a new SQLite file while play goes on
  backups <folder>              the same into a folder, keeping the newest; --keep 14, --every 24h
  restore <file>                fills an empty database from a backup
  move <place>                  copies everything into an empty database: a folder, or postgresql://…
  verify <file>                 whether an exported game was dealt as its table had promised

At the running server, with its ADMIN_TOKEN in the environment; --at https://… where it is not here:

  status                        tables, players, load and errors of all nodes; --json
  tables [waiting|running]      the newest tables and who is there; --limit 50, --json
  table <match>                 one of them, with all that was refused there
  end <match>                   tells everybody at a table and removes it for good
  ban <address> [24h]           takes nothing from an address for a while
  unban <address>               lets it in again
  bans                          who is banned, and for how long
`;

/** A wrong invocation. */
class UsageError extends Error {}

interface Options {
  json: boolean;
  limit: number;
  keep: number;
  /** In milliseconds; absent: once. */
  every: number | undefined;
}

type Command = (store: Store, args: readonly string[], options: Options) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async list(store, [status], { json, limit }) {
    const statuses = status === undefined ? [...MATCH_STATUSES] : [statusOf(status)];
    const { matches } = await store.listMatches({ status: statuses, limit });
    if (json) print(JSON.stringify(matches.map(withoutSecrets), undefined, 2));
    else for (const match of matches) print(line(match));
  },

  async show(store, args) {
    const match = await store.match(argument(args, 'match'));
    if (match === undefined) throw new StoreError('There is no such match.');
    const moves = (await store.state(match.id))?.version ?? 0;
    print(JSON.stringify({ ...withoutSecrets(match), stateVersion: moves }, undefined, 2));
  },

  async export(store, args) {
    const game = await recordedGame(store, argument(args, 'match'));
    if (game === undefined) throw new StoreError('There is no such match.');
    const text = JSON.stringify(game, undefined, 2);
    const file = args[1];
    if (file === undefined) print(text);
    // Never overwrites an existing file.
    else writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
  },

  async delete(store, args) {
    const id = argument(args, 'match');
    if (!(await store.deleteMatch(id))) throw new StoreError('There is no such match.');
    print(`Deleted ${id}.`);
  },

  async backup(store, args) {
    const file = argument(args, 'file');
    await store.backup(file);
    print(`Wrote ${file}.`);
  },

  async backups(store, args, { keep, every }) {
    const folder = argument(args, 'folder');
    for (;;) {
      try {
        print(`Wrote ${await datedBackup(store, { folder, keep })}.`);
      } catch (error) {
        // The disk may be full tonight; try again tomorrow.
        if (every === undefined) throw error;
        console.error(error instanceof Error ? error.message : String(error));
      }
      if (every === undefined) return;
      await pause(every);
    }
  },
};

function placeOf(text: string): StorePlace {
  return /^postgres(ql)?:\/\//.test(text)
    ? { dataDir: '', databaseUrl: text }
    : { dataDir: text, databaseUrl: undefined };
}

function statusOf(word: string): MatchStatus {
  const status = MATCH_STATUSES.find(known => known === word);
  if (status === undefined) throw new UsageError(`"${word}" is no status of a match.`);
  return status;
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new UsageError(`${option} takes a whole number.`);
  }
  return number;
}

function argument(args: readonly string[], name: string): string {
  const [value] = args;
  if (value === undefined) throw new UsageError(`Which ${name}?`);
  return value;
}

function line(match: MatchRecord): string {
  const who = match.seats.map(seat => seat.name ?? (seat.bot ? `${seat.bot} bot` : '–'));
  const when = new Date(match.updatedAt).toISOString().slice(0, 16).replace('T', ' ');
  return [match.id, match.status.padEnd(7), when, match.game, who.join(', ')].join('  ');
}

/** Names come from players, so they must not be able to control a terminal. */
function print(text: string): void {
  console.log(text.replace(/[^\P{C}\n]/gu, '�'));
}

/** Needs only the file; no database is opened. */
function verify(file: string): void {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  const { answer, sentence } = verdictOn(parse(readFileSync(file, 'utf8')), GAMES);
  print(sentence);
  if (answer === 'no') process.exitCode = 1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
      at: { type: 'string' },
      keep: { type: 'string', default: '14' },
      every: { type: 'string' },
    },
  });
  const [name, ...args] = positionals;
  if (values.help) return print(`${USAGE}\n${helpText()}`);
  if (name === 'verify') return verify(argument(args, 'file'));
  const config = readConfig(process.env);
  const place: StorePlace = { dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL };
  if (name === 'restore') {
    await restore(place, argument(args, 'file'));
    return print('Restored.');
  }
  if (name === 'move') {
    await move(place, placeOf(argument(args, 'place')));
    return print('Moved. The old database is as it was.');
  }
  const limit = wholeNumber('--limit', values.limit);
  const keep = wholeNumber('--keep', values.keep);
  const every = values.every === undefined ? undefined : secondsOf(values.every) * 1000;
  if (isDeskCommand(name)) {
    const at = values.at ?? `http://127.0.0.1:${config.PORT}`;
    if (!URL.canParse(at)) throw new UsageError('--at takes an address such as https://….');
    return print(
      await atDesk(name, args, { at, token: config.ADMIN_TOKEN, json: values.json, limit }),
    );
  }
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
  if (command === undefined) throw new UsageError(name ? `There is no "${name}".` : 'Do what?');
  const store = await openStore(place);
  try {
    await command(store, args, { json: values.json, limit, keep, every });
  } finally {
    await store.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const wrongCall =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE'));
  const expected = error instanceof StoreError || error instanceof ConfigError;
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(wrongCall ? `${sentence}\n\n${USAGE}` : sentence);
  if (!wrongCall && !expected && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = wrongCall ? 2 : 1;
}
