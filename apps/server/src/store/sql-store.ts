// The store as SQL, the same for both databases.
import { writeBackup } from './backup.ts';
import type { Database, Query, Value } from './database.ts';
import { integer, text } from './database.ts';
import { HARMLESS_WRITES } from './migrations.ts';
import {
  changed,
  chatRowOf,
  logRowOf,
  MATCH_COLUMNS,
  matchOf,
  matchValues,
  messageText,
  stateOf,
  toJson,
} from './records.ts';
import type {
  ChatMessage,
  ChatRow,
  Commit,
  LogRow,
  MatchChange,
  MatchFilter,
  MatchPage,
  MatchRecord,
  NewMatch,
  SeatRecord,
  Store,
  StoredState,
} from './store.ts';
import type { ChatAudience, MatchStatus } from './words.ts';

/** Chat kept per match; older messages fall off. */
export const CHAT_LIMIT = 500;
/** A page is never longer, whatever is asked for. */
const PAGE_LIMIT = 1_000;

/** Undoes the transaction it is thrown in; the caller turns it into an answer. */
class Conflict extends Error {}

export class SqlStore implements Store {
  readonly #database: Database;
  #closing: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  createMatch(match: NewMatch, initial: StoredState): Promise<MatchRecord> {
    const now = Date.now();
    const record: MatchRecord = { ...match, version: 1, createdAt: now, updatedAt: now };
    return this.#database.transaction(async query => {
      const { version, state } = initial;
      const values = matchValues(record);
      const places = values.map(() => '?').join(', ');
      await query(
        `INSERT INTO matches (${MATCH_COLUMNS}, state_version) VALUES (${places}, ?)`,
        ...values,
        version,
      );
      await query('INSERT INTO states (match_id, state) VALUES (?, ?)', record.id, state);
      await query(
        'INSERT INTO initial_states (match_id, version, state) VALUES (?, ?, ?)',
        record.id,
        version,
        state,
      );
      return record;
    });
  }

  async match(id: string): Promise<MatchRecord | undefined> {
    const rows = await this.#database.read(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?`, id);
    return rows.map(matchOf)[0];
  }

  async listMatches(filter: MatchFilter): Promise<MatchPage> {
    const limit = bounded(filter.limit);
    const { where, values } = conditions(filter);
    const rows = await this.#database.read(
      `SELECT ${MATCH_COLUMNS} FROM matches ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
      ...values,
      limit + 1,
    );
    const matches = rows.slice(0, limit).map(matchOf);
    const last = matches.at(-1);
    return rows.length > limit && last !== undefined
      ? { matches, next: `${last.createdAt}.${last.id}` }
      : { matches };
  }

  updateMatch(
    id: string,
    expectedVersion: number,
    change: MatchChange,
  ): Promise<MatchRecord | undefined> {
    return this.#database.transaction(async query => {
      const match = await this.#locked(query, id);
      if (match?.version !== expectedVersion) return undefined;
      return write(query, match, changed(match, change, Date.now()));
    });
  }

  claimSeat(
    id: string,
    seat: number,
    claim: { name: string; credentialHash: string; data?: unknown; word?: string },
  ): Promise<'claimed' | 'taken' | 'missing'> {
    return this.#database.transaction(async query => {
      const match = await this.#locked(query, id);
      const current = match?.seats.find(other => other.seat === seat);
      if (match === undefined || current === undefined) return 'missing';
      if (current.credentialHash !== undefined || current.bot !== undefined) return 'taken';
      await write(query, match, withSeat(match, { seat, ...claim }));
      return 'claimed';
    });
  }

  setSeat(
    id: string,
    seat: number,
    expectedHash: string | undefined,
    next: Omit<SeatRecord, 'seat'>,
  ): Promise<boolean> {
    return this.#database.transaction(async query => {
      const match = await this.#locked(query, id);
      const current = match?.seats.find(other => other.seat === seat);
      if (match === undefined || current === undefined) return false;
      if (current.credentialHash !== expectedHash) return false;
      await write(query, match, withSeat(match, { seat, ...next }));
      return true;
    });
  }

  async state(id: string): Promise<StoredState | undefined> {
    const rows = await this.#database.read(
      'SELECT state_version AS version, state FROM states JOIN matches ON id = match_id WHERE id = ?',
      id,
    );
    return rows.map(stateOf)[0];
  }

  async initialState(id: string): Promise<StoredState | undefined> {
    const rows = await this.#database.read(
      'SELECT version, state FROM initial_states WHERE match_id = ?',
      id,
    );
    return rows.map(stateOf)[0];
  }

  async commit(id: string, expectedVersion: number, commit: Commit): Promise<boolean> {
    try {
      await this.#database.transaction(query => this.#commit(query, id, expectedVersion, commit));
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async log(id: string, range: { from: number; limit: number }): Promise<LogRow[]> {
    const rows = await this.#database.read(
      'SELECT seq, seat, move, events, at FROM log WHERE match_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
      id,
      range.from,
      bounded(range.limit),
    );
    return rows.map(logRowOf);
  }

  async moveNumber(id: string, seat: number, moveID: string): Promise<number | undefined> {
    const rows = await this.#database.read(
      'SELECT seq FROM log WHERE match_id = ? AND seat = ? AND move_id = ?',
      id,
      seat,
      moveID,
    );
    return rows.map(row => integer(row, 'seq'))[0];
  }

  addChat(id: string, message: ChatMessage): Promise<ChatRow | undefined> {
    return this.#database.transaction(async query => {
      if ((await this.#locked(query, id)) === undefined) return undefined;
      const [newest] = await query(
        'SELECT COALESCE(MAX(seq), 0) AS seq FROM chat WHERE match_id = ?',
        id,
      );
      const seq = newest === undefined ? 1 : integer(newest, 'seq') + 1;
      await query(
        'INSERT INTO chat (match_id, seq, audience, message, at) VALUES (?, ?, ?, ?, ?)',
        id,
        seq,
        message.audience,
        messageText(message),
        message.at,
      );
      await query('DELETE FROM chat WHERE match_id = ? AND seq <= ?', id, seq - CHAT_LIMIT);
      return { ...message, seq };
    });
  }

  async chat(
    id: string,
    range: { audience?: ChatAudience; after: number; limit: number },
  ): Promise<ChatRow[]> {
    const audience = range.audience === undefined ? [] : [range.audience];
    const rows = await this.#database.read(
      `SELECT seq, audience, message, at FROM chat WHERE match_id = ? AND seq > ? ${
        audience.length > 0 ? 'AND audience = ?' : ''
      } ORDER BY seq LIMIT ?`,
      id,
      range.after,
      ...audience,
      bounded(range.limit),
    );
    return rows.map(chatRowOf);
  }

  async deleteMatch(id: string): Promise<boolean> {
    const gone = await this.#database.transaction(query =>
      query('DELETE FROM matches WHERE id = ? RETURNING id', id),
    );
    return gone.length > 0;
  }

  async expire({ waiting = 0, running = 0 }: { waiting?: number; running?: number }) {
    const gone = await this.#database.transaction(query =>
      query(
        `DELETE FROM matches WHERE status = 'waiting' AND updated_at < ?
         OR status = 'running' AND updated_at < ? RETURNING id`,
        waiting,
        running,
      ),
    );
    return gone.map(row => text(row, 'id'));
  }

  async countMatches(): Promise<Record<MatchStatus, number>> {
    const rows = await this.#database.read(
      'SELECT status, COUNT(*) AS count FROM matches GROUP BY status',
    );
    const of = (status: MatchStatus) => {
      const row = rows.find(found => found.status === status);
      return row === undefined ? 0 : integer(row, 'count');
    };
    return { waiting: of('waiting'), running: of('running'), over: of('over') };
  }

  backup(to: string): Promise<void> {
    return writeBackup(this.#database, to);
  }

  async ping(): Promise<void> {
    await this.#database.transaction(async query => {
      for (const write of HARMLESS_WRITES) await query(write);
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#database.close();
    return this.#closing;
  }

  /** The record, held against other writers until the transaction ends. */
  async #locked(query: Query, id: string): Promise<MatchRecord | undefined> {
    const rows = await query(
      `SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?${this.#database.forUpdate}`,
      id,
    );
    return rows.map(matchOf)[0];
  }

  async #commit(query: Query, id: string, expected: number, commit: Commit): Promise<void> {
    // The match's row first, here as everywhere: two writers of one match can't deadlock.
    const columns: Columns = [['state_version', commit.version]];
    const { at = Date.now() } = commit;
    if (commit.match === undefined) columns.push(['updated_at', at]);
    else {
      const match = await this.#locked(query, id);
      if (match === undefined) throw new Conflict();
      if (commit.record !== undefined && commit.record !== match.version) throw new Conflict();
      columns.push(...differences(match, changed(match, commit.match, at)));
    }
    const replaced = await query(
      `UPDATE matches SET ${assignments(columns)} WHERE id = ? AND state_version = ? RETURNING 1`,
      ...columns.map(([, value]) => value),
      id,
      expected,
    );
    if (replaced.length === 0) throw new Conflict();
    if (commit.state !== undefined) {
      await query('UPDATE states SET state = ? WHERE match_id = ?', commit.state, id);
    }
    for (const row of commit.log) {
      const added = await query(
        `INSERT INTO log (match_id, seq, seat, move, events, at, move_id) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (match_id, seat, move_id) WHERE move_id IS NOT NULL DO NOTHING RETURNING seq`,
        id,
        row.seq,
        row.seat ?? null,
        toJson(row.move),
        toJson(row.events),
        row.at,
        row.moveID ?? null,
      );
      if (added.length === 0) throw new Conflict();
    }
  }
}

