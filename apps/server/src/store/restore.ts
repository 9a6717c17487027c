// Fills an empty database of either kind from a backup.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyAll } from './copy.ts';
import { type Database, integer } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { openDatabase, type StorePlace } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store.ts';

export async function restore(place: StorePlace, file: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  // Not beside a server: it would continue from what it has in memory.
  const lock = place.databaseUrl === undefined ? lockFolder(place.dataDir) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'loggia-restore-'));
  try {
    const copy = join(folder, 'backup.sqlite');
    copyFileSync(file, copy);
    await fill(place, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock?.release();
  }
}

/** From a copy, since an old backup is migrated first. */
async function fill(place: StorePlace, copy: string): Promise<void> {
  const source = await openSqlite(copy);
  try {
    await migrate(source);
    await copyInto(place, source);
  } finally {
    await source.close();
  }
}

/** Copies everything from one database into another, empty one. Neither may be in use meanwhile. */
export async function move(from: StorePlace, to: StorePlace): Promise<void> {
  const locks = [from, to].flatMap(({ dataDir, databaseUrl }) =>
    databaseUrl === undefined ? [lockFolder(dataDir)] : [],
  );
  try {
    const source = await openDatabase(from);
    try {
      await copyInto(to, source);
    } finally {
      await source.close();
    }
  } finally {
    for (const lock of locks) lock.release();
  }
}

async function copyInto(place: StorePlace, source: Database): Promise<void> {
  const target = await openDatabase(place);
  try {
    const [row] = await target.read('SELECT COUNT(*) AS count FROM matches');
    if (row !== undefined && integer(row, 'count') > 0) {
      throw new StoreError('The database has matches already; restore into an empty one.');
    }
    await copyAll(source, target);
  } finally {
    await target.close();
  }
}
