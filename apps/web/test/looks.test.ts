// Looks: every seat has its own; wishes are granted first come, first served.
import { expect, test } from 'vitest';
import { dealLooks, LOOK_PATH, PLAYER_LOOKS } from '../src/design/player-look.ts';

test('a player gets the look they wish for if it is free', () => {
  expect(dealLooks(['green', undefined, 'blue'])).toEqual(['green', 'red', 'blue']);
});

test('the first of two wishes for the same look is granted, and the other player gets a free one', () => {
  expect(dealLooks(['red', 'red', 'red'])).toEqual(['red', 'blue', 'yellow']);
});

test('five seats have five looks', () => {
  expect(new Set(dealLooks([undefined, 'red', 'blue', 'blue', undefined]))).toEqual(
    new Set(PLAYER_LOOKS),
  );
});

test('no two share a symbol', () => {
  expect(new Set(Object.values(LOOK_PATH)).size).toBe(PLAYER_LOOKS.length);
});
