// The nodes that share a PostgreSQL: who is alive, by the database's clock, and who keeps a match.
import { randomUUID } from 'node:crypto';
import { type Database, integer, text } from './database.ts';
import type { Keeper } from './store.ts';

/** A node silent for this long is dead. */
export const LEASE_MILLISECONDS = 9_000;

/** What a table in memory is compared with. */
export interface Versions {
  id: string;
  state: number;
  record: number;
  /** The number of the last message; 0 before the first. */
  chat: number;
}

interface Beat {
  /** The node was declared dead: whatever it kept may be somebody else's. */
  wasDead: boolean;
  /** Nodes found dead by this call; each death is reported to one node only. */
  died: string[];
  /** All others that are alive, and whether they have a Redis. */
  others: { id: string; hears: boolean }[];
}

export interface Registry {
  /** The name of this database, for Redis channels that several installations may share. */
  house(): Promise<string>;
  /** Says that a node is alive, and learns who else is. */
  beat(node: string, hears: boolean): Promise<Beat>;
  /** A node leaves: others may take over at once. */
  leave(node: string): Promise<void>;
  /** A node's status, for the operator. */
  describe(node: string, vitals: string): Promise<void>;
  /** The status of all live nodes. */
  described(): Promise<string[]>;
  /** Keeps a match for a node unless a live one has it; returns its keeper. */
  keep(id: string, node: string): Promise<Keeper | undefined>;
  /** Nobody needs to keep the match any more. */
  release(id: string, keeper: Keeper): Promise<void>;
  /** Of those that exist. */
  versions(ids: readonly string[]): Promise<Versions[]>;
}

const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT';
/** Statements are prepared by their text, so lists have a fixed length. */
const IDS = 200;
const PLACES = Array.from({ length: IDS }, () => '?').join(', ');

/** Every statement is independent: nodes that beat at once must not wait for each other. */
export function sqlRegistry({ read: query }: Database): Registry {
  return {
    async house() {
      await query('INSERT INTO house VALUES (1, ?) ON CONFLICT DO NOTHING', randomUUID());
      const [row] = await query('SELECT id FROM house');
      return row === undefined ? '' : text(row, 'id');
    },

    async beat(node, hears) {
      const lease = `${NOW} + ${LEASE_MILLISECONDS}`;
      const renewed = await query(
        `UPDATE nodes SET ends_at = ${lease} WHERE id = ? AND ends_at > ${NOW} RETURNING 1`,
        node,
      );
      if (renewed.length === 0) {
        // It continues with nothing. What it kept and nobody has taken since would otherwise be its
        // own again the moment it is alive, without its knowledge.
        await query('DELETE FROM keepers WHERE node = ?', node);
        await query(
          `INSERT INTO nodes (id, ends_at, hears) VALUES (?, ${lease}, ?)
           ON CONFLICT (id) DO UPDATE SET ends_at = EXCLUDED.ends_at`,
          node,
          hears ? 1 : 0,
        );
      }
      const dead = await query(`DELETE FROM nodes WHERE ends_at <= ${NOW} RETURNING id`);
      const alive = await query('SELECT id, hears FROM nodes WHERE id <> ?', node);
      return {
        wasDead: renewed.length === 0,
        died: dead.map(row => text(row, 'id')),
        others: alive.map(row => ({ id: text(row, 'id'), hears: integer(row, 'hears') === 1 })),
      };
    },

    async leave(node) {
      // Not removed: the next beat finds it dead and takes over.
      await query('UPDATE nodes SET ends_at = 0 WHERE id = ?', node);
    },

    async describe(node, vitals) {
      await query('UPDATE nodes SET vitals = ? WHERE id = ?', vitals, node);
    },

    async described() {
      const rows = await query(
        `SELECT vitals FROM nodes WHERE ends_at > ${NOW} AND vitals IS NOT NULL ORDER BY id`,
      );
      return rows.map(row => text(row, 'vitals'));
    },

    async keep(id, node) {
      await query(
        `INSERT INTO keepers (match_id, node, token) SELECT id, ?, 1 FROM matches WHERE id = ?
         ON CONFLICT (match_id) DO UPDATE SET node = EXCLUDED.node, token = keepers.token + 1
         WHERE keepers.node <> EXCLUDED.node
         AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = keepers.node AND ends_at > ${NOW})`,
        node,
        id,
      );
      const [row] = await query('SELECT node, token FROM keepers WHERE match_id = ?', id);
      return row && { node: text(row, 'node'), token: integer(row, 'token') };
    },

    async release(id, { node, token }) {
      await query(
        'DELETE FROM keepers WHERE match_id = ? AND node = ? AND token = ?',
        id,
        node,
        token,
      );
    },

    async versions(ids) {
      const found: Versions[] = [];
      for (let from = 0; from < ids.length; from += IDS) {
        const page = Array.from({ length: IDS }, (_, index) => ids[from + index] ?? '');
        const rows = await query(
          `SELECT id, state_version, version,
           (SELECT COALESCE(MAX(seq), 0) FROM chat WHERE match_id = id) AS chat
           FROM matches WHERE id IN (${PLACES})`,
          ...page,
        );
        for (const row of rows) {
          found.push({
            id: text(row, 'id'),
            state: integer(row, 'state_version'),
            record: integer(row, 'version'),
            chat: integer(row, 'chat'),
          });
        }
      }
      return found;
    },
  };
}
