// One match in memory: its state, its audience, and a queue through which every move passes.
import type { Viewer } from '@loggia/kernel';
import { type ClockState, ProtocolError } from '@loggia/protocol';
import type { Elsewhere } from '../cluster/crowd.ts';
import {
  begin,
  FIRST_VERSION,
  type GameState,
  play,
  WAITING_VERSION,
  write,
} from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { storedSetup } from '../match/chance.ts';
import { type Departure, detailsOf, isComplete } from '../match/details.ts';
import { lastMoved, newestState } from '../match/newest-state.ts';
import type { LogRow, MatchChange, MatchRecord, Store } from '../store/store.ts';
import type { Asked } from './asked.ts';
import { Audience, type Rooms } from './audience.ts';
import { beginning } from './consequences.ts';
import { type Frame, MoveFrames, syncFrame } from './frames.ts';
import { CONFLICTS_MOST, type MadeMove, type MoveRequest, makeMove } from './moves.ts';
import { Position } from './position.ts';
import { Talk } from './talk.ts';

/** Listeners besides the table's sockets: bots, clocks, presence. */
export interface TableEvents {
  advanced(table: Table): void;
  /** This node has stored a move, or the start; other nodes do not report it again. */
  stored(table: Table): void;
  changed(table: Table): void;
  /** A commit failed, and it is unknown whether it was written. */
  doubted(id: string): void;
}

/** What all tables of a server share. */
export interface Surroundings {
  store: Store;
  events: TableEvents;
  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number;
}

export interface TableParts {
  surroundings: Surroundings;
  rooms: Rooms;
  asked: Asked;
  entry: GameEntry;
  movedAt: number;
  /** The audience on other nodes. */
  elsewhere?: Elsewhere;
  /** The last message when the table was opened; set only if other nodes may send more. */
  lastChat?: number;
}

/** The departures in this record that were not in the previous one. */
function newDepartures(before: MatchRecord, now: MatchRecord): Departure[] {
  const { left: known = [] } = detailsOf(before);
  const { left = [] } = detailsOf(now);
  return left.filter(one => !known.some(({ seat, at }) => seat === one.seat && at === one.at));
}

/** Moves read at a time. */
const PAGE = 100;

export class Table {
  readonly id: string;
  readonly entry: GameEntry;
  readonly audience: Audience;
  readonly asked: Asked;
  /** When the last move was made, on any node. */
  movedAt: number;
  readonly talk: Talk;
  /** The presence last reported to other nodes. */
  toldCompany = '';
  /** By monotonic time. */
  lastUsed = performance.now();
  readonly surroundings: Surroundings;
  readonly #position: Position;
  #match: MatchRecord;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;

  constructor(parts: TableParts, match: MatchRecord, state: GameState | undefined) {
    this.id = match.id;
    this.entry = parts.entry;
    this.asked = parts.asked;
    this.surroundings = parts.surroundings;
    this.#position = new Position(parts.entry, state);
    this.audience = new Audience(match.id, parts.rooms, parts.elsewhere);
    this.talk = new Talk(parts.lastChat);
    this.#match = match;
    this.movedAt = parts.movedAt;
  }

