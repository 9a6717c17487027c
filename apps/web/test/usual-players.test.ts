import { expect, test } from 'vitest';
import { usualPlayers } from '../src/shared/usual-players.ts';

test('suggests three players, within the limits of the game', () => {
  expect(usualPlayers({ min: 2, max: 4 })).toBe(3);
  expect(usualPlayers({ min: 3, max: 5 })).toBe(3);
  expect(usualPlayers({ min: 4, max: 6 })).toBe(4);
  expect(usualPlayers({ min: 1, max: 2 })).toBe(2);
});
