// A scripted player: plays one seat through any node that answers, and records everything.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calimala, type Move, type View } from '@loggia/calimala';
import { pick, type Random, seededRandom } from '@loggia/kernel';
import { io, type Socket } from 'socket.io-client';
import { applyPatch } from '../live/stock-patch.ts';
import { moveArgs, type Ticket } from '../wire/players.ts';
import type { Acknowledged, SentMove, Watched } from './history.ts';

interface Seen {
  G: View;
  _stateID: number;
}

interface Answer {
  ok: boolean;
  stateID?: number;
  error?: { code: string };
}

/** What all players of a run record. */
export interface Notebook {
  sent: SentMove[];
  acknowledged: Acknowledged[];
  watched: Watched[];
  /** When each match was last seen to advance, and its longest standstill. */
  progress: Map<string, { stateID: number; at: number; longest: number }>;
}

const ANSWER_MS = 8_000;
const QUIET_MS = 4_000;

export function digest(view: unknown): string {
  return createHash('sha1').update(canonical(view)).digest('base64');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export class Player {
  readonly #ticket: Ticket;
  readonly #urls: () => readonly string[];
  readonly #notes: Notebook;
  readonly #random: Random;
  readonly #pauseMs: number;
  #socket: Socket | undefined;
  #watched: Watched | undefined;
  #state: Seen | undefined;
  #changed: () => void = () => {};
  #stopped = false;

  constructor(parts: {
    ticket: Ticket;
    urls: () => readonly string[];
    notes: Notebook;
    pauseMs: number;
  }) {
    this.#ticket = parts.ticket;
    this.#urls = parts.urls;
    this.#notes = parts.notes;
    this.#pauseMs = parts.pauseMs;
    this.#random = seededRandom(`${parts.ticket.matchID} ${parts.ticket.playerID}`);
  }

  get seat(): number {
    return Number(this.#ticket.playerID);
  }

  get isOver(): boolean {
    return this.#state !== undefined && calimala.toMove(this.#state.G).length === 0;
  }

  /** Plays until it is stopped or the game is over. Never rejects. */
  async play(): Promise<void> {
    while (!this.#stopped && !this.isOver) {
      if (this.#socket?.connected !== true) await this.#connect();
      else if (this.#mayMove()) await this.#move();
      else await this.#quiet();
    }
  }

  /** Reads the match again, on any node. */
  async look(): Promise<number> {
    this.#socket?.close();
    while (!(await this.#connect()));
    return this.#state?._stateID ?? 0;
  }

  stop(): void {
    this.#stopped = true;
    this.#changed();
  }

  close(): void {
    this.stop();
    this.#socket?.close();
  }

  #mayMove(): boolean {
    return this.#state !== undefined && calimala.toMove(this.#state.G).includes(this.seat);
  }

  /** Whether it has joined the table on some node. */
  async #connect(): Promise<boolean> {
    this.#socket?.close();
    this.#state = undefined;
    const { matchID, playerID, credentials } = this.#ticket;
    const watched: Watched = { client: randomUUID(), matchID, viewer: this.seat, seen: [] };
    this.#watched = watched;
    this.#notes.watched.push(watched);
    const socket = io(`${pick(this.#random, this.#urls())}/calimala`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    this.#socket = socket;
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials));
    socket.on('sync', (_: string, { state }: { state: Seen }) => this.#see(state));
    socket.on('update', (_: string, state: Seen) => this.#see(state));
    socket.on('patch', (_: string, before: number, __: number, patch: unknown) => {
      if (this.#state?._stateID !== before) return;
      const next = structuredClone(this.#state);
      if (applyPatch(next, patch)) this.#see(next);
    });
    for (const end of ['disconnect', 'connect_error', 'closing', 'refused']) {
      socket.on(end, () => this.#changed());
    }
    socket.on('closing', () => socket.close());
    await this.#next(QUIET_MS);
    if (this.#state === undefined) {
      socket.close();
      await pause(100);
    }
    return this.#state !== undefined;
  }

  #see(state: Seen): void {
    this.#state = state;
    const { _stateID: stateID, G } = state;
    this.#watched?.seen.push({ stateID, view: digest(G) });
    const now = performance.now();
    const { matchID } = this.#ticket;
    const known = this.#notes.progress.get(matchID) ?? { stateID: 0, at: now, longest: 0 };
    if (stateID > known.stateID) {
      const longest = Math.max(known.longest, now - known.at);
      this.#notes.progress.set(matchID, { stateID, at: now, longest });
    }
    this.#changed();
  }

  /** Resolves when something happens, or after this long without anything. */
  async #next(milliseconds: number): Promise<'changed' | 'quiet'> {
    const { promise, resolve } = Promise.withResolvers<'changed'>();
    this.#changed = () => resolve('changed');
    const enough = new AbortController();
    const quiet = pause(milliseconds, 'quiet' as const, { signal: enough.signal });
    try {
      return await Promise.race([promise, quiet]);
    } finally {
      quiet.catch(() => {});
      enough.abort();
    }
  }

  /** Others have to move: after a while without news it looks again, perhaps on another node. */
  async #quiet(): Promise<void> {
    if ((await this.#next(QUIET_MS)) === 'quiet') this.#socket?.close();
  }

  async #move(): Promise<void> {
    await pause(this.#pauseMs * (0.5 + this.#random.next()));
    const state = this.#state;
    if (state === undefined || !this.#mayMove() || this.#stopped) return;
    const moves = calimala.legal(state.G, this.seat).filter(move => !calimala.takesBack(move));
    const move: Move = pick(this.#random, moves);
    const { matchID } = this.#ticket;
    const sent: SentMove = { matchID, seat: this.seat, moveID: randomUUID(), move };
    this.#notes.sent.push(sent);
    // Resent under the same id until a node says whether it counts.
    for (;;) {
      const answer = await this.#ask([
        ...moveArgs(move, state._stateID, this.#ticket),
        sent.moveID,
      ]);
      if (answer?.ok && answer.stateID !== undefined) {
        this.#notes.acknowledged.push({ ...sent, stateID: answer.stateID });
        return;
      }
      const code = answer?.error?.code;
      if (
        code !== undefined &&
        !['server.error', 'match.busy', 'request.too-many'].includes(code)
      ) {
        return;
      }
      while (!(await this.#connect())) if (this.#stopped) return;
    }
  }

  async #ask(args: unknown[]): Promise<Answer | undefined> {
    const socket = this.#socket;
    if (socket?.connected !== true) return undefined;
    const enough = new AbortController();
    try {
      return await Promise.race([
        new Promise<Answer>(done => void socket.emit('update', ...args, done)),
        new Promise<undefined>(gone => void socket.once('disconnect', () => gone(undefined))),
        pause(ANSWER_MS, undefined, { signal: enough.signal }).catch(() => undefined),
      ]);
    } finally {
      enough.abort();
    }
  }
}
