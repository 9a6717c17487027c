// Chapter 8: confirming and undo.
import { clone } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { type Move, pillars } from '../src/index.ts';
import { type Name, type Position, position } from './position.ts';

const UNDO = { type: 'undo' } as const;
const RESTART = { type: 'restart' } as const;
const DONE = { type: 'done' } as const;
const KEEP = { type: 'keepBuilder' } as const;

/** Plays moves of one player, then undoes them all, one by one and at once. */
function thereAndBack(table: Position, name: Name, ...moves: Move[]): void {
  const states = [clone(table.state)];
  for (const move of moves) {
    table.move(name, move);
    states.push(clone(table.state));
  }
  for (const state of states.toReversed().slice(1)) {
    table.move(name, UNDO);
    expect(table.state).toEqual(state);
  }
  for (const move of moves) table.move(name, move);
  expect(table.state).toEqual(states.at(-1));
  table.move(name, RESTART);
  expect(table.state).toEqual(states[0]);
  expect(table.told('movesTakenBack').at(-1)?.moves).toEqual(moves.toReversed());
}

describe('taking back', () => {
  it('P-8.1 a hire with its dismissal, and workers sent', () => {
    const table = position()
      .give('A', {
        craftsmen: ['mortarMixer', 'woodworker', 'stonecutter', 'mason1', 'potter2'],
      })
      .offer(['toolmaker1'], ['forest2'])
      .enter('cards');
    thereAndBack(
      table,
      'A',
      { type: 'hire', craftsman: 'toolmaker1' },
      { type: 'dismiss', craftsman: 'mortarMixer' },
    );
    thereAndBack(table, 'A', { type: 'gather', resource: 'forest2' });
    thereAndBack(table, 'A', { type: 'passCards' });
  });

  it('P-8.1 a placement, a free one, a pass', () => {
    const table = position()
      .give('A', { advantages: ['freePlacement'] })
      .kingsbridge(['wool'], ['cloak'])
      .draws('B', 'A')
      .enter('drawing')
      .play('A', { type: 'redraw' });
    thereAndBack(table, 'A', { type: 'place', location: 'court' });
    thereAndBack(table, 'A', { type: 'place', location: 'kingsbridge', card: 'cloak' });
    thereAndBack(table, 'A', { type: 'placeFree', location: 'startPlayer' });
    thereAndBack(table, 'A', { type: 'park' });
  });

  it('P-8.1 parked and third builders', () => {
    const table = position({ options: { thirdBuilders: 'last' } });
    table.state.parked = [{ seat: 1, price: 4 }];
    table.state.bag = table.state.bag.with(1, 1);
    table.enter('parked');
    thereAndBack(table, 'B', { type: 'place', location: 'market' });
    table.play('B', { type: 'place', location: 'market' });
    expect(table.asked()).toBe('A place');
    thereAndBack(table, 'A', { type: 'place', location: 'market' });
  });

  it('P-8.1 answers to an event, and the cube', () => {
    const begin = () =>
      position()
        .at('bishop', 'A')
        .give('A', { advantages: ['cloak'] })
        .deck('feud')
        .enter('event');
    thereAndBack(begin(), 'A', { type: 'askBishop', for: 'protection' });
    const asked = begin().play('A', { type: 'askBishop', for: 'cube' });
    thereAndBack(asked, 'A', { type: 'playCard', card: 'cloak' });
    thereAndBack(asked, 'A', { type: 'holdCard', card: 'cloak' });
    asked.play('A', { type: 'holdCard', card: 'cloak' });
    thereAndBack(asked, 'A', { type: 'takeCube', cube: 'sand' });
  });

  it('P-8.1 P-8.3 market actions until the turn passes', () => {
    const table = position().give('A', { sand: 3 }).at('market', 'A', 'B').enter('market');
    thereAndBack(table, 'A', { type: 'sell', cube: 'sand', amount: 2 });
    thereAndBack(table, 'A', { type: 'withdraw' });
    table.play('A', { type: 'buy', cube: 'wood', amount: 1 }).play('B', { type: 'withdraw' });
    // Alone at the market, A continues without confirming.
    thereAndBack(
      table,
      'A',
      { type: 'buy', cube: 'wood', amount: 1 },
      { type: 'sell', cube: 'sand', amount: 1 },
      { type: 'withdraw' },
    );
  });

  it('P-8.3 the last player left in the card phase need not confirm each card', () => {
    const table = position().offer(['mason1'], ['forest2', 'gravelPit2']).enter('cards');
    table.play('A', { type: 'gather', resource: 'forest2' });
    table.play('B', { type: 'passCards' }).play('C', { type: 'passCards' });
    thereAndBack(
      table,
      'A',
      { type: 'hire', craftsman: 'mason1' },
      { type: 'gather', resource: 'gravelPit2' },
    );
  });

  it('P-8.1 P-8.4 everything in the cathedral step, the returned cubes too', () => {
    const table = position().give('A', { stone: 7, sand: 4 }).enter('cathedral');
    thereAndBack(
      table,
      'A',
      { type: 'use', craftsman: 'stonecutter' },
      { type: 'use', craftsman: 'mortarMixer' },
      DONE,
      { type: 'keepCubes', sand: 1, wood: 0, stone: 4, metal: 0 },
    );
    const final = () => pillars.isFinal(table.state, 0, DONE);
    // A done that only leads to the surplus is not final.
    expect(final()).toBe(false);
    table.give('A', { stone: 5, sand: 0 });
    expect(final()).toBe(true);
    table.give('A', { stone: 7 }).move('A', DONE);
    table.move('A', { type: 'keepCubes', sand: 0, wood: 0, stone: 5, metal: 0 });
    table.give('A', { stone: 7 });
    expect(final()).toBe(true);
  });

  it('P-8.2 a redraw is final, and so is keeping a builder that another player places', () => {
    const kept = position().draws('B').enter('drawing');
    expect(pillars.isFinal(kept.state, 0, KEEP)).toBe(true);
    kept.move('A', KEEP);
    expect(kept.refusal('A', UNDO)).toBe('move.notYours');
    const again = position().draws('A', 'A').enter('drawing').play('A', { type: 'redraw' });
    expect(again.refusal('A', RESTART)).toBe('undo.nothing');
  });

  it('P-8.2 a start player who keeps their own builder may still redraw it', () => {
    const table = position().draws('A').enter('drawing');
    expect(pillars.isFinal(table.state, 0, KEEP)).toBe(false);
    thereAndBack(table, 'A', KEEP, { type: 'place', location: 'market' });
    thereAndBack(table, 'A', KEEP, { type: 'park' });
    expect(table.legal('A')).toEqual([KEEP, { type: 'redraw' }]);
    table.move('A', KEEP).play('A', { type: 'place', location: 'market' });
    expect(table.legal('A').some(pillars.takesBack)).toBe(false);
  });

  it('P-8.2 but not if that builder passes for lack of gold: the next draw has followed', () => {
    const table = position().give('A', { gold: 6 }).draws('A', 'A').enter('drawing');
    expect(pillars.isFinal(table.state, 0, KEEP)).toBe(true);
    table.move('A', KEEP);
    expect(table.asked()).toBe('A redraw');
    expect(table.refusal('A', UNDO)).toBe('undo.nothing');
    const card = position().give('A', { gold: 6, advantages: ['freePlacement'] });
    thereAndBack(card.draws('A').enter('drawing'), 'A', KEEP, { type: 'park' });
  });

  it('P-8.6 nothing before a done can be taken back, and nothing of others', () => {
    const table = position().offer(['mason1'], ['forest2', 'gravelPit2']).enter('cards');
    table.move('A', { type: 'gather', resource: 'forest2' });
    expect(table.refusal('B', UNDO)).toBe('move.notYours');
    expect(table.refusal('B', DONE)).toBe('move.notYours');
    expect(table.refusal('A', { type: 'gather', resource: 'gravelPit2' })).toBe('move.answered');
    table.done('A');
    expect(table.refusal('A', UNDO)).toBe('move.notYours');
    expect(table.refusal('B', UNDO)).toBe('undo.nothing');
    expect(table.refusal('B', DONE)).toBe('done.unanswered');
  });
});
