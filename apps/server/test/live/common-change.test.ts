// When one frame does for two viewers, and when it must not.
import { describe, expect, test } from 'vitest';
import { commonChange } from '../../src/live/common-change.ts';

const board = { wood: 1 };
const next = { wood: 2 };

describe('a change is common', () => {
  test('where both see the very same', () => {
    const change = { before: { board }, after: { board: next } };
    expect(commonChange(change, { before: { board }, after: { board: next } })).toEqual([]);
  });

  test('where each keeps what only it sees; the parts around that may not be replaced whole', () => {
    const hand = ['ship', 'brick'];
    const own = {
      before: { players: [{ hand, board }] },
      after: { players: [{ hand, board: next }] },
    };
    const others = {
      before: { players: [{ hand: 2, board }] },
      after: { players: [{ hand: 2, board: next }] },
    };
    expect(commonChange(own, others)).toEqual(['/players/0', '/players', '']);
    expect(commonChange(others, own)).toEqual(['/players/0', '/players', '']);
  });

  test('where the same comes or goes for both', () => {
    const one = { before: { secret: 1, board }, after: { secret: 1, next } };
    const other = { before: { secret: 2, board }, after: { secret: 2, next } };
    expect(commonChange(one, other)).toEqual(['']);
  });

  test('and names its paths as a patch does', () => {
    const one = { before: { 'a/b': { own: 1, board } }, after: { 'a/b': { own: 1, board: next } } };
    const other = {
      before: { 'a/b': { own: 2, board } },
      after: { 'a/b': { own: 2, board: next } },
    };
    expect(commonChange(one, other)).toEqual(['/a~1b', '']);
  });
});

describe('a change is not common', () => {
  test.each([
    [
      'one draws a card the other may not see',
      { hand: [1] },
      { hand: [1, 2] },
      { hand: 1 },
      { hand: 2 },
    ],
    ['the same value changes for one only', { hand: 1 }, { hand: 1 }, { hand: 1 }, { hand: 2 }],
    ['one has a part the other has not', { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 2, b: 2 }],
    [
      'their parts have other names',
      { a: 1, c: 1 },
      { a: 2, c: 1 },
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ],
    ['a list is no record', [1], [2], { 0: 1 }, { 0: 2 }],
    ['nothing is something', undefined, { a: 1 }, null, { a: 1, b: 2 }],
  ])('where %s', (_, before, after, otherBefore, otherAfter) => {
    const one = { before, after };
    const other = { before: otherBefore, after: otherAfter };
    expect(commonChange(one, other)).toBeUndefined();
    expect(commonChange(other, one)).toBeUndefined();
  });
});
