// C-13.1: what a move is, and that nothing else is one.
import { describe, expect, it } from 'vitest';
import { allows, deeds } from '../src/actions/index.ts';
import { findMove, MOVE_TYPES } from '../src/moves.ts';
import { position } from './position.ts';

describe('moves', () => {
  it.each([
    undefined,
    null,
    7,
    'done',
    [],
    [{ type: 'done' }],
    {},
    { type: 'fly' },
    { type: 'toString' },
    { type: 7 },
    { type: 'done', extra: 1 },
    { type: 'placeDisc', street: 1 },
    { type: 'placeDisc', street: 0, disc: 'white' },
    { type: 'placeDisc', street: 13, disc: 'white' },
    { type: 'placeDisc', street: '1', disc: 'white' },
    { type: 'placeDisc', street: 1, disc: 'blue' },
    { type: 'placeDisc', street: 1, disk: 'white' },
    { type: 'useSlot', action: 'wood', to: [] },
    { type: 'useSlot', action: 'ship', to: [] },
    { type: 'useSlot', action: 'ship', to: 'lisbon' },
    { type: 'useSlot', action: 'ship', to: { 0: 'lisbon', length: 1 } },
    { type: 'useSlot', action: 'ship', to: ['lisbon', 'barcelona'] },
    { type: 'useSlot', action: 'ship', to: ['lisbon', 'lisbon', 'lisbon', 'lisbon'] },
    { type: 'useSlot', action: 'transport', to: ['troyes', 'troyes'] },
    { type: 'useSlot', action: 'build', build: 'house' },
    { type: 'useSlot', action: 'build', build: 'ship', city: 'troyes' },
    { type: 'playCard', action: 'contribute', material: 'wood', church: 'palazzoVecchio' },
    { type: 'replaceDisc', street: 1, position: 5 },
    { type: 'replaceDisc', street: 1, position: 0 },
  ])('C-13.1 %j is no move', input => {
    expect(findMove(input)).toBeUndefined();
  });

  it('C-13.1 an object that spells a move is that move, in any order of keys', () => {
    const move = { disc: 'white', street: 3, type: 'placeDisc' };
    expect(findMove(move)).toEqual(move);
    const voyage = { to: ['lisbon', 'london'], type: 'playCard', action: 'ship' };
    expect(findMove(voyage)).toEqual(voyage);
    expect(findMove(findMove(voyage))).toBe(findMove(voyage));
    expect(MOVE_TYPES).toHaveLength(11);
  });

  it('C-13.1 every choice is part of its move', () => {
    const { state } = position().blue({ wood: 2, brick: 2, ships: 3, workshops: [3] });
    for (const action of ['build', 'ship', 'weave', 'brick'] as const) {
      for (const deed of deeds(state, 0, action)) {
        expect(allows(state, 0, deed)).toBe(true);
        expect(findMove({ type: 'useSlot', ...deed })).toEqual({ type: 'useSlot', ...deed });
        expect(findMove({ type: 'playCard', ...deed })).toEqual({ type: 'playCard', ...deed });
      }
    }
  });
});

describe('a delivery', () => {
  it('must be in the order of the board', () => {
    for (const move of [
      { type: 'useSlot', action: 'ship', to: ['london', 'barcelona'] },
      { type: 'useSlot', action: 'transport', to: ['hamburg', 'troyes'] },
      { type: 'useSlot', action: 'transport', to: ['troyes', 'troyes'] },
      { type: 'playCard', action: 'ship', to: ['lisbon', 'lisbon', 'lisbon', 'lisbon'] },
      { type: 'useSlot', action: 'ship', to: [] },
      { type: 'useSlot', action: 'ship', to: { 0: 'lisbon', length: 1 } },
    ]) {
      expect(findMove(move)).toBeUndefined();
    }
  });
});
