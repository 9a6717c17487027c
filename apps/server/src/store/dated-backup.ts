// Scheduled backups: one file each time, the oldest removed.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Only files written here are ever removed. */
const OURS = /^loggia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.sqlite$/;

/** Writes a backup named by date and time into a folder and keeps the newest; returns its file. */
export async function datedBackup(
  store: Pick<Store, 'backup'>,
  { folder, keep, now = new Date() }: { folder: string; keep: number; now?: Date },
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `loggia-${time}.sqlite`);
  await store.backup(file);
  // Only once the new one is complete: a full disk must not cost the old ones.
  const old = readdirSync(folder)
    .filter(name => OURS.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return file;
}
