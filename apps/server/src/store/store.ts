// What the server keeps, and what it is promised: read this before either database.
import type { BotLevel, ChatAudience, MatchStatus } from './words.ts';

export interface SeatRecord {
  seat: number;
  /** The name of whoever sits here; absent while the seat is free. */
  name?: string;
  /** Never the credentials themselves. A seat that has one is taken. */
  credentialHash?: string;
  bot?: BotLevel;
  /** The owner has left and may come back. */
  away?: boolean;
  /** What the seat adds to the seed of the game. */
  word?: string;
  /** Whatever the lobby remembers of this seat; plain JSON. */
  data?: unknown;
}

/** Free metadata of a match: clock, host, summary of the result … plain JSON. */
type Details = Readonly<Record<string, unknown>>;

export interface MatchRecord {
  id: string;
  game: string;
  rulesVersion: number;
  players: number;
  /** The options of the table as the game's own schema has accepted them; plain JSON. */
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
  /** Grows by one with every change of this record; not with moves that leave it alone. */
  version: number;
  seats: SeatRecord[];
  details: Details;
}

export type NewMatch = Omit<MatchRecord, 'version' | 'createdAt' | 'updatedAt'>;

/**
 * A change of a match. `details` are merged key by key, a key set to `undefined` is forgotten;
 * everything else is replaced. `updatedAt` is now, unless told.
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
 * written as text. The two differ by moves that are in the log.
 */
export interface StoredState {
  version: number;
  state: string;
}

/** One move as it was played. Rows are only ever appended. */
export interface LogRow {
  /** 0, 1, 2 … within a match. */
  seq: number;
  /** Absent where the server itself acted. */
  seat?: number;
  move: unknown;
  events: unknown;
  at: number;
}

/** A move to be stored. Its id, the sender's own name for it, counts once per match and seat. */
interface NewLogRow extends LogRow {
  moveID?: string;
}

/** The node that looks after a match, and the token that tells its time from that of others. */
export interface Keeper {
  node: string;
  token: number;
}

export interface Commit {
  version: number;
  /** Absent where the log is enough: the state before and its moves give the new one. */
  state?: string;
  log: readonly NewLogRow[];
  match?: MatchChange;
  /**
   * The version of the record that this was decided upon, where it must still be the same. Whoever
   * knows it knows the record: the details of `match` are then all there are.
   */
  record?: number;
  /** Who decided instead of a person; must still look after the match. */
  keeper?: Keeper;
  /** When it happened, as the record will say; now, unless told. */
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
  /** `next` of the page before. */
  cursor?: string;
}

export interface MatchPage {
  /** Newest first. */
  matches: MatchRecord[];
  /** Absent on the last page. */
  next?: string;
}

/** An address nothing is taken from until a time. */
export interface Ban {
  address: string;
  until: number;
}

/** What was refused at a table, all of a kind together. */
export interface RefusalRow {
  /** Absent for spectators and whoever has not shown to be anybody. */
  seat?: number;
  code: string;
  times: number;
  firstAt: number;
  lastAt: number;
}

/** Refusals that are to be added up with what is stored. */
export interface NewRefusals extends RefusalRow {
  id: string;
}

/** Where the page after a finished match begins. */
export function finishedCursor({ updatedAt, id }: Pick<MatchRecord, 'updatedAt' | 'id'>): string {
  return `${updatedAt}.${id}`;
}

/**
 * Every promise that resolves has been written so that neither `kill -9` nor a power cut loses it.
 * After a rejection read again before going on: a connection that breaks while a write is being
 * committed leaves open whether it was; it was written whole or not at all.
 */
export interface Store {
  /** Stores a match with its first state, which stays readable as `initialState`. */
  createMatch(match: NewMatch, initial: StoredState): Promise<MatchRecord>;
  match(id: string): Promise<MatchRecord | undefined>;
  /** Reads metadata only, by index. */
  listMatches(filter: MatchFilter): Promise<MatchPage>;
  /** Public matches that are over, the last one first, by an index of their own. */
  finishedMatches(page: Pick<MatchFilter, 'limit' | 'cursor'>): Promise<MatchPage>;
  /** The changed record; `undefined` when there is no such match at that version. */
  updateMatch(
    id: string,
    expectedVersion: number,
    change: MatchChange,
  ): Promise<MatchRecord | undefined>;

  /** Takes a free seat (nobody's, no bot's). Of any number at once exactly one gets it. */
  claimSeat(
    id: string,
    seat: number,
    claim: { name: string; credentialHash: string; data?: unknown; word?: string },
  ): Promise<'claimed' | 'taken' | 'missing'>;
  /**
   * Replaces all that is known of a seat, if it still belongs to `expectedHash` (`undefined`: to
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
   * Leads from `expectedVersion` to the next and appends to the log, all or nothing. `false`:
   * somebody else wrote first (the state, the record, a move of that id, as keeper), or the match is
   * gone; nothing has changed.
   */
  commit(id: string, expectedVersion: number, commit: Commit): Promise<boolean>;
  log(id: string, range: { from: number; limit: number }): Promise<LogRow[]>;
  /** The `seq` of the move a seat made under an id; `undefined` when there was none. */
  moveNumber(id: string, seat: number, moveID: string): Promise<number | undefined>;

  /** The stored message, or `undefined` where there is no such match. Old ones fall off. */
  addChat(id: string, message: ChatMessage): Promise<ChatRow | undefined>;
  /** Oldest first; of all audiences unless one is named. */
  chat(
    id: string,
    range: { audience?: ChatAudience; after: number; limit: number },
  ): Promise<ChatRow[]>;

  /** Keeps the first report of a match that is over; `false` for any other. */
  keepReport(id: string, report: ReportRow): Promise<boolean>;
  report(id: string): Promise<ReportRow | undefined>;

  /** Removes a match and all that belongs to it. */
  deleteMatch(id: string): Promise<boolean>;
  /** Removes matches that were last changed before the time of their status; their ids. */
  expire(before: { waiting?: number; running?: number }): Promise<string[]>;
  countMatches(): Promise<Record<MatchStatus, number>>;

  /** Those that have not run out at a time. */
  bans(now: number): Promise<Ban[]>;
  /** Sets a ban, or sets it anew; those that have run out by `now` are forgotten. */
  ban(ban: Ban, now: number): Promise<void>;
  /** Whether there was one. */
  unban(address: string): Promise<boolean>;
  /** Of matches that exist; the others are passed over. */
  addRefusals(refusals: readonly NewRefusals[]): Promise<void>;
  /** The newest first. */
  refusals(id: string): Promise<RefusalRow[]>;

  /** What the house keeps to itself under a name; the first to ask says what it is. */
  secret(name: string, made: string): Promise<string>;

  /** Writes a consistent copy to a file that does not exist yet, while play goes on. */
  backup(to: string): Promise<void>;
  /** Resolves when the database has taken a write: a full disk still answers reads. */
  ping(): Promise<void>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}

/** A sentence for the operator: why a database can't be used. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
