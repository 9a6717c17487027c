// What a table commits to before the game, and the key that follows from it and the players' words.
import type { OptionValue } from '@loggia/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fields } from './bytes.ts';

/** 32 bytes from a secure generator, in hexadecimal. */
export type Seed = string;
/** A SHA-256 hash, in hexadecimal. */
export type Commitment = string;

const SEED = /^[0-9a-f]{64}$/;

export function isSeed(text: string): text is Seed {
  return SEED.test(text);
}

/** The table a commitment is made for: at another table the same seed gives another commitment. */
export interface PromisedTable {
  table: string;
  game: string;
  rulesVersion: number;
  seed: Seed;
}

/** Shown from the moment a table exists. 256 unknown bits go into it, so it gives nothing away. */
export function commitmentTo({ table, game, rulesVersion, seed }: PromisedTable): Commitment {
  const promised = fields('loggia/commitment/1', table, game, String(rulesVersion), bytesOf(seed));
  return bytesToHex(sha256(promised));
}

/** What is settled when the game starts. */
export interface Agreed {
  commitment: Commitment;
  seed: Seed;
  options: Readonly<Record<string, OptionValue>>;
  /** What each seat added to the seed; empty if nothing. */
  words: readonly string[];
}

/** The key for all randomness of a game: neither the seed nor the words determine it alone. */
export function keyOf({ commitment, seed, options, words }: Agreed): Uint8Array {
  const chosen = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const agreed = fields(
    'loggia/key/1',
    bytesOf(commitment),
    String(chosen.length),
    ...chosen.flatMap(([name, value]) => [name, JSON.stringify(value)]),
    String(words.length),
    ...words,
  );
  return hmac(sha256, bytesOf(seed), agreed);
}

function bytesOf(text: Seed | Commitment): Uint8Array {
  if (!SEED.test(text)) throw new RangeError('not 32 bytes as hexadecimal digits');
  return hexToBytes(text);
}
