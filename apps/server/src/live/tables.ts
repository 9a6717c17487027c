// All tables in memory: opened when somebody comes, forgotten when nobody is there any more.
import { type ClockState, ProtocolError } from '@loggia/protocol';
import type { Games } from '../games.ts';
import type { MatchChange, MatchRecord, Store } from '../store/store.ts';
import type { Rooms } from './audience.ts';
import type { BotHost, BotReason, BotTurn } from './bots.ts';
import { Alarms, nextAlarm, overdue, Stopwatch } from './clock.ts';
import { detailsOf, isComplete, seatOf, standIn } from './details.ts';
import { isRefusal } from './engine.ts';
import { stateFor } from './frames.ts';
import { newestState } from './newest-state.ts';
import type { Observer } from './observer.ts';
import { publicMatch } from './public-match.ts';
import { Table } from './table.ts';

export interface TablesParts {
  store: Store;
  games: Games;
  observer: Observer;
  bots?: BotHost;
  rooms(game: string): Rooms;
}

const IDLE_MILLISECONDS = 60_000;
const SWEEP_MILLISECONDS = 5_000;
/** With more tables in memory than this, those nobody is at are forgotten sooner. */
const CROWD = 1_000;
const CROWDED_MILLISECONDS = 5_000;
/** Comings and goings within this time are told together. */
const PRESENCE_MILLISECONDS = 40;
const CONFLICTS_MOST = 8;
/** The level of a bot that stands in for a person. */
const STAND_IN_LEVEL = 'medium';

export class Tables {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<Table>>();
  readonly #loaded = new Map<string, Table>();
  readonly #announcing = new Set<string>();
  /** Looks at a stored record that are still waiting for their turn. */
  readonly #rereading = new Map<string, Promise<MatchRecord>>();
  readonly #alarms: Alarms;
  /** Of all matches whose clocks run, in memory or not. */
  readonly #stopwatches = new Map<string, Stopwatch>();
  readonly #sweeper: NodeJS.Timeout;
  #closing = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(matchId => void this.#clockRanOut(matchId));
    this.#sweeper = setInterval(
      () => this.sweep(performance.now() - this.#patience()),
      SWEEP_MILLISECONDS,
    );
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  get store(): Store {
    return this.#parts.store;
  }

  get hasBots(): boolean {
    return this.#parts.bots !== undefined;
  }

