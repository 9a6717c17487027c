// Opens the database the configuration names, brought up to date.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import { StoreError } from './store.ts';
import { openThreaded } from './threaded.ts';

export interface StorePlace {
  /** The folder of the SQLite file; created where it is missing. */
  dataDir: string;
  /** PostgreSQL instead, where given. */
  databaseUrl?: string;
}

export async function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  if (databaseUrl === undefined) return openThreaded(sqliteFile(dataDir));
  const database = await openPostgres(databaseUrl);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return new SqlStore(database);
}

export function sqliteFile(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`The data folder ${dataDir} can't be made: ${reason}.`);
  }
  return join(dataDir, 'loggia.sqlite');
}
