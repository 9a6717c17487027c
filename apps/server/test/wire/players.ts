// Players of every kind: the stock boardgame.io client, the stock lobby client, raw sockets.
import { createRequire } from 'node:module';
import { Calimala, calimala, type Move, type View } from '@loggia/calimala';
import { pick, type Random, seededRandom, type Typed } from '@loggia/kernel';
import { io, type Socket } from 'socket.io-client';
import type { Setup } from '../../src/engine/engine.ts';
import { storedSetup } from '../../src/match/chance.ts';
import type { Store } from '../../src/store/store.ts';
import type { House } from './house.ts';

const require = createRequire(import.meta.url);
const stock: typeof import('boardgame.io/client') = require('boardgame.io/dist/cjs/client.js');
const transports: typeof import('boardgame.io/multiplayer') = require('boardgame.io/dist/cjs/multiplayer.js');

export const { LobbyClient } = stock;

/** How long to wait before reporting something as missing; not a measure of speed. */
const PATIENCE_MS = 300_000;

export interface Ticket {
  matchID: string;
  playerID: string;
  credentials: string;
}

export type StockClient = ReturnType<typeof stock.Client>;

/** The client from npm, unchanged. */
export function stockClient(
  house: House,
  ticket: { matchID: string; playerID?: string; credentials?: string },
  transport: 'websocket' | 'polling' = 'websocket',
  extraHeaders: Record<string, string> = {},
): StockClient {
  const client = stock.Client({
    game: Calimala,
    debug: false,
    numPlayers: 3,
    multiplayer: transports.SocketIO({
      server: house.url,
      socketOpts: { transports: [transport], extraHeaders },
    }),
    ...ticket,
  });
  client.start();
  return client;
}

/** A table of three whose seats are all taken: the game is running. */
export async function seatedTable(
  house: Pick<House, 'url'>,
  create: { numPlayers?: number; setupData?: object; unlisted?: boolean; clock?: object } = {},
): Promise<{ matchID: string; tickets: Ticket[]; invite: string; host: string }> {
  const numPlayers = create.numPlayers ?? 3;
  const opened = await openedTable(house, { ...create, numPlayers });
  const { matchID, invite, credentials: host } = opened;
  const tickets: Ticket[] = [];
  for (let seat = 0; seat < numPlayers; seat++) {
    const who = { playerID: String(seat), playerName: `Player ${seat}`, invite };
    tickets.push(await sitDown(house, matchID, who));
  }
  return { matchID, tickets, invite, host };
}

/** The path of a table's endpoint. */
export const at = (matchID: string, verb = '') => `/games/calimala/${matchID}${verb && `/${verb}`}`;

/** A table of three that waits for its players. */
export async function openedTable(house: Pick<House, 'url'>, create: object = {}) {
  const answer = await post(house, '/games/calimala/create', { numPlayers: 3, ...create });
  const { matchID = '', hostCredentials: credentials = '', invite = '' } = answer;
  return { matchID, credentials, invite };
}

export async function sitDown(
  house: Pick<House, 'url'>,
  matchID: string,
  body: object = {},
): Promise<Ticket> {
  const joined = await post(house, at(matchID, 'join'), { playerName: 'Ada', ...body });
  const { playerID = '', playerCredentials: credentials = '' } = joined;
  return { matchID, playerID, credentials };
}

/** The outcome of a request: the code it is refused with, or `ok`. */
export async function codeOf(
  house: Pick<House, 'url'>,
  path: string,
  body?: object,
  token?: string,
): Promise<string> {
  const answer = await request(house, path, {
    ...(body && { body }),
    ...(token !== undefined && { token }),
  });
  return answer.status === 200 ? 'ok' : answer.body.error.code;
}

/** What a stored match was dealt from. */
export async function dealtFrom(store: Store, matchID: string): Promise<Setup> {
  const match = await store.match(matchID);
  if (match === undefined) throw new Error(`match ${matchID} is gone`);
  return storedSetup(store, match);
}