  get #store(): Store {
    return this.surroundings.store;
  }

  get #events(): TableEvents {
    return this.surroundings.events;
  }

  /** Needed rarely: it wakes a resting state. */
  get state(): GameState | undefined {
    return this.#position.state;
  }

  set state(state: GameState | undefined) {
    this.#position.state = state;
  }

  get stateID(): number {
    return this.#position.stateID;
  }

  get match(): MatchRecord {
    return this.#match;
  }

  /**
   * The record has changed. A player who lost a seat must no longer see its cards, and spectators of
   * a table that has become private must show the invite.
   */
  learn(match: MatchRecord): void {
    const before = this.#match;
    this.#match = match;
    this.audience.noted(newDepartures(before, match));
    for (const { seat, credentialHash } of before.seats) {
      const now = match.seats.find(other => other.seat === seat)?.credentialHash;
      if (credentialHash === undefined || credentialHash === now) continue;
      this.audience.dismiss(seat);
    }
    if (match.unlisted && !before.unlisted) this.audience.dismiss(null);
  }

  get isIdle(): boolean {
    return this.#pending === 0 && this.audience.isEmpty;
  }

  /** The seats that owe a decision. */
  toMove(): number[] {
    return this.#position.toMove();
  }

  /** Whether resting would free anything. */
  get isAwake(): boolean {
    return this.#position.isAwake && this.#pending === 0;
  }

  /** Puts the state to rest: it takes less room until it is needed. */
  rest(): void {
    this.#position.rest();
  }

  /** Everything that changes the table goes through here, one at a time. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#pending++;
    this.lastUsed = performance.now();
    const result = this.#queue.then(work);
    const done = () => {
      this.#pending--;
    };
    this.#queue = result.then(done, done);
    return result;
  }

  /** Resolves when everything queued so far is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** Plays a move; resolves with the new state id once it is stored and sent. */
  play(request: MoveRequest): Promise<number> {
    return this.inTurn(() => makeMove(this, request));
  }

  /** A move was stored: sends it to everybody. */
  moved({ seat, state, change, frames, at }: MadeMove): void {
    this.#note(change, at);
    this.movedAt = at;
    this.asked.note(state, seat);
    this.#advance(state, viewer => frames.for(viewer));
    if (change?.status !== undefined) this.#events.changed(this);
    this.#events.stored(this);
  }

  /** The record as stored now, so that nothing sent about a table is out of date. */
  #note(change: MatchChange | undefined, updatedAt: number): void {
    if (change === undefined) {
      this.#match = { ...this.match, updatedAt };
      return;
    }
    this.learn({ ...this.match, ...change, version: this.match.version + 1, updatedAt });
  }

  /** Sends every view its changes; spectators share one. */
  #advance(state: GameState, frameFor: (viewer: Viewer) => Frame): void {
    this.#show(state, frameFor);
    this.#events.advanced(this);
  }

  #show(state: GameState, frameFor: (viewer: Viewer) => Frame): void {
    this.state = state;
    this.audience.send(frameFor);
    const { clockState } = detailsOf(this.match);
    if (clockState !== undefined) this.audience.tell(['clock', this.id, clockState]);
  }

  /**
   * Starts the game with the current seats and options, if it is still waiting and complete. If
   * another node has started it, only reads the result.
   */
  start(): Promise<void> {
    return this.inTurn(async () => {
      for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
        await this.refresh();
        if (this.match.status !== 'waiting' || !isComplete(this.match)) return;
        if (await this.#tryStart()) {
          await this.refresh();
          this.#events.stored(this);
          return this.#events.changed(this);
        }
      }
      throw new ProtocolError('match.busy');
    });
  }

  async #tryStart(): Promise<boolean> {
    const { match } = this;
    const state = begin(this.entry, await storedSetup(this.#store, match));
    return this.#store.commit(this.id, WAITING_VERSION, {
      version: state._stateID,
      state: write(state),
      log: [],
      match: beginning(this.entry, match, { state, now: Date.now() }),
      record: match.version,
    });
  }

  /** Reads what was written elsewhere; viewers are told move by move. */
  async refresh(): Promise<void> {
    if (this.stateID === WAITING_VERSION) return this.#begun();
    const rows = await this.#missed(this.stateID);
    // Read after the moves: a record may be ahead of them, never behind.
    const match = await this.#store.match(this.id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    this.learn(match);
    for (const { seat = 0, move, at } of rows) {
      const before = this.stateToSee();
      const { state } = play(this.entry, before, seat, move);
      const frames = new MoveFrames(this.entry, { id: this.id, before, after: state });
      this.movedAt = at;
      this.asked.note(state, seat);
      this.#show(state, viewer => frames.for(viewer));
    }
    if (rows.length > 0) this.#events.advanced(this);
  }

  async #missed(stateID: number): Promise<LogRow[]> {
    const rows: LogRow[] = [];
    for (;;) {
      const from = stateID - FIRST_VERSION + rows.length;
      const page = await this.#store.log(this.id, { from, limit: PAGE });
      rows.push(...page);
      if (page.length < PAGE) return rows;
    }
  }

  /** Another node may have started the game. */
  async #begun(): Promise<void> {
    const state = await newestState(this.#store, this.entry, this.id, this.asked);
    const match = await this.#store.match(this.id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    this.learn(match);
    if (state === undefined) return;
    this.movedAt = await lastMoved(this.#store, match, state._stateID);
    this.#advance(state, viewer => this.syncFrameFor(viewer));
  }

  syncFrameFor(viewer: Viewer): Frame {
    const state = this.stateToSee();
    return syncFrame(this.entry, { id: this.id, state, filteredMetadata: this.players() }, viewer);
  }

  /** Refused while the game has not begun. */
  stateToSee(): GameState {
    const { state } = this;
    if (state === undefined) throw new ProtocolError('match.waiting');
    return state;
  }

  /** The players as boardgame.io's clients know them. */
  players() {
    return this.match.seats.map(({ seat, name, data, bot, away }) => ({
      id: seat,
      ...(name !== undefined && { name }),
      ...(data !== undefined && { data }),
      ...(bot !== undefined && { bot }),
      ...(away && { away }),
      isConnected: this.audience.isConnected(seat),
    }));
  }
}
