// A move as a key: equal moves have equal keys, whatever the order of their fields.
import { isRecord } from './options.ts';

/** No move nests deeper; what does is not compared further. */
const DEEPEST = 8;

const KEYS = new WeakMap<object, string>();

/** The key of a move of the rules. Those that hand out the same objects pay for it only once. */
export function keyOf(move: object): string {
  let key = KEYS.get(move);
  if (key === undefined) {
    key = spelled(move);
    KEYS.set(move, key);
  }
  return key;
}

/** One spelling for any JSON, however it came to us. */
export function spelled(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return `[${value.map(item => spelled(item, depth + 1)).join()}]`;
  if (!isRecord(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const fields = Object.keys(value)
    .sort()
    .map(field => `${JSON.stringify(field)}:${spelled(value[field], depth + 1)}`);
  return `{${fields.join()}}`;
}

/** The move among `moves` that any JSON spells exactly, nothing missing and nothing added. */
export function findMove<Move extends object>(
  moves: readonly Move[],
  input: unknown,
): Move | undefined {
  const wanted = spelled(input);
  return moves.find(move => keyOf(move) === wanted);
}
