// Randomness from a key: fixed forever, exactly uniform, resumed from counters, with independent
// streams.
import { createHmac } from 'node:crypto';
import { type Random, STREAMS, type StreamName, shuffle } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Keystreams, keyedRandom } from '../src/index.ts';

const KEY = new Uint8Array(32).fill(7);
const numbers = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.next());
const words = (random: Random, count: number) =>
  numbers(random, count).map(number => number * 2 ** 32);

/**
 * The same by an independent implementation: Node's own cryptography, as docs/chance.md describes
 * it.
 */
function expected(name: StreamName, count: number): number[] {
  const label = Buffer.from('loggia/stream/1');
  const title = Buffer.from(name);
  const length = (bytes: Buffer) => Buffer.from([0, 0, 0, bytes.length]);
  const key = createHmac('sha256', KEY)
    .update(Buffer.concat([length(label), label, length(title), title]))
    .digest();
  const block = (index: number) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(index));
    return createHmac('sha256', key).update(counter).digest();
  };
  return Array.from({ length: count }, (_, at) =>
    block(Math.floor(at / 8)).readUInt32BE((at % 8) * 4),
  );
}

describe('keyedRandom', () => {
  it.each(STREAMS)('the %s stream is HMAC-SHA-256 of a counter', name => {
    const random = keyedRandom(new Keystreams(KEY)).stream(name);
    expect(words(random, 40)).toEqual(expected(name, 40));
  });

  it('draws from the hidden stream unless a stream is named', () => {
    const random = keyedRandom(new Keystreams(KEY));
    expect(words(random, 5)).toEqual(expected('hidden', 5));
    expect(random.counters()).toEqual({ hidden: 5 });
  });

  it('uses up one stream without moving the other', () => {
    const random = keyedRandom(new Keystreams(KEY));
    const [shown, hidden] = [random.stream('shown'), random.stream('hidden')];
    const mixed = [shown, hidden, hidden, shown, shown, hidden].map(stream => stream.next());
    expect(words(random.stream('shown'), 1)).toEqual(expected('shown', 4).slice(3));
    expect([mixed[0], mixed[3], mixed[4]].map(next => (next ?? 0) * 2 ** 32)).toEqual(
      expected('shown', 3),
    );
    expect(random.counters()).toEqual({ shown: 4, hidden: 3 });
  });

  it('continues from its counters, also through JSON, at any place', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.constantFrom(...STREAMS), (shown, hidden, name) => {
        const random = keyedRandom(new Keystreams(KEY));
        numbers(random.stream('shown'), shown);
        numbers(random.stream('hidden'), hidden);
        const saved = JSON.parse(JSON.stringify(random.counters()));
        const resumed = keyedRandom(new Keystreams(KEY), saved);
        expect(numbers(resumed.stream(name), 20)).toEqual(numbers(random.stream(name), 20));
      }),
    );
  });

  it('gives different numbers for a key that differs in one bit', () => {
    const other = KEY.with(31, 6);
    const [one, two] = [keyedRandom(new Keystreams(KEY)), keyedRandom(new Keystreams(other))];
    expect(numbers(one, 4)).not.toEqual(numbers(two, 4));
  });

  it('discards words that would make some numbers likelier than others', () => {
    const drawn = [0xffff_ffff, 0xffff_fffe, 5];
    const random = keyedRandom({ word: (_, at) => drawn[at] ?? 0 } as Keystreams);
    // 2^32 = 3 · 1431655765 + 1: only the very last word is one too many.
    expect([random.below(3), random.counters().hidden]).toEqual([0xffff_fffe % 3, 2]);
    expect(random.below(2 ** 32)).toBe(5);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses to draw below %s', count => {
    expect(() => keyedRandom(new Keystreams(KEY)).below(count)).toThrow(RangeError);
  });

  it('is uniform, over numbers and over orders', () => {
    const random = keyedRandom(new Keystreams(KEY));
    expect(unevenness(17_000, 17, () => random.below(17))).toBeLessThan(45);
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const order = () => orders.indexOf(shuffle(['a', 'b', 'c'], random).join(''));
    expect(unevenness(6_000, 6, order)).toBeLessThan(25);
  });
});

/** By chi-square: about the number of bins is expected. */
function unevenness(times: number, bins: number, draw: () => number): number {
  const counts = new Array<number>(bins).fill(0);
  for (let i = 0; i < times; i++) {
    const bin = draw();
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + (count - times / bins) ** 2 / (times / bins), 0);
}
