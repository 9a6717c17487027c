// One match in memory: its state, who looks on, and a queue through which every move passes.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Typed, Viewer } from '@loggia/kernel';
import { type ClockState, LIMITS, ProtocolError } from '@loggia/protocol';
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
import { storedSetup, toldChance, wordsOf } from '../match/chance.ts';
import { detailsOf, handoversOf, isComplete, type MatchDetails, seatOf } from '../match/details.ts';
import { isMilestone, newestState } from '../match/newest-state.ts';
import type { Keeper, LogRow, MatchChange, MatchRecord, Store } from '../store/store.ts';
import { Audience, type Rooms } from './audience.ts';
import { ticked, wound } from './clock.ts';
import { type Frame, MoveFrames, syncFrame } from './frames.ts';
import { equal } from './patch.ts';
import { Talk } from './talk.ts';

/** Who hears of changes beyond the sockets of the table: bots, clocks, presence. */
export interface TableEvents {
  advanced(table: Table): void;
  changed(table: Table): void;
  /** A commit failed, and nobody knows whether it was written. */
  doubted(table: Table): void;
}

export interface TableParts {
  store: Store;
  rooms: Rooms;
  events: TableEvents;
  entry: GameEntry;
  /** How long the clocks have run since they were set. */
  elapsed(clockState: ClockState): number;
  /** Those who look on through other nodes. */
  elsewhere?: Elsewhere;
  /** The last message when the table was opened; known where other nodes may bring more. */
  lastChat?: number;
}

export interface MoveRequest {
  seat: number;
  /** The hash of the credentials it came with; absent where the server decides for the seat. */
  owner?: string;
  /** The state the player saw; absent where it does not matter (a bot decides on the newest). */
  stateID?: number;
  move: unknown;
  /** The client's own name for this move: sent again under it, it is answered, not repeated. */
  moveID?: string;
  /** Where a node decides that must look after the match. */
  keeper?: Keeper;
}

const CONFLICTS_MOST = 5;
/** Moves read at a time. */
const PAGE = 100;

export class Table {
  readonly id: string;
  readonly entry: GameEntry;
  state: GameState | undefined;
  readonly audience: Audience;
  /** When the last move was made, as far as this node knows. */
  movedAt: number;
  /** When somebody was nudged. */
  nudgedAt = 0;
  readonly talk: Talk;
  /** What other nodes were last told of who is here. */
  toldCompany = '';
  /** By monotonic time. */
  lastUsed = performance.now();
  readonly #store: Store;
  readonly #events: TableEvents;
  readonly #elapsed: TableParts['elapsed'];
  #match: MatchRecord;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;

  constructor(parts: TableParts, match: MatchRecord, state: GameState | undefined) {
    this.id = match.id;
    this.entry = parts.entry;
    this.#store = parts.store;
    this.audience = new Audience(match.id, parts.rooms, parts.elsewhere);
    this.talk = new Talk(parts.lastChat);
    this.#events = parts.events;
    this.#elapsed = parts.elapsed;
    this.#match = match;
    this.movedAt = match.updatedAt;
    this.state = state;
  }

  get match(): MatchRecord {
    return this.#match;
  }

  /** The record has changed. Whoever lost a seat must not see its cards any longer. */
  learn(match: MatchRecord): void {
    const before = this.#match;
    this.#match = match;
    for (const { seat, credentialHash } of before.seats) {
      const now = match.seats.find(other => other.seat === seat)?.credentialHash;
      if (credentialHash === undefined || credentialHash === now) continue;
      this.audience.dismiss(seat);
    }
  }

  get isIdle(): boolean {
    return this.#pending === 0 && this.audience.isEmpty;
  }

  /** The seats that owe a decision. */
  toMove(): number[] {
    return this.state === undefined ? [] : this.entry.module.toMove(this.state.G);
  }

  /** Everything that changes the table happens here, one thing after the other. */
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

