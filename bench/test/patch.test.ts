// The bench parses patches itself: it must agree with the clients' library.
import { createPatch, applyPatch as library } from 'rfc6902';
import { expect, test } from 'vitest';
import { applyPatch, type Operation } from '../src/server/patch.ts';

const BEFORE = { hand: ['wood', 'ship'], 'a/b': { '~': 1 }, cubes: [[0], [1, 2]], gone: true };
const AFTER = { hand: ['wood', 'brick', 'ship'], 'a/b': { '~': 2 }, cubes: [[1, 2]], come: null };

test('a patch leads to the same state as the library’s', () => {
  const patch = createPatch(BEFORE, AFTER) as Operation[];
  expect(patch.length).toBeGreaterThan(3);
  const [ours, theirs] = [structuredClone(BEFORE), structuredClone(BEFORE)];
  applyPatch(ours, patch);
  library(theirs, patch);
  expect(ours).toEqual(theirs);
  expect(ours).toEqual(AFTER);
});
