// Seeded randomness: uniform, reproducible, and with all of its state in four numbers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  oneStream,
  pick,
  type Random,
  type RandomState,
  seededRandom,
  shuffle,
} from '../src/index.ts';

const PINNED = [3413213614, 4014943849, 2149508627, 1242438009];
const PINNED_STATE = [371461404, -744956786, 1038041780, 20];

const numbers = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.next());

/** How far counts are from uniform, by chi-square; about the number of bins is expected. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(bins: number, times: number, draw: () => number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (let i = 0; i < times; i++) {
    const bin = draw();
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(numbers(seededRandom('florence'), 20)).toEqual(numbers(seededRandom('florence'), 20));
    expect(numbers(seededRandom('florence'), 4)).not.toEqual(numbers(seededRandom('Florence'), 4));
    expect(numbers(seededRandom(1), 4)).not.toEqual(numbers(seededRandom(2), 4));
    expect(numbers(seededRandom(7), 4)).toEqual(numbers(seededRandom('7'), 4));
  });

  it('gives these numbers forever: stored matches depend on them', () => {
    const random = seededRandom('calimala');
    expect(numbers(random, 4).map(next => Math.floor(next * 2 ** 32))).toEqual(PINNED);
    expect(random.state()).toEqual(PINNED_STATE);
  });

  it('has only one stream, whatever name is given', () => {
    const [one, other] = [seededRandom('streams'), seededRandom('streams')];
    const drawn = [
      one.stream('shown').next(),
      one.stream('hidden').stream('shown').next(),
      one.next(),
    ];
    expect(drawn).toEqual(numbers(other, 3));
    expect(one.state()).toEqual(other.state());
  });

  it('stays in [0, 1)', () => {
    const outside = numbers(seededRandom('range'), 20_000).filter(next => next < 0 || next >= 1);
    expect(outside).toEqual([]);
  });

  it('continues from a saved state, also through JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, used) => {
        const random = seededRandom(seed);
        numbers(random, used);
        const saved = JSON.parse(JSON.stringify(random.state())) as RandomState;
        const next = numbers(random, 10);
        expect(numbers(seededRandom(saved), 10)).toEqual(next);
        expect(saved).not.toEqual(random.state());
      }),
    );
  });

  it('reading the state changes nothing', () => {
    const [one, other] = [seededRandom('look'), seededRandom('look')];
    one.state();
    expect(one.state()).toEqual(other.state());
    expect(one.next()).toBe(other.next());
  });

  it('is uniform within a sequence', () => {
    const random = seededRandom('even');
    expect(unevenness(tally(16, 16_000, () => below(random, 16)))).toBeLessThan(40);
    const pairs = tally(64, 32_000, () => below(random, 8) * 8 + below(random, 8));
    expect(unevenness(pairs)).toBeLessThan(110);
  });

  it('is uniform over the first numbers of similar seeds', () => {
    let seed = 0;
    const firsts = tally(16, 16_000, () => below(seededRandom(`match ${seed++}`), 16));
    expect(unevenness(firsts)).toBeLessThan(40);
    let number = 0;
    const plain = tally(16, 16_000, () => below(seededRandom(number++), 16));
    expect(unevenness(plain)).toBeLessThan(40);
  });
});

describe('below, pick, shuffle', () => {
  const fixed = (value: number): Random => oneStream(() => value);

  it('below returns whole numbers from 0 up to, not including, the count', () => {
    expect(below(fixed(0), 6)).toBe(0);
    expect(below(fixed(0.999999), 6)).toBe(5);
    expect(below(fixed(0.5), 6)).toBe(3);
    expect(below(fixed(0.99), 1)).toBe(0);
  });

  it('pick returns one of the items', () => {
    expect(pick(fixed(0.5), ['a', 'b', 'c'])).toBe('b');
    expect(pick(fixed(0.99), ['a', 'b', 'c'])).toBe('c');
  });

  it('shuffle keeps the items, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = [...items];
        expect(shuffle(shuffled, seededRandom(seed))).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it('shuffle makes every order equally likely', () => {
    const random = seededRandom('orders');
    const orders = ['abcd', 'abdc', 'acbd', 'acdb', 'adbc', 'adcb'].flatMap(order =>
      [0, 1, 2, 3].map(turn => order.slice(turn) + order.slice(0, turn)),
    );
    expect(new Set(orders).size).toBe(24);
    const counts = tally(24, 24_000, () =>
      orders.indexOf(shuffle(['a', 'b', 'c', 'd'], random).join('')),
    );
    expect(unevenness(counts)).toBeLessThan(55);
  });
});
