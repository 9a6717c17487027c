// What the server stores, and what it is guaranteed: read this before either database.
import type { BotLevel, ChatAudience, MatchStatus } from './words.ts';

export interface SeatRecord {
  seat: number;
  /** The player's name; absent while the seat is free. */
  name?: string;
  /** Never the credentials themselves. A seat that has one is taken. */
  credentialHash?: string;
  bot?: BotLevel;
  /** The owner has left and may come back. */
  away?: boolean;
  /** What the seat adds to the seed of the game. */
  word?: string;
  /** Whatever the lobby remembers about this seat; plain JSON. */
  data?: unknown;
}

/** Free metadata of a match: clock, host, summary of the result … plain JSON. */
type Details = Readonly<Record<string, unknown>>;

export interface MatchRecord {
  id: string;
  game: string;
  rulesVersion: number;
  players: number;
  /** The table's options as accepted by the game's own schema; plain JSON. */
  options: unknown;
  status: MatchStatus;
  unlisted: boolean;
  /** Times are milliseconds since 1970. */
  createdAt: number;
  /** The last change of this record or of the state. */
  updatedAt: number;
  startedAt?: number;
  nextMatchId?: string;
  /** The key of the circle whose table this is. */
  circle?: string;
  /** Incremented with every change of this record; not by moves that leave it alone. */
  version: number;
  seats: SeatRecord[];
  details: Details;
}

export type NewMatch = Omit<MatchRecord, 'version' | 'createdAt' | 'updatedAt'>;

/**
 * A change of a match. `details` are merged key by key, a key set to `undefined` is removed;
 * everything else is replaced. `updatedAt` is now by default.
 */
export type MatchChange = Partial<
  Pick<
    MatchRecord,
    | 'players'
    | 'options'
    | 'status'
    | 'unlisted'
    | 'startedAt'
    | 'nextMatchId'
    | 'circle'
    | 'seats'
    | 'updatedAt'
    | 'details'
  >
>;

/**
 * The number of a match's newest state (boardgame.io's `_stateID`), and the last one that was
 * written as text. They differ by the moves in the log.
 */
export interface StoredState {
  version: number;
  state: string;
}

/** One move as it was played. Rows are only ever appended. */
export interface LogRow {
  /** 0, 1, 2 … within a match. */
  seq: number;
  /** Absent if the server itself acted. */
  seat?: number;
  move: unknown;
  events: unknown;
  at: number;
}

/**
 * A move to store, as JSON: text is cheaper to hand to the store's thread than objects. Its id,
 * given by the sender, counts once per match and seat.
 */
export interface NewLogRow extends Omit<LogRow, 'move' | 'events'> {
  move: string;
  events: string;
  moveID?: string;
}

/** The node that keeps a match, and the token that separates its tenure from others'. */
export interface Keeper {
  node: string;
  token: number;
}

export interface Commit {
  version: number;
  /** Absent if the log is enough: the previous state and its moves give the new one. */
  state?: string;
  log: readonly NewLogRow[];
  match?: MatchChange;
  /**
   * The version of the record this was based on, if it must be unchanged. A caller that knows it
   * knows the record: the details of `match` are then complete.
   */
  record?: number;
  /** Who decided instead of a person; must still be the match's keeper. */
  keeper?: Keeper;
  /** When it happened, as the record will say; now by default. */
  at?: number;
}

export interface ChatMessage {
  audience: ChatAudience;
  /** Absent for a spectator. */
  seat?: number;
  name: string;
  text: string;
  at: number;
}

export interface ChatRow extends ChatMessage {
  /** 1, 2, 3 … within a match, over all audiences. */
  seq: number;
}

/** What a seat's browser found in a finished match. */
interface ReportRow {
  /** Whose browser it was. */
  seat: number;
  /** As JSON; the store does not read it. */
  report: string;
  at: number;
}

export interface MatchFilter {
  game?: string;
  circle?: string;
  /** Any of these. */
  status?: readonly MatchStatus[];
  unlisted?: boolean;
  updatedAfter?: number;
  updatedBefore?: number;
  limit: number;
  /** `next` of the previous page. */
  cursor?: string;
}

export interface MatchPage {
  /** Newest first. */
  matches: MatchRecord[];
  /** Absent on the last page. */
  next?: string;
}

/** An address that is blocked until a time. */
export interface Ban {
  address: string;
  until: number;
}

