// A practice game begins with the last setup of the same game.
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from './storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { rememberSetup, setupOf } = await import('../../src/practice/last-setup.ts');

const RULES = {
  name: 'lots',
  players: { min: 3, max: 4 },
  options: {
    length: { values: ['short', 'long'], default: 'short', description: '' },
    open: { values: [false, true], default: false, description: '' },
  },
};
const DEFAULTS = { levels: ['medium', 'medium'], options: { length: 'short', open: false } };

test('begins with the game’s defaults, then with the last setup', () => {
  expect(setupOf(RULES)).toEqual(DEFAULTS);
  const chosen = {
    levels: ['hard', 'easy', 'easy'],
    options: { length: 'long', open: true },
  } as const;
  rememberSetup('lots', chosen);
  expect(setupOf(RULES)).toEqual(chosen);
  expect(setupOf({ ...RULES, name: 'other' })).toEqual(DEFAULTS);
});

test("leaves out options today's rules do not know", () => {
  rememberSetup('lots', {
    levels: ['hard', 'hard', 'hard', 'hard'],
    options: { length: 'endless', gone: true },
  });
  expect(setupOf(RULES)).toEqual({
    levels: ['hard', 'hard', 'hard'],
    options: DEFAULTS.options,
  });
  rememberSetup('lots', { levels: ['easy'], options: {} });
  expect(setupOf(RULES)).toEqual({ ...DEFAULTS, levels: ['easy', 'medium'] });
});
