// Opens the configured database, migrated to the current version.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { type Registry, sqlRegistry } from './registry.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { StoreError } from './store.ts';
import { openThreaded } from './threaded.ts';

export interface StorePlace {
  /** The folder of the SQLite file; created if missing. */
  dataDir: string;
  /** PostgreSQL instead, if given. */
  databaseUrl?: string | undefined;
}

/** A server's store: SQLite on its own thread, PostgreSQL through its sockets. */
export async function openStore(place: StorePlace): Promise<Store> {
  return place.databaseUrl === undefined
    ? openThreaded(sqliteFile(place.dataDir))
    : sqlStore(await openDatabase(place));
}

/** PostgreSQL as shared by nodes. */
export async function openShared(
  databaseUrl: string,
): Promise<{ store: Store; registry: Registry }> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  return { store: sqlStore(database), registry: sqlRegistry(database) };
}

/** The database itself, on this thread. */
export async function openDatabase({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  const database =
    databaseUrl === undefined ? await openSqlite(sqliteFile(dataDir)) : await postgres(databaseUrl);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Its driver is loaded only if it is used. */
async function postgres(url: string): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url);
}

export function sqliteFile(dataDir: string): string {
  return join(dataFolder(dataDir), 'loggia.sqlite');
}

/** Created if missing, and private. */
export function dataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`The data folder ${dataDir} can't be made: ${reason}.`);
  }
  return dataDir;
}
