// A move as a key: equal moves have equal keys, whatever the order of their fields.
import { isRecord } from './options.ts';

/** No move nests deeper; anything deeper is not compared. */
const DEEPEST = 8;

const KEYS = new WeakMap<object, string>();

/** The key of a move produced by the rules. It is computed once per object. */
export function keyOf(move: object): string {
  let key = KEYS.get(move);
  if (key === undefined) {
    key = spelled(move);
    KEYS.set(move, key);
  }
  return key;
}

/** One canonical spelling for any JSON. */
export function spelled(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return `[${value.map(item => spelled(item, depth + 1)).join()}]`;
  if (!isRecord(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const fields = Object.keys(value)
    .sort()
    .map(field => `${JSON.stringify(field)}:${spelled(value[field], depth + 1)}`);
  return `{${fields.join()}}`;
}

/** The one of `moves` that any JSON matches exactly, nothing missing and nothing extra. */
export function findMove<Move extends object>(
  moves: readonly Move[],
  input: unknown,
): Move | undefined {
  const wanted = spelled(input);
  return moves.find(move => keyOf(move) === wanted);
}
