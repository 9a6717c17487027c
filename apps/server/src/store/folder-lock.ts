// One server per data folder: a lock that the system releases however the process ends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from './open.ts';
import { makePrivate } from './private-file.ts';
import { StoreError } from './store.ts';

export interface FolderLock {
  release(): void;
}

/** Held until it is released. Refuses with a clear message if another process holds the folder. */
export function lockFolder(dataDir: string): FolderLock {
  const file = join(dataFolder(dataDir), 'loggia.lock');
  let lock: DatabaseSync | undefined;
  try {
    if (!existsSync(file)) makePrivate(file);
    // Node cannot lock files, but SQLite can. Nothing is ever written to this one.
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const reason = error instanceof Error ? error.message : String(error);
    if (!/locked/.test(reason)) {
      throw new StoreError(`The data folder ${dataDir} can't be locked: ${reason}.`);
    }
    throw new StoreError(
      `The data folder ${dataDir} is in use by another Loggia. Stop that one, or give this one a folder of its own (DATA_DIR).`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}