  /** Resolves when everything asked for so far is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** Plays a move; resolves with the new state id once it is stored and told. */
  play(request: MoveRequest): Promise<number> {
    return this.inTurn(() => this.#play(request));
  }

  async #play(request: MoveRequest): Promise<number> {
    // Seen at another node already.
    if ((request.stateID ?? 0) > (this.state?._stateID ?? 0)) await this.refresh();
    for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
      const stateID = await this.#tryPlay(request).catch(async (error: unknown) => {
        // What has been made can seldom be made again, and is no mistake of its sender.
        const made = await this.#made(request);
        if (made === undefined) throw error;
        return made;
      });
      if (stateID !== 'conflict') return stateID;
      const made = await this.#made(request);
      if (made !== undefined) return made;
    }
    throw new ProtocolError('match.busy');
  }

  /** The state a move led to, if it came before under the same id: here or at another node. */
  async #made({ seat, moveID }: MoveRequest): Promise<number | undefined> {
    if (moveID === undefined) return undefined;
    const seq = await this.#store.moveNumber(this.id, seat, moveID);
    if (seq === undefined) return undefined;
    const stateID = seq + FIRST_VERSION + 1;
    if (this.state === undefined || this.state._stateID < stateID) await this.refresh();
    return stateID;
  }

  async #tryPlay(request: MoveRequest): Promise<number | 'conflict'> {
    const { seat, owner, stateID, move, moveID, keeper } = request;
    const before = this.#stateOfPlay();
    // In its turn: the seat may have changed hands while the move was waiting.
    if (owner !== undefined && seatOf(this.match, seat).credentialHash !== owner) {
      throw new ProtocolError('seat.credentials');
    }
    this.#refuseStale(before, stateID, move);
    const played = play(this.entry, before, seat, move);
    const { state } = played;
    const at = Date.now();
    const row = {
      seq: before._stateID - FIRST_VERSION,
      seat,
      move: played.move,
      events: played.events,
      at,
      ...(moveID !== undefined && { moveID }),
    };
    const change = await this.#changeBy(state, {
      at,
      takeBacks: this.#takeBacks(seat, played.move),
    });
    const frames = new MoveFrames(this.entry, { id: this.id, before, after: state });
    const writing = this.#store.commit(this.id, before._stateID, {
      version: state._stateID,
      ...(isMilestone(state) && { state: write(state) }),
      log: [row],
      ...(change && { match: change }),
      // Whoever holds the seat, sits in or has been handed it is in the record.
      record: this.match.version,
      ...(keeper && { keeper }),
      at,
    });
    writing.catch(() => this.#events.doubted(this));
    const [written] = await Promise.all([writing, this.#prepare(frames)]);
    if (!written) {
      await this.refresh();
      return 'conflict';
    }
    this.#note(change, at);
    this.#advance(state, viewer => frames.for(viewer));
    if (change?.status !== undefined) this.#events.changed(this);
    return state._stateID;
  }

  /** Makes ready what will be told, while the store is writing. */
  async #prepare(frames: MoveFrames): Promise<void> {
    await nextTurn();
    for (const viewer of this.audience.views()) frames.for(viewer);
  }

  #stateOfPlay(): GameState {
    if (this.match.status === 'over') throw new ProtocolError('match.over');
    if (this.state === undefined) throw new ProtocolError('match.waiting');
    return this.state;
  }

  #refuseStale(state: GameState, stateID: number | undefined, move: unknown): void {
    if (stateID === undefined || stateID === state._stateID) return;
    const { type } = move as Typed;
    // A simultaneous decision may come from an older state, never from one that is yet to be.
    if (stateID < state._stateID && this.entry.traits.get(type)?.simultaneous === true) return;
    throw new ProtocolError('move.stale');
  }

  /** The count of take-backs after a move that is one; a game must not grow for ever. */
  #takeBacks(seat: number, move: Typed): number[] | undefined {
    if (!this.entry.module.takesBack(move)) return undefined;
    const { takeBacks = [] } = detailsOf(this.match);
    const counts = this.match.seats.map((_, other) => takeBacks[other] ?? 0);
    if ((counts[seat] ?? 0) >= LIMITS.takeBacks) {
      throw new ProtocolError('move.take-backs', { most: LIMITS.takeBacks });
    }
    return counts.map((count, other) => (other === seat ? count + 1 : count));
  }

  /** What a move changes in the match's own record: whose turn it is, how it stands, the clock, the end. */
  async #changeBy(
    state: GameState,
    { at: now, takeBacks }: { at: number; takeBacks: number[] | undefined },
  ): Promise<MatchChange | undefined> {
    const details = detailsOf(this.match);
    const toMove = this.entry.module.toMove(state.G);
    const changed: MatchDetails = { ...(takeBacks && { takeBacks }) };
    if (!equal(toMove, details.toMove)) changed.toMove = toMove;
    const summary = this.entry.module.summary(state.G);
    if (!equal(summary, details.summary)) changed.summary = summary;
    if (details.clock && details.clockState) {
      const elapsed = this.#elapsed(details.clockState);
      changed.clockState = ticked(details.clock, details.clockState, { toMove, now, elapsed });
    }
    const over = state.ctx.gameover !== undefined;
    if (over) changed.gameover = state.ctx.gameover;
    if (Object.keys(changed).length === 0) return undefined;
    if (!over) return { details: { ...changed } };
    return {
      details: { ...changed, ...(await toldChance(this.#store, this.match)) },
      status: 'over',
    };
  }

  /** The record as the store has it now: what is told of a table must not look older than it is. */
  #note(change: MatchChange | undefined, updatedAt: number): void {
    if (change === undefined) {
      this.#match = { ...this.match, updatedAt };
      return;
    }
    const details = { ...this.match.details, ...change.details };
    this.learn({ ...this.match, ...change, details, version: this.match.version + 1, updatedAt });
  }

  /** Tells every view what changed; spectators share theirs. */
  #advance(state: GameState, frameFor: (viewer: Viewer) => Frame): void {
    this.#show(state, frameFor);
    this.#events.advanced(this);
  }

  #show(state: GameState, frameFor: (viewer: Viewer) => Frame): void {
    this.state = state;
    this.movedAt = Date.now();
    this.audience.send(frameFor);
    const { clockState } = detailsOf(this.match);
    if (clockState !== undefined) this.audience.tell(['clock', this.id, clockState]);
  }

  /**
   * Begins the game with the seats and options of now, if it still waits and nobody is missing.
   * Somebody else may have begun it: then this only looks.
   */
  start(): Promise<void> {
    return this.inTurn(async () => {
      for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
        await this.refresh();
        if (this.match.status !== 'waiting' || !isComplete(this.match)) return;
        if (await this.#tryStart()) {
          await this.refresh();
          return this.#events.changed(this);
        }
      }
      throw new ProtocolError('match.busy');
    });
  }

  async #tryStart(): Promise<boolean> {
    const { match } = this;
    const state = begin(this.entry, await storedSetup(this.#store, match));
    const toMove = this.entry.module.toMove(state.G);
    const { clock, chance } = detailsOf(match);
    const now = Date.now();
    const details: MatchDetails = {
      // What the key was made of stands from now on.
      ...(chance && { chance: { ...chance, words: wordsOf(match) } }),
      toMove,
      summary: this.entry.module.summary(state.G),
      handovers: handoversOf(match),
      ...(clock && {
        clockState: ticked(clock, wound(clock, match.players, now), { toMove, now, elapsed: 0 }),
      }),
    };
    return this.#store.commit(this.id, WAITING_VERSION, {
      version: state._stateID,
      state: write(state),
      log: [],
      match: { status: 'running', startedAt: now, details: { ...details } },
      record: match.version,
    });
  }

  /** Reads what was written elsewhere; viewers are told move by move. */
  async refresh(): Promise<void> {
    if (this.state === undefined) return this.#begun();
    const rows = await this.#missed(this.state);
    // Read after the moves: a record may be ahead of them, never behind.
    const match = await this.#store.match(this.id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    this.learn(match);
    for (const { seat = 0, move } of rows) {
      const before = this.state;
      const { state } = play(this.entry, before, seat, move);
      const frames = new MoveFrames(this.entry, { id: this.id, before, after: state });
      this.#show(state, viewer => frames.for(viewer));
    }
    if (rows.length > 0) this.#events.advanced(this);
  }

  async #missed({ _stateID }: GameState): Promise<LogRow[]> {
    const rows: LogRow[] = [];
    for (;;) {
      const from = _stateID - FIRST_VERSION + rows.length;
      const page = await this.#store.log(this.id, { from, limit: PAGE });
      rows.push(...page);
      if (page.length < PAGE) return rows;
    }
  }

  /** Somebody may have begun the game. */
  async #begun(): Promise<void> {
    const state = await newestState(this.#store, this.entry, this.id);
    const match = await this.#store.match(this.id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    this.learn(match);
    if (state !== undefined) this.#advance(state, viewer => this.syncFrameFor(viewer));
  }

  syncFrameFor(viewer: Viewer): Frame {
    const state = this.#stateToSee();
    return syncFrame(this.entry, { id: this.id, state, filteredMetadata: this.players() }, viewer);
  }

  #stateToSee(): GameState {
    if (this.state === undefined) throw new ProtocolError('match.waiting');
    return this.state;
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
