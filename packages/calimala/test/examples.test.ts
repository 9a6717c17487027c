// The two long worked examples of the rules, move by move.
import { expect, it } from 'vitest';
import { clothOf } from '../src/table.ts';
import { pointsOf, position } from './position.ts';

it('T14 C-4.6 C-6.3 two discs of one player in a stack, and a card played as soon as it is drawn', () => {
  const table = position()
    .stack('build-ship', 'red', 'blue')
    .blue({ wood: 1, hand: ['wood'], ships: 1, workshops: [1, 1] })
    .red({ wood: 1, brick: 1 })
    .deckTop('contribute', 'weave');

  table.place('blue', 'build-ship').card('blue', 'wood');
  expect(table.board('blue').wood).toBe(2);
  table.use('blue', 'build', { build: 'ship' });
  expect(table.board('blue')).toMatchObject({ wood: 0, ships: 2 });
  table.use('blue', 'ship', { to: ['lisbon', 'lisbon'] }).done('blue');
  expect(clothOf(table.board('blue'))).toBe(0);

  expect(table.acting()).toBe('red');
  table.use('red', 'build', { build: 'workshop' });
  expect(table.board('red')).toMatchObject({ wood: 0, brick: 0, workshops: [0, 0] });
  table.draw('red', 'ship').done('red');
  expect(table.hand('red')).toEqual(['contribute']);

  expect(table.acting()).toBe('blue');
  table.draw('blue', 'build');
  expect(table.hand('blue')).toEqual(['weave']);
  table.card('blue', 'weave');
  expect(table.board('blue').workshops).toEqual([1, 1]);
  table.use('blue', 'ship', { to: ['barcelona', 'london'] }).done('blue');

  expect(table.discs('build-ship')).toEqual(['blue', 'red', 'blue']);
  expect(table.state.cubes.lisbon).toEqual([2, 0, 0, 0]);
  expect(table.state.cubes.barcelona).toEqual([1, 0, 0, 0]);
  expect(table.state.cubes.london).toEqual([1, 0, 0, 0]);
  expect(table.state.council).toEqual([]);
  expect(table.acting()).toBe('red');
  expect(table.state.active).toBe(1);
});

it('T18 C-7.3 C-7.5 A15 D8 a whole turn with a white fourth disc', () => {
  const table = position()
    .stack('artwork-ship', 'red', 'yellow', 'white')
    .blue({ workshops: [1, 1], marble: 2, ships: 2, hand: ['artwork', 'wood'] })
    .blue({ coloured: 3, white: 1 })
    .red({ ships: 2, marble: 1, brick: 1, houses: ['troyes'], hand: ['build'] })
    .cubes('lisbon', { yellow: 1, blue: 1, red: 2 })
    .council('red', 'blue')
    .nextTiles('lisbon')
    .deckTop('wood', 'transport', 'marble');

  table.place('blue', 'artwork-ship').use('blue', 'artwork', { building: 'santaCroce' });
  table.card('blue', 'artwork', { building: 'santaCroce' });
  table.use('blue', 'ship', { to: ['lisbon'] });
  expect(table.board('blue')).toMatchObject({ marble: 0 });
  expect(table.cubesOf('blue', 'santaCroce.artwork')).toBe(2);
  expect(clothOf(table.board('blue'))).toBe(1);
  expect(table.state.cubes.lisbon).toEqual([2, 2, 1, 0]);
  expect(table.hand('blue')).toEqual(['wood']);
  table.done('blue');

  table.use('red', 'artwork', { building: 'sanMiniato' }).draw('red', 'ship');
  expect(table.hand('red')).toEqual(['wood', 'build']);
  table.card('red', 'wood').card('red', 'build', { build: 'workshop' });
  expect(table.board('red')).toMatchObject({ wood: 0, brick: 0, marble: 0, workshops: [0, 0] });
  expect(table.hand('red')).toEqual([]);
  table.done('red');

  table.draw('yellow', 'artwork').draw('yellow', 'ship').done('yellow');
  expect(table.hand('yellow')).toHaveLength(2);

  // One disc was placed; the swap itself does not change the size of the supply.
  expect(table.player('blue')).toMatchObject({ coloured: 1, white: 2 });
  expect(table.state.council).toEqual([1, 0, 0]);
  expect(table.discs('artwork-ship')).toEqual(['blue', 'red', 'yellow']);
  const [scored] = table.happened('tileScored');
  expect(scored).toMatchObject({ tile: 'lisbon', space: 3 });
  expect(pointsOf(scored?.rows ?? [])).toEqual({ blue: 3, red: 2, yellow: 1 });
  expect(scored?.rows[0]?.tieBreak).toBe('influence');
});
