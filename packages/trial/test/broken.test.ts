// A broken promise names the difference, so that nobody has to search two states for it.
import { expect, it } from 'vitest';
import { same } from '../src/broken.ts';
import { tablesOf } from '../src/index.ts';

it('names the first difference', () => {
  const state = { players: [{ coins: 3 }, { coins: 4 }], lots: [] };
  expect(() => same(state, structuredClone(state), 'equal')).not.toThrow();
  expect(() => same(state, { ...state, players: [{ coins: 3 }, { coins: 5 }] }, 'undo')).toThrow(
    'undo: .players.1.coins is 4, not 5',
  );
  expect(() => same({ a: undefined }, {}, 'keys')).toThrow('keys: .a');
});

it('tries every table, the usual one first', () => {
  const options = { purse: { values: ['poor', 'rich'], default: 'rich', description: '' } };
  expect(tablesOf({ players: { min: 2, max: 3 }, options })).toEqual([
    { players: 2, options: { purse: 'rich' } },
    { players: 3, options: { purse: 'rich' } },
    { players: 2, options: { purse: 'poor' } },
    { players: 3, options: { purse: 'poor' } },
  ]);
});
