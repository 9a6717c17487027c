// The databases that the contract tests run on: a fresh one for each test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import type { StorePlace } from '../../src/store/open.ts';
import { sqliteFile } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { PostgresServer } from './postgres-server.ts';
import { startPostgres } from './postgres-server.ts';

export const KINDS = ['SQLite', 'PostgreSQL'] as const;
export type Kind = (typeof KINDS)[number];

/** Call in a `describe`: returns the function that makes an empty place of that kind. */
export function freshPlaces(kind: Kind): () => Promise<StorePlace> {
  const folders: string[] = [];
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'loggia-store-'));
    folders.push(dataDir);
    return postgres === undefined
      ? { dataDir }
      : { dataDir, databaseUrl: await postgres.newDatabase() };
  };
}

/** The database under a store, not migrated. */
export function bareDatabase({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(sqliteFile(dataDir)) : openPostgres(databaseUrl);
}
