// Ranking by a chain of comparisons, shared places, and sharing points.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparison, rank, share } from '../src/index.ts';

interface Entry {
  name: string;
  first: number;
  second: number;
}
const entry = (name: string, first: number, second = 0): Entry => ({ name, first, second });
const CHAIN: Comparison<Entry>[] = [(a, b) => b.first - a.first, (a, b) => b.second - a.second];
const names = (entries: Entry[]) =>
  rank(entries, CHAIN).map(({ place, items, step }) => [
    place,
    items.map(item => item.name).join(''),
    step,
  ]);

describe('rank', () => {
  it('orders by the first step that differs, and names it', () => {
    expect(names([entry('a', 1), entry('b', 3, 1), entry('c', 3, 2)])).toEqual([
      [1, 'c', 1],
      [2, 'b', 0],
      [3, 'a', undefined],
    ]);
  });

  it('players that no step separates share a place, and the next place is skipped', () => {
    expect(names([entry('a', 2), entry('b', 2), entry('c', 2), entry('d', 1)])).toEqual([
      [1, 'abc', 0],
      [4, 'd', undefined],
    ]);
    expect(names([entry('a', 1), entry('b', 2), entry('c', 1)])).toEqual([
      [1, 'b', 0],
      [2, 'ac', undefined],
    ]);
  });

  it('returns nothing for nobody, and one shared place without a chain', () => {
    expect(rank([], CHAIN)).toEqual([]);
    expect(rank(['x', 'y'], [])).toEqual([{ place: 1, items: ['x', 'y'] }]);
  });

  it('leaves its input alone', () => {
    const entries = [entry('a', 1), entry('b', 2)];
    rank(entries, CHAIN);
    expect(entries.map(item => item.name)).toEqual(['a', 'b']);
  });

  it('ranks everybody once, counts those above, and names the step between neighbours', () => {
    const entries = fc.array(
      fc.record({ name: fc.string(), first: fc.nat(3), second: fc.nat(3) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(entries, items => {
        const places = rank(items, CHAIN);
        let above = 0;
        places.forEach(({ place, items: sharing, step }, index) => {
          expect(place).toBe(above + 1);
          above += sharing.length;
          const next = places[index + 1]?.items[0];
          const one = sharing[0];
          if (next === undefined || one === undefined) expect(step).toBeUndefined();
          else {
            const results = CHAIN.map(compare => Math.sign(compare(one, next)));
            expect(step).toBe(results.findIndex(result => result !== 0));
            expect(results[step ?? -1]).toBe(-1);
          }
        });
        expect(above).toBe(items.length);
      }),
    );
  });
});

describe('share', () => {
  it('adds up the covered places, divides and rounds down', () => {
    expect(share([3, 2, 1], 1, 1)).toBe(3);
    expect(share([3, 2, 1], 1, 2)).toBe(2);
    expect(share([3, 2, 1], 2, 2)).toBe(1);
    expect(share([5, 3, 1], 1, 3)).toBe(3);
    expect(share([5, 3, 1], 3, 2)).toBe(0);
    expect(share([5, 3, 1], 4, 1)).toBe(0);
  });

  it('never hands out more than the places bring', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { maxLength: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (points, place, sharers) => {
          const each = share(points, place, sharers);
          const covered = points.slice(place - 1, place - 1 + sharers);
          const sum = covered.reduce((a, b) => a + b, 0);
          expect(each * sharers).toBeLessThanOrEqual(sum);
          expect((each + 1) * sharers).toBeGreaterThan(sum);
        },
      ),
    );
  });
});
