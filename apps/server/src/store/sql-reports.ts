// Reports on finished matches, as SQL.
import { type Database, integer, text } from './database.ts';
import { locked } from './sql-match-row.ts';
import type { Store } from './store.ts';

export function sqlReports(database: Database): Pick<Store, 'keepReport' | 'report'> {
  return {
    keepReport(id, { seat, report, at }) {
      return database.transaction(async query => {
        if ((await locked(database, query, id))?.status !== 'over') return false;
        const kept = await query(
          `INSERT INTO reports (match_id, seat, report, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (match_id) DO NOTHING RETURNING match_id`,
          id,
          seat,
          report,
          at,
        );
        return kept.length > 0;
      });
    },

    async report(id) {
      const rows = await database.read(
        'SELECT seat, report, at FROM reports WHERE match_id = ?',
        id,
      );
      return rows.map(row => ({
        seat: integer(row, 'seat'),
        report: text(row, 'report'),
        at: integer(row, 'at'),
      }))[0];
    },
  };
}
