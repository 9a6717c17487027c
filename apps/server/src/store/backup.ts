// A backup: complete and on disk before it gets its name, and never overwriting anything.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Database } from './database.ts';
import { StoreError } from './store.ts';

export async function writeBackup(database: Database, to: string): Promise<void> {
  if (existsSync(to)) throw new StoreError(`The file ${to} exists already; name a new one.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await database.copyTo(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, to);
}