async function write(query: Query, from: MatchRecord, to: MatchRecord): Promise<MatchRecord> {
  const columns = differences(from, to);
  await query(
    `UPDATE matches SET ${assignments(columns)} WHERE id = ?`,
    ...columns.map(([, value]) => value),
    to.id,
  );
  return to;
}

type Columns = [column: string, value: Value][];

/** Only what has changed: a column that is named has its indexes written, too. */
function differences(from: MatchRecord, to: MatchRecord): Columns {
  const [before, after] = [matchValues(from), matchValues(to)];
  const columns: Columns = [];
  for (const [index, column] of MATCH_COLUMNS.split(', ').entries()) {
    const value = after[index] ?? null;
    if (value !== before[index]) columns.push([column, value]);
  }
  return columns;
}

function assignments(columns: Columns): string {
  return columns.map(([column]) => `${column} = ?`).join(', ');
}

function withSeat(match: MatchRecord, seat: SeatRecord): MatchRecord {
  const seats = match.seats.map(other => (other.seat === seat.seat ? seat : other));
  return changed(match, { seats }, Date.now());
}

function conditions(filter: MatchFilter): { where: string; values: Value[] } {
  const clauses: string[] = [];
  const values: Value[] = [];
  const add = (clause: string, ...given: readonly Value[]) => {
    clauses.push(clause);
    values.push(...given);
  };
  if (filter.game !== undefined) add('game = ?', filter.game);
  if (filter.unlisted !== undefined) add('unlisted = ?', filter.unlisted ? 1 : 0);
  if (filter.updatedAfter !== undefined) add('updated_at > ?', filter.updatedAfter);
  if (filter.updatedBefore !== undefined) add('updated_at < ?', filter.updatedBefore);
  if (filter.status !== undefined) {
    const places = filter.status.map(() => '?').join(', ');
    add(filter.status.length > 0 ? `status IN (${places})` : '1 = 0', ...filter.status);
  }
  const [, createdAt, id] = /^(\d{1,15})\.(.+)$/.exec(filter.cursor ?? '') ?? [];
  if (createdAt !== undefined && id !== undefined) {
    add('(created_at, id) < (?, ?)', Number(createdAt), id);
  }
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', values };
}

function bounded(limit: number): number {
  return Math.max(1, Math.min(Math.trunc(limit), PAGE_LIMIT));
}
