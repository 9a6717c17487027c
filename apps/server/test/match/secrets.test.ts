// The ids of matches.
import { expect, test } from 'vitest';
import { newMatchId } from '../../src/match/secrets.ts';

test('no match id looks like a command-line option', () => {
  const names = Array.from({ length: 2_000 }, newMatchId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(name => !/^[A-Za-z0-9_][A-Za-z0-9_-]{11}$/.test(name))).toEqual([]);
});
