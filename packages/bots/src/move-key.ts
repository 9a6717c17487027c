// A move as a key of a map. Moves are plain data; equal moves have equal keys.

const KEYS = new WeakMap<object, string>();

/** Games that hand out the same frozen objects again and again pay for the text only once. */
export function keyOf(move: object): string {
  let key = KEYS.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    KEYS.set(move, key);
  }
  return key;
}
