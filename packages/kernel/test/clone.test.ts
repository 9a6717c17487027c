// A copy of plain data shares nothing with the original.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from '../src/index.ts';

/** Every object and array inside a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

/** No state has this key: nothing from outside may have it. */
const data = fc
  .jsonValue({ maxDepth: 4 })
  .filter(value => !JSON.stringify(value).includes('__proto__'));

describe('clone', () => {
  it('makes a deep copy of any JSON, sharing nothing', () => {
    fc.assert(
      fc.property(data, value => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        const originals = new Set(parts(value));
        expect(parts(copy).some(part => originals.has(part))).toBe(false);
      }),
    );
  });

  it('keeps undefined and null apart', () => {
    const value = { a: undefined, b: null, c: [undefined, null, [1]] };
    expect(clone(value)).toStrictEqual(value);
    expect(Object.hasOwn(clone(value), 'a')).toBe(true);
  });

  it('changing the copy leaves the original alone', () => {
    const value = { hand: ['wood'], board: { ships: 1, houses: [['troyes']] } };
    const copy = clone(value);
    copy.hand.push('brick');
    copy.board.ships = 3;
    copy.board.houses[0]?.pop();
    expect(value).toEqual({ hand: ['wood'], board: { ships: 1, houses: [['troyes']] } });
  });
});
