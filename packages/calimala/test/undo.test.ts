// C-13.4 to C-13.7: undo.
import { anyMove, clone, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { calimala } from '../src/index.ts';
import { apply } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import type { Move, State } from '../src/types.ts';
import { type Position, position } from './position.ts';

const before = (table: Position) => clone(table.state);

describe('undo', () => {
  it('C-13.4 takes back one move at a time, the placement last', () => {
    const table = position().blue({ hand: ['weave'], marble: 1 });
    table.cubes('palazzoVecchio', { red: 1 });
    const states: State[] = [];
    const steps: (() => void)[] = [
      () => table.place('blue', 'artwork-brick', 'white'),
      () => table.card('blue', 'weave'),
      () => table.use('blue', 'artwork', { building: 'palazzoVecchio' }),
      () => table.giveUp('blue', 'brick'),
      () => table.use('blue', 'brick'),
    ];
    for (const step of steps) {
      states.push(before(table));
      step();
    }
    for (const state of states.reverse()) {
      expect(table.legal('blue').slice(-2)).toEqual([{ type: 'undo' }, { type: 'restart' }]);
      table.undo('blue');
      expect(table.state).toStrictEqual(state);
    }
    expect(table.state.street).toBe(0);
    expect(table.legal('blue', 'undo')).toEqual([]);
    expect(table.events).toEqual([
      {
        type: 'movesTakenBack',
        seat: 0,
        moves: [{ type: 'placeDisc', street: 3, disc: 'white' }],
      },
    ]);
  });

  it.each<[string, (table: Position) => void]>([
    ['a ship', table => table.use('blue', 'build', { build: 'ship' })],
    ['a house', table => table.use('blue', 'build', { build: 'house', city: 'troyes' })],
    ['a workshop', table => table.use('blue', 'build', { build: 'workshop' })],
    ['a voyage', table => table.use('blue', 'ship', { to: ['lisbon', 'london'] })],
    ['a first artwork', table => table.card('blue', 'artwork', { building: 'palazzoVecchio' })],
    ['a transport', table => table.card('blue', 'transport', { to: ['bruges'] })],
    [
      'a contribution',
      table => table.card('blue', 'contribute', { material: 'marble', church: 'sanMiniato' }),
    ],
  ])('C-13.4 takes back %s exactly', (_, act) => {
    const table = position().blue({
      wood: 2,
      brick: 2,
      marble: 1,
      ships: 2,
      workshops: [2, 3],
      houses: ['bruges'],
      hand: ['artwork', 'transport', 'contribute', 'contribute'],
    });
    table.place('blue', 'build-ship');
    const start = before(table);
    act(table);
    expect(table.state).not.toEqual(start);
    table.undo('blue');
    expect(table.state).toStrictEqual(start);
  });

  it('C-13.4 the later of two slots with the same action opens again', () => {
    const table = position().place('blue', 'wood-marble', 'white');
    const states = [before(table)];
    for (const action of ['wood', 'marble', 'wood', 'marble'] as const) {
      table.use('blue', action);
      states.push(before(table));
    }
    expect(table.state.activation?.slots.map(slot => slot.state)).toEqual(
      new Array(4).fill('used'),
    );
    while (states.length > 0) {
      expect(table.state).toStrictEqual(states.pop());
      if (states.length > 0) table.undo('blue');
    }
  });

  it('C-13.4 the journal records only what a move changed', () => {
    const table = position().blue({ wood: 3, brick: 3, marble: 1, ships: 1, workshops: [1] });
    table.blue({ hand: ['build', 'artwork', 'weave', 'build'], startCard: 'weave' });
    const noted = () => {
      const { move: _, ...rest } = table.state.journal.at(-1) ?? { move: undefined };
      return rest;
    };
    table.place('blue', 'build-ship', 'white');
    expect(noted()).toStrictEqual({ before: {} });
    table.use('blue', 'build', { build: 'ship' });
    expect(noted()).toStrictEqual({ before: { wood: 3, ships: 1 } });
    table.use('blue', 'ship', { to: ['lisbon'] });
    expect(noted()).toStrictEqual({ before: { workshops: [1] }, cubes: ['lisbon'] });
    table.card('blue', 'weave');
    expect(noted()).toStrictEqual({ before: { workshops: [0] }, startCard: 'weave' });
    table.card('blue', 'build', { build: 'house', city: 'bruges' });
    expect(noted()).toStrictEqual({ before: { brick: 3, houses: [] } });
    table.card('blue', 'artwork', { building: 'santaCroce' });
    expect(noted()).toStrictEqual({ before: { marble: 1 }, cubes: ['santaCroce.artwork'] });
    table.card('blue', 'build', { build: 'workshop' });
    expect(noted()).toStrictEqual({ before: { wood: 1, brick: 1, workshops: [1] } });
    table.giveUp('blue', 'ship');
    expect(noted()).toStrictEqual({ before: {} });
  });

  it('C-13.4 a start card played and taken back is known again', () => {
    const table = position()
      .blue({ hand: ['wood'], startCard: 'wood' })
      .place('blue', 'wood-marble');
    table.card('blue', 'wood');
    expect(table.player('blue').startCard).toBeUndefined();
    table.undo('blue');
    expect(table.player('blue').startCard).toBe('wood');
    expect(table.hand('blue')).toEqual(['wood']);
  });

  it('C-13.4 restart takes all back at once', () => {
    const table = position();
    const start = before(table);
    table.place('blue', 'wood-marble').use('blue', 'wood').giveUp('blue', 'marble');
    table.restart('blue');
    expect(table.state).toStrictEqual(start);
    expect(table.happened('movesTakenBack')[0]?.moves.map(move => move.type)).toEqual([
      'giveUpSlot',
      'useSlot',
      'placeDisc',
    ]);
    table.place('blue', 'brick-build');
  });

  it('C-13.4 in another player’s turn restart goes back to the start of the player’s activation', () => {
    const table = position().stack('wood-marble', 'red').place('blue', 'wood-marble').pass('blue');
    const start = before(table);
    table.use('red', 'wood').use('red', 'marble').restart('red');
    expect(table.state).toStrictEqual(start);
    expect(table.refusal('red', { type: 'undo' }).code).toBe('undo.nothing');
  });

  it('C-13.5 drawing a card makes everything before it final', () => {
    const table = position().place('blue', 'artwork-brick').draw('blue', 'artwork');
    expect(table.legal('blue', 'undo', 'restart')).toEqual([]);
    for (const type of ['undo', 'restart']) {
      expect(table.refusal('blue', { type }).code).toBe('undo.cardDrawn');
    }
  });

  it('C-13.5 only moves after the draw can be taken back', () => {
    const table = position()
      .deckTop('weave')
      .place('blue', 'artwork-brick')
      .draw('blue', 'artwork');
    const drawn = before(table);
    table.card('blue', 'weave').use('blue', 'brick').restart('blue');
    expect(table.state).toStrictEqual(drawn);
    expect(table.refusal('blue', { type: 'restart' }).code).toBe('undo.cardDrawn');
  });

  it('C-13.6 a draw that brought no card can be taken back', () => {
    const table = position().deckOf().place('blue', 'artwork-brick');
    const start = before(table);
    table.draw('blue', 'artwork').undo('blue');
    expect(table.state).toStrictEqual(start);
    const limited = position({ options: { oneCardPerTurn: true } });
    limited.place('blue', 'artwork-brick', 'white').draw('blue', 'artwork');
    const sealed = before(limited);
    limited.draw('blue', 'artwork').undo('blue');
    expect(limited.state).toEqual(sealed);
  });

  it('C-13.7 nothing can be taken back after done, or by anybody else', () => {
    const table = position().stack('wood-marble', 'red').place('blue', 'wood-marble');
    expect(table.refusal('red', { type: 'undo' }).code).toBe('undo.over');
    table.use('blue', 'wood').use('blue', 'marble').done('blue');
    expect(table.refusal('blue', { type: 'undo' }).code).toBe('undo.over');
    expect(table.refusal('red', { type: 'undo' }).code).toBe('undo.nothing');
    table.pass('red');
    for (const colour of ['blue', 'red'] as const) {
      expect(table.refusal(colour, { type: 'restart' }).code).toBe('undo.over');
    }
  });

  it('C-13.7 the player’s discs below the placed one are a new activation', () => {
    const table = position().stack('wood-marble', 'blue').place('blue', 'wood-marble');
    table.use('blue', 'wood').use('blue', 'marble').done('blue');
    expect(table.refusal('blue', { type: 'undo' }).code).toBe('undo.nothing');
  });

  it('C-13.4 over whole random games an undone move can be played again to the exact state', () => {
    const policy = anyMove<Move>(calimala);
    let undone = 0;
    for (let game = 0; game < 6; game++) {
      const state = setup(3 + (game % 3), {}, seededRandom(`undo ${game}`));
      const chance = seededRandom(`chance ${game}`);
      const choice = seededRandom(`choice ${game}`);
      for (const { seat, move } of play(calimala, state, policy, { chance, choice })) {
        if (state.journal.length === 0) continue;
        const taken = clone(state);
        apply(taken, seat, { type: 'undo' }, chance);
        expect(taken.journal).toHaveLength(state.journal.length - 1);
        apply(taken, seat, move, seededRandom('again'));
        expect(taken).toEqual(state);
        undone += 1;
      }
    }
    expect(undone).toBeGreaterThan(500);
  });
});
