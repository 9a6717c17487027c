// The patch library that the stock boardgame.io client ships.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const fromClient = createRequire(require.resolve('boardgame.io'));
const library: { applyPatch(value: unknown, patch: unknown): unknown[] } = fromClient('rfc6902');

/** Changes the value in place; returns whether every operation could be carried out. */
export function applyPatch(value: unknown, patch: unknown): boolean {
  return library.applyPatch(value, patch).every(problem => problem === null);
}
