// A broken guarantee.
import { isDeepStrictEqual } from 'node:util';

/** Thrown where a game breaks a guarantee of the contract. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function hold(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new Broken(promise);
}

/** Both must be equal, down to the last key; the first difference is named. */
export function same(found: unknown, expected: unknown, promise: string): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Broken(`${promise}: ${difference(found, expected, '')}`);
}

function difference(found: unknown, expected: unknown, path: string): string {
  if (isContainer(found) && isContainer(expected)) {
    const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
    for (const key of keys) {
      const [is, was] = [found[key], expected[key]];
      const present = Object.hasOwn(found, key) === Object.hasOwn(expected, key);
      if (!present || !isDeepStrictEqual(is, was)) return difference(is, was, `${path}.${key}`);
    }
  }
  return `${path || 'all'} is ${brief(found)}, not ${brief(expected)}`;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200);
}

/** Freezes a value deeply, so that any write to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}
