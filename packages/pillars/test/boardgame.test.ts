// The names of the game and its phases in boardgame.io.
import { playStock } from '@loggia/trial';
import { expect, it } from 'vitest';
import { Pillars } from '../src/index.ts';
import { subjects } from '../testing/index.ts';

it.each(subjects)(
  'goes through its phases in the stock client, rules $manifest.module.rulesVersion',
  subject => {
    const { phases } = playStock(subject, { players: 3, options: {} });
    expect([...phases]).toEqual(['cards', 'builders', 'resolution']);
  },
);

it('is named, for two to four players, and without boardgame.io’s own undo', () => {
  expect(Pillars).toMatchObject({
    name: 'pillars',
    minPlayers: 2,
    maxPlayers: 4,
    disableUndo: true,
  });
});
