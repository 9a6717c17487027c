// The first load of a table stays small, whatever the game.
import { expect, test } from 'vitest';
import { GAMES, LIMIT, tableBundle } from '../scripts/bundle.ts';

test.each(GAMES)('%s: at most 250 kB of compressed JavaScript', game => {
  expect(tableBundle(game).total).toBeLessThanOrEqual(LIMIT);
});
