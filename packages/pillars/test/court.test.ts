// Chapter 3, steps 9 to 11: court, Shiring, castle.
import { describe, expect, it } from 'vitest';
import { greyAtCastle, TAX_DIE, workersOf } from '../src/index.ts';
import { decisionOf } from '../src/row.ts';
import { position } from './position.ts';

const WAIVE = { type: 'playCard', card: 'taxWaiver' } as const;
const HOLD = { type: 'holdCard', card: 'taxWaiver' } as const;
const dismiss = (craftsman: 'woodworker' | 'carpenter2') =>
  ({ type: 'dismiss', craftsman }) as const;

describe('the king’s court', () => {
  it('T30 P-3.9.2 P-3.9.4 F19 a player with 3 gold pays them and a point for a tax of 5', () => {
    const table = position().give('A', { gold: 3, points: 7 }).die(5).only('court');
    expect([table.player('A').gold, table.points('A')]).toEqual([0, 6]);
    expect(table.player('A').sheet).toEqual({ start: 7, tax: -1 });
    expect(table.player('B').gold).toBe(15);
  });

  it.each([5, 2])('T31 the light tax is 2, whatever the die: %i', die => {
    const table = position()
      .give('A', { advantages: ['lightTax'] })
      .die(die)
      .only('court');
    expect(table.player('A').gold).toBe(18);
  });

  it('T32 P-3.9.5 F13 A16 three at court pay nothing, and the first takes the metal', () => {
    const table = position({ players: 4 }).at('court', 'C', 'A', 'B').die(4).only('court');
    expect(table.each(({ gold }) => gold)).toEqual([20, 20, 20, 16]);
    expect(table.each(({ cubes }) => cubes.metal)).toEqual([0, 0, 1, 0]);
    const twice = position().at('court', 'A', 'A').die(4).only('court');
    expect(twice.player('A').cubes.metal).toBe(1);
  });

  it('P-3.9.1 A54 the start player rolls even if nobody pays', () => {
    const table = position({ players: 2, start: 'B' }).at('court', 'A', 'B').die(3).only('court');
    expect(table.told('taxRolled')).toEqual([{ type: 'taxRolled', seat: 1, tax: 3 }]);
    expect(table.told('taxPaid')).toEqual([]);
    expect(TAX_DIE).toContain(position().only('court').state.tax);
  });

  it('T65 P-3.9.3 A18 A24 waiver and light tax', () => {
    const begin = () =>
      position()
        .give('A', { advantages: ['taxWaiver', 'lightTax'] })
        .die(5);
    const waived = begin().enter('court');
    expect(waived.asked()).toBe('A waiver');
    waived.play('A', WAIVE);
    expect(waived.brought('A', 'taxPaid')).toEqual({});
    expect(waived.player('A').advantages).toEqual(['lightTax']);
    const held = begin().enter('court').play('A', HOLD);
    expect(held.brought('A', 'taxPaid')).toEqual({ gold: -2 });
    expect(held.player('A').advantages).toEqual(['taxWaiver', 'lightTax']);
    const exempt = begin().at('court', 'A').enter('court');
    expect(exempt.told('cardHeld')).toEqual([]);
    expect(exempt.brought('A', 'taxPaid')).toEqual({});
    expect(exempt.player('A').advantages).toEqual(['taxWaiver', 'lightTax']);
    const alone = () =>
      position()
        .give('A', { advantages: ['taxWaiver'] })
        .die(5)
        .enter('court');
    expect(alone().play('A', WAIVE).brought('A', 'taxPaid')).toEqual({});
    expect(alone().play('A', HOLD).brought('A', 'taxPaid')).toEqual({ gold: -5 });
  });
});

