// Fills an empty database from a backup, whichever of the two kinds it is.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyAll } from './copy.ts';
import { integer } from './database.ts';
import { migrate } from './migrations.ts';
import { openDatabase, type StorePlace } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store.ts';

export async function restore(place: StorePlace, file: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'loggia-restore-'));
  const target = await openDatabase(place);
  try {
    const [row] = await target.read('SELECT COUNT(*) AS count FROM matches');
    if (row !== undefined && integer(row, 'count') > 0) {
      throw new StoreError('The database has matches already; restore into an empty one.');
    }
    // On a copy, since an old backup is brought up to date first.
    const copy = join(folder, 'backup.sqlite');
    copyFileSync(file, copy);
    const source = await openSqlite(copy);
    try {
      await migrate(source);
      await copyAll(source, target);
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
