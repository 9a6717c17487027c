// Bans and refusals as SQL.
import type { Database, Query, Row } from './database.ts';
import { integer, text } from './database.ts';
import type { NewRefusals, RefusalRow, Store } from './store.ts';

/** The seat of refusals that belong to none. */
const NOBODY = -1;

type Desk = Pick<Store, 'bans' | 'ban' | 'unban' | 'addRefusals' | 'refusals'>;

export function sqlDesk(database: Database): Desk {
  return {
    async bans(now) {
      const rows = await database.read(
        'SELECT address, ends_at FROM bans WHERE ends_at > ? ORDER BY ends_at, address',
        now,
      );
      return rows.map(row => ({ address: text(row, 'address'), until: integer(row, 'ends_at') }));
    },

    ban({ address, until }, now) {
      return database.transaction(async query => {
        await query('DELETE FROM bans WHERE ends_at <= ?', now);
        await query(
          `INSERT INTO bans (address, ends_at) VALUES (?, ?)
           ON CONFLICT (address) DO UPDATE SET ends_at = EXCLUDED.ends_at`,
          address,
          until,
        );
      });
    },

    async unban(address) {
      const gone = await database.transaction(query =>
        query('DELETE FROM bans WHERE address = ? RETURNING address', address),
      );
      return gone.length > 0;
    },

    async addRefusals(refusals) {
      // One transaction each: other tables need not wait for this one's lock.
      for (const one of refusals) await database.transaction(query => add(query, one));
    },

    async refusals(id) {
      const rows = await database.read(
        `SELECT seat, code, times, first_at, last_at FROM refusals WHERE match_id = ?
         ORDER BY last_at DESC, seat, code`,
        id,
      );
      return rows.map(refusalOf);
    },
  };
}

/** With explicit types: PostgreSQL would take all values of a select list for text. */
async function add(query: Query, { id, seat, code, times, firstAt, lastAt }: NewRefusals) {
  await query(
    `INSERT INTO refusals (match_id, seat, code, times, first_at, last_at)
     SELECT id, CAST(? AS INTEGER), ?, CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT)
     FROM matches WHERE id = ?
     ON CONFLICT (match_id, seat, code)
     DO UPDATE SET times = refusals.times + EXCLUDED.times, last_at = EXCLUDED.last_at`,
    seat ?? NOBODY,
    code,
    times,
    firstAt,
    lastAt,
    id,
  );
}

function refusalOf(row: Row): RefusalRow {
  const seat = integer(row, 'seat');
  return {
    ...(seat !== NOBODY && { seat }),
    code: text(row, 'code'),
    times: integer(row, 'times'),
    firstAt: integer(row, 'first_at'),
    lastAt: integer(row, 'last_at'),
  };
}
