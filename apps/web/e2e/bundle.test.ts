// The first load of a table stays small.
import { expect, test } from 'vitest';
import { LIMIT, tableBundle } from '../scripts/bundle.ts';

test('at most 250 kB of compressed JavaScript', () => {
  expect(tableBundle().total).toBeLessThanOrEqual(LIMIT);
});