type Json = Record<string, unknown> & { error: { code: string } };

export async function request(
  house: Pick<House, 'url'>,
  path: string,
  init: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Json; headers: Headers; text: string }> {
  const answer = await fetch(house.url + path, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    ...(init.body !== undefined && {
      body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body),
    }),
    headers: {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
      ...init.headers,
    },
  });
  const text = await answer.text();
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {
    body = { error: { code: 'not json' } };
  }
  return { status: answer.status, body, headers: answer.headers, text };
}

/** A request that must succeed. */
export async function post(
  house: Pick<House, 'url'>,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  const { status, body: answer, text } = await request(house, path, { body });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return answer as unknown as Record<string, string>;
}

/** A socket that records every frame. */
export class RawSocket {
  readonly socket: Socket;
  readonly frames: unknown[][] = [];
  #waiting: { test: (frame: unknown[]) => boolean; found: (frame: unknown[]) => void }[] = [];

  constructor(house: Pick<House, 'url'>, game = 'calimala', headers: Record<string, string> = {}) {
    this.socket = io(`${house.url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    });
    this.socket.onAny((...frame) => {
      this.frames.push(frame);
      const found = this.#waiting.filter(({ test }) => test(frame));
      this.#waiting = this.#waiting.filter(waiting => !found.includes(waiting));
      for (const waiting of found) waiting.found(frame);
    });
  }

  async connected(): Promise<this> {
    if (this.socket.connected) return this;
    await new Promise<void>((done, failed) => {
      this.socket.once('connect', done);
      this.socket.once('connect_error', failed);
    });
    return this;
  }

  emit(event: string, ...args: unknown[]): this {
    this.socket.emit(event, ...args);
    return this;
  }

  /** The next frame of an event. */
  next(event: string, test: (frame: unknown[]) => boolean = () => true): Promise<unknown[]> {
    return new Promise((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`no ${event} came`)), PATIENCE_MS);
      this.#waiting.push({
        test: frame => frame[0] === event && test(frame),
        found: frame => {
          clearTimeout(timer);
          found(frame);
        },
      });
    });
  }

  async sync(matchID: unknown, playerID: unknown, credentials?: unknown): Promise<SyncedState> {
    const answer = this.next('sync');
    this.emit('sync', matchID, playerID, credentials);
    const [, , info] = await answer;
    return (info as { state: SyncedState }).state;
  }

  /** Sends a request that must be refused; returns the code. */
  async refusal(event: string, ...args: unknown[]): Promise<string> {
    const answer = this.next('refused');
    this.emit(event, ...args);
    const [, refused] = await answer;
    return (refused as { code: string }).code;
  }

  close(): void {
    this.socket.close();
  }
}

export interface SyncedState {
  G: View & { events: unknown[] };
  ctx: { gameover?: unknown; currentPlayer: string };
  _stateID: number;
}

/** The arguments of an `update` as the stock client sends them. */
export function moveArgs<M extends Typed = Move>(
  move: M,
  stateID: number,
  { matchID, playerID, credentials }: Ticket,
): unknown[] {
  const { type, ...details } = move;
  const payload = { type, args: [details], playerID, credentials };
  return [{ type: 'MAKE_MOVE', payload }, stateID, matchID, playerID];
}

/** Waits until something is true of a client. */
export async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise(done => setTimeout(done, 2));
  }
}

/** Any legal move of the seat that does not take back. */
export function anyMove(view: View, seat: number, random: Random): Move {
  const moves = calimala.legal(view, seat).filter(move => !calimala.takesBack(move));
  return pick(random, moves);
}

/** Plays a running game to its end. */
export async function finish(house: House, matchID: string): Promise<void> {
  const table = await house.app.tables.open(matchID);
  const random = seededRandom('finish');
  for (;;) {
    const [seat] = table.toMove();
    if (seat === undefined) return;
    await table.play({ seat, move: anyMove(table.state?.G, seat, random) });
  }
}
