// Files that hold every hand and every seed: nobody reads them but the user the server runs as.
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** A new, empty file; what SQLite puts beside it takes its rights from it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
}

/** Older versions left files that everybody could read. */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // It is not there, or its owner is somebody else and decides.
  }
}

/** Gives a finished file its name; where another process was first, its file stays. */
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
