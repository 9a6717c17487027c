// Matches and their seats as SQL.
import type { Database, Value } from './database.ts';
import { integer, text } from './database.ts';
import { changed, columnsOf, MATCH_COLUMNS, matchOf } from './rows.ts';
import { bounded, locked, withSeatReplaced, writeMatch } from './sql-match-row.ts';
import type {
  MatchChange,
  MatchFilter,
  MatchPage,
  MatchRecord,
  NewMatch,
  SeatRecord,
  Store,
  StoredState,
} from './store.ts';
import { finishedCursor } from './store.ts';
import type { MatchStatus } from './words.ts';

type Matches = Pick<
  Store,
  | 'createMatch'
  | 'match'
  | 'listMatches'
  | 'finishedMatches'
  | 'updateMatch'
  | 'claimSeat'
  | 'setSeat'
  | 'deleteMatch'
  | 'expire'
  | 'countMatches'
>;

export function sqlMatches(database: Database): Matches {
  return {
    createMatch(match: NewMatch, initial: StoredState): Promise<MatchRecord> {
      const now = Date.now();
      const record: MatchRecord = { ...match, version: 1, createdAt: now, updatedAt: now };
      return database.transaction(async query => {
        const { version, state } = initial;
        const columns = columnsOf(record);
        await query(
          `INSERT INTO matches (${columns.map(([column]) => column)}, state_version)
           VALUES (${columns.map(() => '?')}, ?)`,
          ...columns.map(([, value]) => value),
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
    },

    async match(id: string): Promise<MatchRecord | undefined> {
      const rows = await database.read(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?`, id);
      return rows.map(matchOf)[0];
    },

    async listMatches(filter: MatchFilter): Promise<MatchPage> {
      const limit = bounded(filter.limit);
      const { where, values } = conditions(filter);
      const rows = await database.read(
        `SELECT ${MATCH_COLUMNS} FROM matches ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
        ...values,
        limit + 1,
      );
      const matches = rows.slice(0, limit).map(matchOf);
      const last = matches.at(-1);
      return rows.length > limit && last !== undefined
        ? { matches, next: `${last.createdAt}.${last.id}` }
        : { matches };
    },

    async finishedMatches(page: Pick<MatchFilter, 'limit' | 'cursor'>): Promise<MatchPage> {
      const limit = bounded(page.limit);
      const after = readCursor(page.cursor);
      // As literals, not as values: only then does the database know that its index applies.
      const rows = await database.read(
        `SELECT ${MATCH_COLUMNS} FROM matches WHERE status = 'over' AND unlisted = 0
         ${after.length > 0 ? 'AND (updated_at, id) < (?, ?)' : ''}
         ORDER BY updated_at DESC, id DESC LIMIT ?`,
        ...after,
        limit + 1,
      );
      const matches = rows.slice(0, limit).map(matchOf);
      const last = matches.at(-1);
      return {
        matches,
        ...(rows.length > limit && last && { next: finishedCursor(last) }),
      };
    },

    updateMatch(
      id: string,
      expectedVersion: number,
      change: MatchChange,
    ): Promise<MatchRecord | undefined> {
      return database.transaction(async query => {
        const match = await locked(database, query, id);
        if (match?.version !== expectedVersion) return undefined;
        return writeMatch(query, match, changed(match, change, Date.now()));
      });
    },

    claimSeat(
      id: string,
      seat: number,
      claim: { name: string; credentialHash: string; data?: unknown; word?: string },
    ): Promise<'claimed' | 'taken' | 'missing'> {
      return database.transaction(async query => {
        const match = await locked(database, query, id);
        const current = match?.seats.find(other => other.seat === seat);
        if (match === undefined || current === undefined) return 'missing';
        if (current.credentialHash !== undefined || current.bot !== undefined) return 'taken';
        await writeMatch(query, match, withSeatReplaced(match, { seat, ...claim }));
        return 'claimed';
      });
    },

    setSeat(
      id: string,
      seat: number,
      expectedHash: string | undefined,
      next: Omit<SeatRecord, 'seat'>,
    ): Promise<boolean> {
      return database.transaction(async query => {
        const match = await locked(database, query, id);
        const current = match?.seats.find(other => other.seat === seat);
        if (match === undefined || current === undefined) return false;
        if (current.credentialHash !== expectedHash) return false;
        await writeMatch(query, match, withSeatReplaced(match, { seat, ...next }));
        return true;
      });
    },

    async deleteMatch(id: string): Promise<boolean> {
      const gone = await database.transaction(query =>
        query('DELETE FROM matches WHERE id = ? RETURNING id', id),
      );
      return gone.length > 0;
    },

    async expire({ waiting = 0, running = 0 }: { waiting?: number; running?: number }) {
      const gone = await database.transaction(query =>
        query(
          `DELETE FROM matches WHERE status = 'waiting' AND updated_at < ?
           OR status = 'running' AND updated_at < ? RETURNING id`,
          waiting,
          running,
        ),
      );
      return gone.map(row => text(row, 'id'));
    },

    async countMatches(): Promise<Record<MatchStatus, number>> {
      const rows = await database.read(
        'SELECT status, COUNT(*) AS count FROM matches GROUP BY status',
      );
      const of = (status: MatchStatus) => {
        const row = rows.find(found => found.status === status);
        return row === undefined ? 0 : integer(row, 'count');
      };
      return { waiting: of('waiting'), running: of('running'), over: of('over') };
    },
  };
}

function readCursor(cursor = ''): Value[] {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  return time !== undefined && id !== undefined ? [Number(time), id] : [];
}

function conditions(filter: MatchFilter): { where: string; values: Value[] } {
  const clauses: string[] = [];
  const values: Value[] = [];
  const add = (clause: string, ...given: readonly Value[]) => {
    clauses.push(clause);
    values.push(...given);
  };
  if (filter.game !== undefined) add('game = ?', filter.game);
  if (filter.circle !== undefined) add('circle = ?', filter.circle);
  if (filter.unlisted !== undefined) add('unlisted = ?', filter.unlisted ? 1 : 0);
  if (filter.updatedAfter !== undefined) add('updated_at > ?', filter.updatedAfter);
  if (filter.updatedBefore !== undefined) add('updated_at < ?', filter.updatedBefore);
  if (filter.status !== undefined) {
    const places = filter.status.map(() => '?').join(', ');
    add(filter.status.length > 0 ? `status IN (${places})` : '1 = 0', ...filter.status);
  }
  const after = readCursor(filter.cursor);
  if (after.length > 0) add('(created_at, id) < (?, ?)', ...after);
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', values };
}
