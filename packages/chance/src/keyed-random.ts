// Randomness from a key: HMAC-SHA-256 in counter mode, with a separate stream for every name.
import type { Random, StreamName } from '@loggia/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bigEndian, fields } from './bytes.ts';

/** How many words of each stream have been used: the whole state of a generator, and no secret. */
export type Counters = Readonly<Partial<Record<StreamName, number>>>;

export interface KeyedRandom extends Random {
  counters(): Counters;
}

const WORD_BYTES = 4;
const WORDS_PER_BLOCK = 8;
const WORDS = 0x1_0000_0000;

/** The words of one stream, with random access. */
class Stream {
  readonly #mac: ReturnType<typeof hmac.create>;
  #index = -1;
  #block = new DataView(new ArrayBuffer(0));

  constructor(key: Uint8Array, name: StreamName) {
    this.#mac = hmac.create(sha256, hmac(sha256, key, fields('loggia/stream/1', name)));
  }

  word(position: number): number {
    const index = Math.floor(position / WORDS_PER_BLOCK);
    if (index !== this.#index) {
      const { buffer, byteOffset } = this.#mac.clone().update(bigEndian(index, 8)).digest();
      this.#block = new DataView(buffer, byteOffset);
      this.#index = index;
    }
    return this.#block.getUint32((position % WORDS_PER_BLOCK) * WORD_BYTES);
  }
}

/** Where a generator gets its words from. */
export interface Words {
  word(name: StreamName, position: number): number;
}

/** The streams of a key, created on first use. Never reveals the key. */
export class Keystreams implements Words {
  readonly #key: Uint8Array;
  readonly #streams = new Map<StreamName, Stream>();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  word(name: StreamName, position: number): number {
    const stream = this.#streams.get(name) ?? new Stream(this.#key, name);
    this.#streams.set(name, stream);
    return stream.word(position);
  }

  /** Drops the streams to save memory; the next word creates them again. */
  rest(): void {
    this.#streams.clear();
  }

  /** Left out wherever an object that holds it is serialised. */
  toJSON(): undefined {
    return undefined;
  }
}

/** A generator that continues from the counters. */
export function keyedRandom(words: Words, counters: Counters = {}): KeyedRandom {
  const used = { ...counters };

  function streamOf(name: StreamName): Random {
    const word = () => {
      const position = used[name] ?? 0;
      used[name] = position + 1;
      return words.word(name, position);
    };
    return {
      next: () => word() / WORDS,
      below: count => evenly(count, word),
      stream: streamOf,
    };
  }

  return { ...streamOf('hidden'), counters: () => ({ ...used }) };
}

/**
 * Words beyond the last whole multiple of the count are discarded, so that every number is equally
 * likely.
 */
function evenly(count: number, word: () => number): number {
  if (!Number.isInteger(count) || count < 1 || count > WORDS) {
    throw new RangeError(`no whole number is below ${count}`);
  }
  const most = WORDS - (WORDS % count);
  for (;;) {
    const drawn = word();
    if (drawn < most) return drawn % count;
  }
}
