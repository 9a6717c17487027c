// Files that contain every hand and every seed: readable only by the user the server runs as.
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** A new, empty file; what SQLite puts beside it inherits its permissions. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
}

/** Older versions left files that everybody could read. */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // It does not exist, or it belongs to somebody else, who decides.
  }
}

/** Gives a finished file its name; if another process was first, its file stays. */
export function publish(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isTaken) throw error;
  } finally {
    rmSync(part);
  }
  // A name is as durable as its folder.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
