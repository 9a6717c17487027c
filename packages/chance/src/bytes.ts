// Fields as one unambiguous sequence of bytes, and bytes as text.
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The fields in order, each prefixed with its length (four bytes, big-endian). */
export function fields(...values: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(
    ...values.flatMap(value => {
      const bytes = typeof value === 'string' ? utf8ToBytes(value) : value;
      return [bigEndian(bytes.length, 4), bytes];
    }),
  );
}

/** A whole number as a number of bytes, big-endian. */
export function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, rest = value; at >= 0; at--, rest = Math.floor(rest / 256)) {
    bytes[at] = rest % 256;
  }
  return bytes;
}
