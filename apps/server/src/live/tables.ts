// All tables in memory: opened when somebody comes, unloaded when nobody is there any more.
import type { RuleError } from '@loggia/kernel';
import { type ClockState, ProtocolError } from '@loggia/protocol';
import type { BotHost } from '../bots/turn.ts';
import type { CompanyNews } from '../cluster/news.ts';
import type { ClusterNode } from '../cluster/node.ts';
import { isRefusal, wireOf } from '../door/refusals.ts';
import { WAITING_VERSION } from '../engine/engine.ts';
import type { Games } from '../engine/games.ts';
import { lastMoved, newestState } from '../match/newest-state.ts';
import type { Company, Patience } from '../match/public-match.ts';
import type { Observer } from '../ops/observer.ts';
import type { Registry, Versions } from '../store/registry.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { Announcer } from './announcer.ts';
import { Asked } from './asked.ts';
import type { Audience, Rooms } from './audience.ts';
import { Caretaker } from './caretaker.ts';
import { hear } from './chat.ts';
import { Departures } from './departures.ts';
import type { Frame } from './frames.ts';
import { Housekeeper } from './housekeeper.ts';
import { type Surroundings, Table } from './table.ts';

export interface TablesParts {
  store: Store;
  games: Games;
  observer: Observer;
  bots?: BotHost;
  patience: Patience;
  rooms(game: string): Rooms;
  /** Somebody came or went, or a match was written elsewhere. */
  noticed(id: string): void;
  /** This node has stored a move, or the start. */
  stored(table: Table): void;
  /** This server among others on one database. */
  node?: ClusterNode;
  /** The versions in the store, if others write there too. */
  versions?: Registry['versions'];
}

/** A store that does not answer is asked again. */
const SOON_MILLISECONDS = 1_000;

