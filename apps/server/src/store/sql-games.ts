// Games as SQL: states, the log, and the commit of a move by compare-and-set.
import type { Change, Database, Query, Value } from './database.ts';
import { integer } from './database.ts';
import { type Columns, changed, columnsOf, logRowOf, stateOf } from './rows.ts';
import { assignments, bounded, differences, locked } from './sql-match-row.ts';
import type { Commit, LogRow, Store, StoredState } from './store.ts';

type Games = Pick<Store, 'state' | 'initialState' | 'commit' | 'log' | 'moveNumber'>;

/** Rolls back its transaction; the caller turns it into an answer. */
class Conflict extends Error {}

/** What must be unchanged since the commit was decided. */
function fenceOf(id: string, state: number, { record, keeper }: Commit) {
  const clauses = ['id = ?', 'state_version = ?'];
  const values: Value[] = [id, state];
  if (record !== undefined) {
    clauses.push('version = ?');
    values.push(record);
  }
  if (keeper !== undefined) {
    clauses.push(
      'EXISTS (SELECT 1 FROM keepers WHERE match_id = matches.id AND node = ? AND token = ?)',
    );
    values.push(keeper.node, keeper.token);
  }
  return { where: clauses.join(' AND '), values };
}

export function sqlGames(database: Database): Games {
  const commit = async (
    [query, change]: [Query, Change],
    id: string,
    expected: number,
    given: Commit,
  ): Promise<void> => {
    // The match's row first, here as everywhere: two writers of one match can't deadlock.
    const columns: Columns = [['state_version', given.version]];
    const { match, record, at = Date.now() } = given;
    if (match === undefined) columns.push(['updated_at', at]);
    else if (record !== undefined) {
      columns.push(...columnsOf({ updatedAt: at, ...match, version: record + 1 }));
    } else {
      const now = await locked(database, query, id);
      if (now === undefined) throw new Conflict();
      columns.push(...differences(now, changed(now, match, at)));
    }
    const fence = fenceOf(id, expected, given);
    const replaced = await change(
      `UPDATE matches SET ${assignments(columns)} WHERE ${fence.where}`,
      ...columns.map(([, value]) => value),
      ...fence.values,
    );
    if (replaced === 0) throw new Conflict();
    if (given.state !== undefined) {
      await change('UPDATE states SET state = ? WHERE match_id = ?', given.state, id);
    }
    for (const row of given.log) {
      const added = await change(
        `INSERT INTO log (match_id, seq, seat, move, events, at, move_id) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (match_id, seat, move_id) WHERE move_id IS NOT NULL DO NOTHING`,
        id,
        row.seq,
        row.seat ?? null,
        row.move,
        row.events,
        row.at,
        row.moveID ?? null,
      );
      if (added === 0) throw new Conflict();
    }
  };

  return {
    async state(id: string): Promise<StoredState | undefined> {
      const rows = await database.read(
        'SELECT state_version AS version, state FROM states JOIN matches ON id = match_id WHERE id = ?',
        id,
      );
      return rows.map(stateOf)[0];
    },

    async initialState(id: string): Promise<StoredState | undefined> {
      const rows = await database.read(
        'SELECT version, state FROM initial_states WHERE match_id = ?',
        id,
      );
      return rows.map(stateOf)[0];
    },

    async commit(id: string, expectedVersion: number, given: Commit): Promise<boolean> {
      try {
        await database.transaction((...tools) => commit(tools, id, expectedVersion, given));
        return true;
      } catch (error) {
        if (error instanceof Conflict) return false;
        throw error;
      }
    },

    async log(id: string, range: { from: number; limit: number }): Promise<LogRow[]> {
      const rows = await database.read(
        'SELECT seq, seat, move, events, at FROM log WHERE match_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
        id,
        range.from,
        bounded(range.limit),
      );
      return rows.map(logRowOf);
    },

    async moveNumber(id: string, seat: number, moveID: string): Promise<number | undefined> {
      const rows = await database.read(
        'SELECT seq FROM log WHERE match_id = ? AND seat = ? AND move_id = ?',
        id,
        seat,
        moveID,
      );
      return rows.map(row => integer(row, 'seq'))[0];
    },
  };
}