/** Refusals at a table, grouped by kind. */
export interface RefusalRow {
  /** Absent for spectators and unidentified senders. */
  seat?: number;
  code: string;
  times: number;
  firstAt: number;
  lastAt: number;
}

/** Refusals to add to the stored counts. */
export interface NewRefusals extends RefusalRow {
  id: string;
}

/** The cursor after a finished match. */
export function finishedCursor({ updatedAt, id }: Pick<MatchRecord, 'updatedAt' | 'id'>): string {
  return `${updatedAt}.${id}`;
}

/**
 * A promise resolves only when its data is safe from `kill -9` and power cuts. After a rejection,
 * read again before continuing: a connection that breaks during a commit leaves open whether it was
 * written, but never half of it.
 */
export interface Store {
  /** Stores a match with its first state, which stays readable as `initialState`. */
  createMatch(match: NewMatch, initial: StoredState): Promise<MatchRecord>;
  match(id: string): Promise<MatchRecord | undefined>;
  /** Reads metadata only, by index. */
  listMatches(filter: MatchFilter): Promise<MatchPage>;
  /** Public finished matches, newest first, by an index of their own. */
  finishedMatches(page: Pick<MatchFilter, 'limit' | 'cursor'>): Promise<MatchPage>;
  /** The changed record; `undefined` when there is no such match at that version. */
  updateMatch(
    id: string,
    expectedVersion: number,
    change: MatchChange,
  ): Promise<MatchRecord | undefined>;

  /**
   * Takes a free seat (nobody's, no bot's). Of any number of simultaneous callers exactly one gets
   * it.
   */
  claimSeat(
    id: string,
    seat: number,
    claim: { name: string; credentialHash: string; data?: unknown; word?: string },
  ): Promise<'claimed' | 'taken' | 'missing'>;
  /**
   * Replaces everything about a seat, if it still belongs to `expectedHash` (`undefined`: to
   * nobody). `{}` frees it.
   */
  setSeat(
    id: string,
    seat: number,
    expectedHash: string | undefined,
    next: Omit<SeatRecord, 'seat'>,
  ): Promise<boolean>;

  state(id: string): Promise<StoredState | undefined>;
  /** The state the match began with, for replays and exports. */
  initialState(id: string): Promise<StoredState | undefined>;
  /**
   * Advances from `expectedVersion` to the next and appends to the log, atomically. `false`:
   * somebody else wrote first (the state, the record, a move with that id, as keeper), or the match
   * is gone; nothing has changed.
   */
  commit(id: string, expectedVersion: number, commit: Commit): Promise<boolean>;
  log(id: string, range: { from: number; limit: number }): Promise<LogRow[]>;
  /** The `seq` of the move a seat made under an id; `undefined` if there was none. */
  moveNumber(id: string, seat: number, moveID: string): Promise<number | undefined>;

  /** The stored message, or `undefined` if there is no such match. Old ones are dropped. */
  addChat(id: string, message: ChatMessage): Promise<ChatRow | undefined>;
  /** Oldest first; of all audiences unless one is named. */
  chat(
    id: string,
    range: { audience?: ChatAudience; after: number; limit: number },
  ): Promise<ChatRow[]>;

  /** Keeps the first report of a finished match; `false` otherwise. */
  keepReport(id: string, report: ReportRow): Promise<boolean>;
  report(id: string): Promise<ReportRow | undefined>;

  /** Removes a match and everything that belongs to it. */
  deleteMatch(id: string): Promise<boolean>;
  /** Removes matches that were last changed before the time for their status; returns their ids. */
  expire(before: { waiting?: number; running?: number }): Promise<string[]>;
  countMatches(): Promise<Record<MatchStatus, number>>;

  /** Those that have not expired at a time. */
  bans(now: number): Promise<Ban[]>;
  /** Sets or replaces a ban; those that have expired by `now` are removed. */
  ban(ban: Ban, now: number): Promise<void>;
  /** Whether there was one. */
  unban(address: string): Promise<boolean>;
  /** For existing matches; others are skipped. */
  addRefusals(refusals: readonly NewRefusals[]): Promise<void>;
  /** Newest first. */
  refusals(id: string): Promise<RefusalRow[]>;

  /** A secret of the server under a name; the first caller determines it. */
  secret(name: string, made: string): Promise<string>;

  /** Writes a consistent copy to a new file, while play continues. */
  backup(to: string): Promise<void>;
  /** Resolves when the database has accepted a write: a full disk still answers reads. */
  ping(): Promise<void>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}

/** A message for the operator: why a database can't be used. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