export class Tables {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<Table>>();
  readonly #loaded = new Map<string, Table>();
  /** Tables whose read of the store has not started yet. */
  readonly #looking = new Set<string>();
  readonly #caretaker: Caretaker;
  readonly #departures: Departures;
  readonly #announcer: Announcer;
  readonly #surroundings: Surroundings;
  readonly housekeeper: Housekeeper;
  #closing = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { store, observer, bots } = parts;
    this.#caretaker = new Caretaker({
      store,
      observer,
      ...(bots && { bots }),
      ...(parts.node && { custody: parts.node.custody }),
      remind: (id, keeper) => parts.node?.tell({ kind: 'match', id, keeper }),
      open: id => this.open(id),
      loaded: id => this.loaded(id),
    });
    this.#departures = new Departures({
      store,
      learn: match => this.learn(match),
      announce: id => this.announce(id),
      failed: (id, error) => this.#missed(id, error, () => this.announce(id)),
    });
    this.#announcer = new Announcer({
      presence: this,
      departures: this.#departures,
      loaded: id => this.loaded(id),
      noticed: parts.noticed,
      node: parts.node,
    });
    this.#surroundings = {
      store,
      elapsed: (id, clockState) => this.elapsed(id, clockState),
      events: {
        advanced: table => this.#caretaker.advanced(table),
        changed: table => this.announce(table.id),
        stored: table => parts.stored(table),
        // On a single node, the next move finds out.
        doubted: id => parts.node && setTimeout(() => this.look(id), SOON_MILLISECONDS).unref(),
      },
    };
    this.housekeeper = new Housekeeper(this.#loaded, table => {
      this.#caretaker.rest(table);
      this.forget(table.id);
    });
  }

  get size(): number {
    return this.#open.size;
  }

  get store(): Store {
    return this.#parts.store;
  }

  get hasBots(): boolean {
    return this.#caretaker.hasBots;
  }

  get patience(): Patience {
    return this.#parts.patience;
  }

  /** The table of a match; unknown matches leave nothing behind. */
  async open(id: string): Promise<Table> {
    if (this.#closing) throw new ProtocolError('server.closing');
    const known = this.#open.get(id);
    if (known !== undefined) {
      const table = await known;
      // It is about to be used, so it must not be swept away.
      table.lastUsed = performance.now();
      return table;
    }
    const loading = this.#load(id);
    this.#open.set(id, loading);
    try {
      const table = await loading;
      this.#loaded.set(id, table);
      // Its keeper may have forgotten.
      if (this.#parts.node !== undefined) this.#caretaker.care(table);
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
    const { store, games, rooms, node, versions } = this.#parts;
    const match = await store.match(id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    const entry = games.of(match);
    const asked = new Asked(entry);
    const state = await newestState(store, entry, id, asked);
    const lastChat = (await versions?.([id]))?.[0]?.chat;
    const parts = {
      surroundings: this.#surroundings,
      ...(node && { elsewhere: node.crowd.at(id) }),
      ...(lastChat !== undefined && { lastChat }),
      entry,
      asked,
      rooms: rooms(match.game),
      movedAt: await lastMoved(store, match, state?._stateID ?? WAITING_VERSION),
    };
    return new Table(parts, match, state);
  }

  /** Work on a match, in turn with everything else at its table. */
  async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#open.has(id) ? (await this.open(id)).inTurn(work) : work();
  }

  /** A record has changed: updates the table and everybody there, and calls the bots. */
  async learn(match: MatchRecord): Promise<MatchRecord> {
    const table = await this.#open.get(match.id)?.catch(() => undefined);
    if (table === undefined || table.match.version > match.version) return match;
    table.learn(match);
    this.announce(match.id);
    this.#caretaker.care(table);
    return match;
  }

  /** Somebody came or went: everybody at the table hears of it soon, and once. */
  announce(id: string): void {
    this.#announcer.announce(id);
  }

  frameOf(table: Table): Frame {
    return this.#announcer.frameOf(table);
  }

  /** Who is at a table, on all nodes. */
  company(id: string): (Company & Pick<Audience, 'places' | 'watching'>) | undefined {
    return this.#loaded.get(id)?.audience ?? this.#parts.node?.crowd.at(id);
  }

  /** Nudges the players who have to decide, on whichever node they are. */
  nudge(id: string, by: number): void {
    this.nudged(id, by);
    this.#parts.node?.tell({ kind: 'nudge', id, by });
  }

  nudged(id: string, by: number): void {
    const table = this.#loaded.get(id);
    if (table === undefined) return;
    const called = table.toMove().filter(other => other !== by);
    table.audience.tell(
      ['nudged', id, { by }],
      viewer => viewer !== null && called.includes(viewer),
    );
  }

  /** A match was written elsewhere: the people here are updated. */
  look(id: string): void {
    this.#parts.noticed(id);
    const table = this.#loaded.get(id);
    if (table === undefined) this.#caretaker.look(id);
    if (table === undefined || this.#looking.has(id)) return;
    this.#looking.add(id);
    const looking = table.inTurn(async () => {
      this.#looking.delete(id);
      const before = table.match.version;
      await table.refresh();
      if (table.match.version === before) return;
      this.announce(id);
      this.#caretaker.care(table);
    });
    looking.catch(error => this.#missed(id, error, () => this.look(id)));
  }

  reminded(id: string): void {
    this.#caretaker.reminded(id);
  }

  /** Somebody spoke elsewhere. */
  hearChat(id: string, seq: number): void {
    const table = this.#loaded.get(id);
    if (table === undefined || table.talk.upTo >= seq) return;
    hear(this.store, table).catch(error => this.#missed(id, error, () => this.hearChat(id, seq)));
  }

  /** What could not be read is read later; a match that is gone is dropped. */
  #missed(id: string, error: unknown, again: () => void): void {
    if (isRefusal(error)) {
      this.gone(id, error.code === 'match.unknown' ? undefined : error);
      return;
    }
    this.#parts.observer.failed('news', error);
    if (!this.#closing) setTimeout(again, SOON_MILLISECONDS).unref();
  }

  /** The versions of the tables in memory. */
  known(): Versions[] {
    return [...this.#loaded.values()].map(({ id, stateID, match, talk }) => ({
      id,
      state: stateID,
      record: match.version,
      chat: talk.upTo,
    }));
  }

  companies(): CompanyNews[] {
    const companies = [...this.#loaded.values()].map(({ audience }) => audience.company());
    return companies.filter(({ places, watching }) => places.length + watching.length > 0);
  }

  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number {
    return this.#caretaker.elapsed(id, clockState);
  }

  /** After the server starts: bots that have to decide and running clocks. */
  resume(): Promise<void> {
    return this.#caretaker.resume();
  }

  /** Removes tables that have not changed since, and everything about them. */
  async expire(before: { waiting?: number; running?: number }): Promise<void> {
    for (const id of await this.store.expire(before)) this.gone(id);
  }

  /** Ends a table for good, even with people present. */
  async end(id: string): Promise<void> {
    const done = await this.inTurn(id, () => this.store.deleteMatch(id));
    if (!done) throw new ProtocolError('match.unknown');
    this.gone(id);
  }

  /** A match no longer exists: the people there are told. */
  gone(id: string, why: RuleError | ProtocolError = new ProtocolError('match.removed')): void {
    this.#loaded.get(id)?.audience.tell(['dismissed', wireOf(why)]);
    this.#parts.noticed(id);
    this.forget(id);
    this.#caretaker.drop(id);
    this.#parts.node?.crowd.forget(id);
  }

  forget(id: string): void {
    this.#loaded.delete(id);
    this.#open.delete(id);
  }

  /** Finishes the moves in flight; nothing new is accepted. */
  async close(): Promise<void> {
    this.#closing = true;
    this.housekeeper.close();
    this.#caretaker.close();
    this.#departures.close();
    await Promise.all([...this.#loaded.values()].map(table => table.settled()));
  }
}
