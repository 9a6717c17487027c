// Names of bots: unlike anybody else's at their table, and always the same.
import { expect, it } from 'vitest';
import { botName } from '../src/manifest.ts';

const game = { botNames: ['Bice', 'Lapo', 'Neri'] };

it('is a name of the game that nobody at the table has', () => {
  const taken: string[] = [' lapo'];
  for (const seat of [1, 2]) taken.push(botName(game, 'table', seat, taken));
  expect(taken.slice(1).toSorted()).toEqual(['Bice', 'Neri']);
  expect(botName(game, 'table', 1, ['Lapo'])).toBe(botName(game, 'table', 1, ['Lapo']));
});

it('is a number when the names are used up, or the game has none', () => {
  expect(botName(game, 'table', 3, game.botNames)).toBe('Bot 4');
  expect(botName({}, 'table', 0, [])).toBe('Bot 1');
});

it('differs from table to table', () => {
  const names = ['a', 'b', 'c'].map(table => botName(game, table, 0, []));
  expect(new Set(names).size).toBe(3);
});