  /** The table of a match; unknown matches leave nothing behind. */
  async open(id: string): Promise<Table> {
    if (this.#closing) throw new ProtocolError('server.closing');
    const known = this.#open.get(id);
    if (known !== undefined) {
      const table = await known;
      // Somebody is about to use it: it must not be swept away under them.
      table.lastUsed = performance.now();
      return table;
    }
    const loading = this.#load(id);
    this.#open.set(id, loading);
    try {
      const table = await loading;
      this.#loaded.set(id, table);
      return table;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  /** The table, if it is in memory already. */
  loaded(id: string): Table | undefined {
    return this.#loaded.get(id);
  }

  async #load(id: string): Promise<Table> {
    const { store, games, rooms } = this.#parts;
    const match = await store.match(id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    const entry = games.of(match);
    const state = await newestState(store, entry, id);
    const parts = {
      store,
      entry,
      rooms: rooms(match.game),
      elapsed: (clockState: ClockState) => this.elapsed(id, clockState),
      events: {
        advanced: (table: Table) => this.#advanced(table),
        changed: (table: Table) => this.announce(table.id),
      },
    };
    return new Table(parts, match, state);
  }

  /** Work on a match, in turn with everything else that happens at its table. */
  async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#open.has(id) ? (await this.open(id)).inTurn(work) : work();
  }

  /**
   * Changes the record of a match: reads it, lets `decide` say what changes, writes it if nobody
   * else did meanwhile.
   */
  change(id: string, decide: (match: MatchRecord) => MatchChange): Promise<MatchRecord> {
    return this.inTurn(id, async () => {
      for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
        const match = await this.record(id);
        const changed = await this.store.updateMatch(id, match.version, decide(match));
        if (changed !== undefined) return this.#noticed(changed);
      }
      throw new ProtocolError('match.busy');
    });
  }

  /** Lets the store change the seats itself (it decides who gets one), then looks. */
  changeSeats<T>(id: string, work: () => Promise<T>): Promise<{ done: T; match: MatchRecord }> {
    return this.inTurn(id, async () => {
      const done = await work();
      return { done, match: await this.#noticed(await this.record(id)) };
    });
  }

  /**
   * The record as it is stored; a table learns what it has missed (another node wrote). Whoever
   * asks before the look has begun shares it: guessed credentials must not fill a table's queue.
   */
  reread(id: string): Promise<MatchRecord> {
    const waiting = this.#rereading.get(id);
    if (waiting !== undefined) return waiting;
    const reading = this.inTurn(id, async () => {
      this.#rereading.delete(id);
      const match = await this.record(id);
      const table = this.#loaded.get(id);
      return table === undefined || table.match.version >= match.version
        ? match
        : this.#noticed(match);
    }).finally(() => {
      if (this.#rereading.get(id) === reading) this.#rereading.delete(id);
    });
    this.#rereading.set(id, reading);
    return reading;
  }

  async record(id: string): Promise<MatchRecord> {
    const match = await this.store.match(id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    return match;
  }

  /** A record has changed: the table learns it, everybody there is told, bots are called. */
  async #noticed(match: MatchRecord): Promise<MatchRecord> {
    const table = await this.#open.get(match.id)?.catch(() => undefined);
    if (table === undefined || table.match.version > match.version) return match;
    table.learn(match);
    this.announce(match.id);
    this.#callBots(table);
    return match;
  }

  /** Starts the game if it waits and every seat has somebody who has come. */
  async startIfComplete(match: MatchRecord): Promise<MatchRecord> {
    if (match.status !== 'waiting' || !isComplete(match)) return match;
    const table = await this.open(match.id);
    await table.start();
    return table.match;
  }

  /** Somebody came or went: everybody at the table is told soon, once. */
  announce(id: string): void {
    if (this.#announcing.has(id)) return;
    this.#announcing.add(id);
    setTimeout(() => {
      this.#announcing.delete(id);
      const table = this.#loaded.get(id);
      if (table === undefined) return;
      table.audience.tell(['matchData', id, table.players()]);
      table.audience.tell(['table', id, publicMatch(table.match, this)]);
    }, PRESENCE_MILLISECONDS).unref();
  }

  #advanced(table: Table): void {
    const { clockState } = detailsOf(table.match);
    if (clockState !== undefined) this.#wind(table.id, clockState);
    this.#callBots(table);
  }

  #wind(id: string, clockState: ClockState): void {
    if (clockState.running.length === 0) this.#stopwatches.delete(id);
    else if (!this.#stopwatches.has(id)) this.#stopwatches.set(id, new Stopwatch());
    this.#alarms.set(id, nextAlarm(clockState, this.elapsed(id, clockState)));
  }

  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number {
    return (this.#stopwatches.get(id) ?? new Stopwatch()).elapsed(clockState);
  }

  /** Tells the driver of every seat that owes a decision and is not played by a person. */
  #callBots(table: Table): void {
    for (const seat of table.toMove()) {
      const reason = this.#standInFor(table, seat);
      if (reason !== undefined) this.#callBot(table, seat, reason);
    }
  }

  /** Why a bot decides for a seat now, if one does. */
  #standInFor(table: Table, seat: number): BotReason | undefined {
    const { clockState } = detailsOf(table.match);
    const late =
      clockState !== undefined &&
      overdue(clockState, this.elapsed(table.id, clockState)).includes(seat);
    return standIn(seatOf(table.match, seat)) ?? (late ? 'clock' : undefined);
  }

  #callBot(table: Table, seat: number, reason: BotReason): void {
    const { bots } = this.#parts;
    const { state, entry, id } = table;
    if (bots === undefined || state === undefined || this.#closing) return;
    const turn: BotTurn = {
      matchId: id,
      module: entry.module,
      seat,
      level: seatOf(table.match, seat).bot ?? STAND_IN_LEVEL,
      reason,
      stateID: state._stateID,
      view: stateFor(entry, state, seat).G,
      people: () => this.#loaded.get(id)?.audience.people() ?? [],
      play: async move => {
        const began = performance.now();
        const now = await this.open(id);
        // Its owner may have come back while the bot was thinking.
        if (this.#standInFor(now, seat) === undefined) return;
        await now.play({ seat, stateID: state._stateID, move });
        const milliseconds = performance.now() - began;
        this.#parts.observer.moved({ game: entry.module.name, by: 'bot', milliseconds });
      },
    };
    try {
      bots.turn(turn);
    } catch (error) {
      this.#parts.observer.failed('bots', error);
    }
  }

  async #clockRanOut(matchId: string): Promise<void> {
    try {
      this.#advanced(await this.open(matchId));
    } catch (error) {
      if (!isRefusal(error)) this.#parts.observer.failed('clock', error);
    }
  }

  /** After a start of the server: bots that owe decisions and clocks that run. */
  async resume(): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.#parts.store.listMatches({
        status: ['running'],
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      });
      for (const match of page.matches) await this.#resume(match);
      cursor = page.next;
    } while (cursor !== undefined);
  }

  async #resume(match: MatchRecord): Promise<void> {
    const { clockState, toMove } = detailsOf(match);
    const owed = (toMove ?? []).some(seat => standIn(seatOf(match, seat)) !== undefined);
    if (clockState === undefined && !owed) return;
    try {
      this.#advanced(await this.open(match.id));
    } catch (error) {
      // A match under rules of another time stays as it is; it must not keep the others waiting.
      if (!isRefusal(error)) throw error;
    }
  }

  /** Somebody who looks at one table after the other does not have them all kept. */
  #patience(): number {
    return this.#loaded.size > CROWD ? CROWDED_MILLISECONDS : IDLE_MILLISECONDS;
  }

  /** Forgets tables nobody has used since. */
  sweep(before: number): void {
    for (const [id, table] of this.#loaded) {
      if (table.isIdle && table.lastUsed < before) this.forget(id);
    }
  }

  /** Removes tables that have not changed since, and all that is known of them. */
  async expire(before: { waiting?: number; running?: number }): Promise<void> {
    for (const id of await this.store.expire(before)) {
      this.forget(id);
      this.#alarms.set(id, undefined);
      this.#stopwatches.delete(id);
    }
  }

  forget(id: string): void {
    this.#loaded.delete(id);
    this.#open.delete(id);
  }

  /** Finishes the moves in flight; nothing new is taken. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#sweeper);
    this.#alarms.close();
    await Promise.all([...this.#loaded.values()].map(table => table.settled()));
  }
}
