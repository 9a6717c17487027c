// The row of a match: locked, compared and written back. Shared by every part of the SQL store.
import type { Database, Query } from './database.ts';
import { type Columns, changed, columnsOf, MATCH_COLUMNS, matchOf } from './rows.ts';
import type { MatchRecord, SeatRecord } from './store.ts';

/** The longest page, whatever is requested. */
const PAGE_LIMIT = 1_000;

/** The record, locked against other writers until the transaction ends. */
export async function locked(
  { forUpdate }: Database,
  query: Query,
  id: string,
): Promise<MatchRecord | undefined> {
  const rows = await query(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?${forUpdate}`, id);
  return rows.map(matchOf)[0];
}

export async function writeMatch(
  query: Query,
  from: MatchRecord,
  to: MatchRecord,
): Promise<MatchRecord> {
  const columns = differences(from, to);
  await query(
    `UPDATE matches SET ${assignments(columns)} WHERE id = ?`,
    ...columns.map(([, value]) => value),
    to.id,
  );
  return to;
}

/** Only what has changed: the indexes of a named column are written too. */
export function differences(from: MatchRecord, to: MatchRecord): Columns {
  const before = new Map(columnsOf(from));
  return columnsOf(to).filter(([column, value]) => value !== (before.get(column) ?? null));
}

export function assignments(columns: Columns): string {
  return columns.map(([column]) => `${column} = ?`).join(', ');
}

export function withSeatReplaced(match: MatchRecord, seat: SeatRecord): MatchRecord {
  const seats = match.seats.map(other => (other.seat === seat.seat ? seat : other));
  return changed(match, { seats }, Date.now());
}

export function bounded(limit: number): number {
  return Math.max(1, Math.min(Math.trunc(limit), PAGE_LIMIT));
}
