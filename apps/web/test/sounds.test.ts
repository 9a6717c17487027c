// Of simultaneous events only the most important is heard.
import { expect, test } from 'vitest';
import { weightiest } from '../src/design/sounds.ts';

test('the sound of a scoring replaces that of a piece, and the end replaces all', () => {
  expect(weightiest(['place', undefined, 'score', 'card'])).toBe('score');
  expect(weightiest(['end', 'score'])).toBe('end');
  expect(weightiest([undefined])).toBeUndefined();
});
