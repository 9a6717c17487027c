// The schema, as the steps that led to it. A step that has been released is never edited.
import type { Database, Query } from './database.ts';
import { integer } from './database.ts';
import { StoreError } from './store.ts';

/**
 * Step n leads from version n to n + 1. Every statement means the same to SQLite and PostgreSQL;
 * structured values are JSON text, times are milliseconds since 1970.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      players INTEGER NOT NULL,
      options TEXT NOT NULL,
      status TEXT NOT NULL,
      unlisted INTEGER NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      started_at BIGINT,
      next_match_id TEXT,
      version INTEGER NOT NULL,
      seats TEXT NOT NULL,
      details TEXT NOT NULL
    )`,
    'CREATE INDEX matches_newest ON matches (created_at, id)',
    'CREATE INDEX matches_newest_by_status ON matches (status, created_at, id)',
    `CREATE INDEX matches_stale ON matches (updated_at) WHERE status = 'waiting'`,
    // Separate from the matches, so that listing never reads a state.
    `CREATE TABLE states (
      match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      state TEXT NOT NULL
    )`,
    `CREATE TABLE initial_states (
      match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      state TEXT NOT NULL
    )`,
    `CREATE TABLE log (
      match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      seat INTEGER,
      move TEXT NOT NULL,
      events TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (match_id, seq)
    )`,
    `CREATE TABLE chat (
      match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      audience TEXT NOT NULL,
      message TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (match_id, seq)
    )`,
  ],
  // A move writes its match's row anyway; beside the state, the version cost writing its text
  // again.
  [
    'ALTER TABLE matches ADD COLUMN state_version INTEGER NOT NULL DEFAULT 0',
    'UPDATE matches SET state_version = (SELECT version FROM states WHERE match_id = id)',
    'ALTER TABLE states DROP COLUMN version',
  ],
  // A resent move is recognised by its id, whichever node got it first and however long ago.
  [
    'ALTER TABLE log ADD COLUMN move_id TEXT',
    'CREATE UNIQUE INDEX log_move_ids ON log (match_id, seat, move_id) WHERE move_id IS NOT NULL',
  ],
  // Nodes that share a database: who is alive, and who keeps which match. Never copied.
  [
    'CREATE TABLE house (only_row INTEGER PRIMARY KEY, id TEXT NOT NULL)',
    'CREATE TABLE nodes (id TEXT PRIMARY KEY, ends_at BIGINT NOT NULL, hears INTEGER NOT NULL)',
    `CREATE TABLE keepers (
      match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
      node TEXT NOT NULL,
      token INTEGER NOT NULL
    )`,
  ],
  // Status and bans for the operator. Refusals are counted by kind: a flood of them is one row.
  // Seat -1 means none.
  [
    'CREATE TABLE bans (address TEXT PRIMARY KEY, ends_at BIGINT NOT NULL)',
    `CREATE TABLE refusals (
      match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      code TEXT NOT NULL,
      times INTEGER NOT NULL,
      first_at BIGINT NOT NULL,
      last_at BIGINT NOT NULL,
      PRIMARY KEY (match_id, seat, code)
    )`,
    'ALTER TABLE nodes ADD COLUMN vitals TEXT',
  ],
  // Public finished games, newest first. Running games are not in it, so no move writes it. It
  // begins with a constant, or SQLite prefers another index.
  [
    `CREATE INDEX matches_finished ON matches (status, unlisted, updated_at, id)
     WHERE status = 'over' AND unlisted = 0`,
  ],
  // The server's own secrets, such as the keys that identify it to push services.
  ['CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)'],
  // The tables of a circle, by its key.
  [
    'ALTER TABLE matches ADD COLUMN circle TEXT',
    'CREATE INDEX matches_circle ON matches (circle, created_at, id) WHERE circle IS NOT NULL',
  ],
  // What a seat's browser found in a finished match: one report per match, the first.
  [
    `CREATE TABLE reports (
      match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      report TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
  ],
];

/** The tables of the newest version and their keys, parents first. */
export const TABLES = [
  { name: 'matches', key: ['id'] },
  { name: 'states', key: ['match_id'] },
  { name: 'initial_states', key: ['match_id'] },
  { name: 'log', key: ['match_id', 'seq'] },
  { name: 'chat', key: ['match_id', 'seq'] },
  { name: 'reports', key: ['match_id'] },
  { name: 'secrets', key: ['name'] },
  { name: 'bans', key: ['address'] },
  { name: 'refusals', key: ['match_id', 'seat', 'code'] },
] as const;

const VERSION_TABLE = 'loggia_schema';

/**
 * In one transaction these change nothing, but need everything a real change needs. Replacing a
 * value by itself is not enough: SQLite notices and writes nothing.
 */
export const HARMLESS_WRITES = [
  `INSERT INTO ${VERSION_TABLE} VALUES (0, 0)`,
  `DELETE FROM ${VERSION_TABLE} WHERE only_row = 0`,
] as const;

/** 0 for an empty database. Refuses, with a clear message, what this program can't read. */
export async function schemaVersion(
  database: Pick<Database, 'tables' | 'read'>,
  newest = MIGRATIONS.length,
): Promise<number> {
  const tables = await database.tables();
  if (!tables.includes(VERSION_TABLE)) {
    const foreign = TABLES.find(table => tables.includes(table.name));
    if (foreign === undefined) return 0;
    throw new StoreError(
      `The database has a table "${foreign.name}" but was not made by Loggia. Give Loggia a database of its own.`,
    );
  }
  const version = await versionIn(database.read);
  if (version > newest) {
    throw new StoreError(
      `The database is of version ${version}; this Loggia knows versions up to ${newest}. Start the newer Loggia that wrote it, or restore an older backup.`,
    );
  }
  return version;
}

/** Brings a database up to date, all steps and the new number in one transaction. */
export async function migrate(database: Database, steps = MIGRATIONS): Promise<void> {
  if ((await schemaVersion(database, steps.length)) === steps.length) return;
  await database.migration(async query => {
    await query(
      `CREATE TABLE IF NOT EXISTS ${VERSION_TABLE} (only_row INTEGER PRIMARY KEY, version INTEGER NOT NULL)`,
    );
    await query(`INSERT INTO ${VERSION_TABLE} VALUES (1, 0) ON CONFLICT DO NOTHING`);
    // Read again: another process may have been first.
    for (const step of steps.slice(await versionIn(query))) {
      for (const statement of step) await query(statement);
      await query(`UPDATE ${VERSION_TABLE} SET version = version + 1`);
    }
  });
}

async function versionIn(query: Query): Promise<number> {
  const [row] = await query(`SELECT version FROM ${VERSION_TABLE}`);
  return row === undefined ? 0 : integer(row, 'version');
}