describe('Shiring', () => {
  it('P-3.10.1 P-3.10.2 F18 builders bring craftsmen free of charge, and the other cards are removed', () => {
    const table = position()
      .give('B', { gold: 0 })
      .shiring(['mason1'], ['toolmaker1', 'B'])
      .only('shiring');
    expect(table.player('B')).toMatchObject({ gold: 0 });
    expect(table.player('B').craftsmen.at(-1)).toBe('toolmaker1');
    expect(table.told('craftsmanJoined')).toHaveLength(1);
    expect(table.state.shiring).toEqual([]);
  });

  it('T70 P-3.10.3 A22 A50 one player can get both cards, each with its own dismissal', () => {
    const table = position({ round: 3 })
      .give('A', {
        gold: 0,
        craftsmen: ['mortarMixer', 'woodworker', 'stonecutter', 'carpenter2', 'mason2'],
      })
      .shiring(['mason3', 'A'], ['sculptor3', 'A'])
      .enter('shiring');
    const offered = () => table.choices('A', 'dismiss').map(({ craftsman }) => craftsman);
    expect(decisionOf(table.state, 0)).toBe('dismiss');
    expect(offered()).toHaveLength(6);
    expect(offered()).toContain('mason3');
    expect(offered()).not.toContain('sculptor3');
    table.play('A', dismiss('woodworker'));
    expect(offered()).toHaveLength(6);
    expect(offered()).toContain('sculptor3');
    table.move('A', dismiss('carpenter2'));
    expect(table.player('A').craftsmen).toEqual([
      'mortarMixer',
      'stonecutter',
      'mason2',
      'mason3',
      'sculptor3',
    ]);
    expect(table.player('A').gold).toBe(0);
  });

  it('T60 the guilds raise the limit at once', () => {
    const begin = () =>
      position({ round: 3 })
        .give('A', {
          craftsmen: ['mortarMixer', 'woodworker', 'stonecutter', 'carpenter2', 'mason2'],
        })
        .kingsbridge(['guilds', 'A'], ['wool'])
        .only('kingsbridge');
    const one = begin().shiring(['mason3', 'A'], ['sculptor3']).only('shiring');
    expect(one.asked()).toBeUndefined();
    expect(one.player('A').craftsmen).toHaveLength(6);
    const both = begin().shiring(['mason3', 'A'], ['sculptor3', 'A']).only('shiring');
    expect(both.asked()).toBe('A dismiss');
    expect(both.player('A').craftsmen).toHaveLength(7);
    both.move('A', dismiss('woodworker'));
    expect(both.player('A').craftsmen).toHaveLength(6);
  });
});

describe('the castle', () => {
  it('T33 P-3.11.1 P-4.3 P-1.5 grey workers help only in the next round', () => {
    const table = position({ round: 2 }).at('castle', 'A').only('castle');
    expect(greyAtCastle(table.state)).toBe(2);
    expect(workersOf(table.player('A'))).toBe(12);
    table.enter('startPlayer');
    expect(table.state.round).toBe(3);
    expect(workersOf(table.player('A'))).toBe(14);
    table.enter('startPlayer');
    expect(workersOf(table.player('A'))).toBe(12);
    expect(greyAtCastle(table.state)).toBe(4);
  });

  it('T74 P-4.3 the castle in two consecutive rounds', () => {
    const table = position().at('castle', 'A').only('castle');
    expect(greyAtCastle(table.state)).toBe(2);
    table.enter('startPlayer');
    expect(workersOf(table.player('A'))).toBe(14);
    table.at('castle', 'A').only('castle');
    expect(greyAtCastle(table.state)).toBe(0);
    table.enter('startPlayer');
    expect([workersOf(table.player('A')), greyAtCastle(table.state)]).toEqual([14, 2]);
    table.enter('startPlayer');
    expect([workersOf(table.player('A')), greyAtCastle(table.state)]).toEqual([12, 4]);
  });

  it('T61 A33 the black worker makes 13 from the next round on, 15 with the castle', () => {
    const table = position({ round: 2 })
      .give('A', { gold: 5 })
      .at('court', 'A')
      .at('castle', 'A')
      .kingsbridge(['helper', 'A'], ['wool'])
      .only('mill');
    expect(table.player('A').gold).toBe(17);
    table.only('kingsbridge').only('castle').enter('startPlayer');
    expect(workersOf(table.player('A'))).toBe(15);
    table.enter('startPlayer');
    expect(workersOf(table.player('A'))).toBe(13);
  });
});
