// Chapter 3, step 12: the market.
import { describe, expect, it } from 'vitest';
import { type Cube, pillars, type Ware } from '../src/index.ts';
import { position } from './position.ts';

const buy = (amount: number, cube: Ware) => ({ type: 'buy', cube, amount }) as const;
const sell = (amount: number, cube: Cube) => ({ type: 'sell', cube, amount }) as const;
const WITHDRAW = { type: 'withdraw' } as const;

describe('the market', () => {
  it('T34 P-3.12.2 P-3.12.3 P-3.12.4 F14 the example of the rulebook', () => {
    const table = position({ players: 2 })
      .give('A', { gold: 7, metal: 2 })
      .give('B', { gold: 2, stone: 2 })
      .at('market', 'A', 'B')
      .enter('market');
    const gold: number[] = [];
    const go = (name: 'A' | 'B', move: Parameters<typeof table.play>[1]) => {
      expect(table.asked()).toBe(`${name} trade`);
      table.move(name, move);
      gold.push(table.player(name).gold);
      if (table.player(name).answered) table.done(name);
    };
    go('A', buy(2, 'wood'));
    go('B', sell(1, 'stone'));
    go('A', sell(1, 'metal'));
    go('B', buy(2, 'wood'));
    go('A', buy(3, 'sand'));
    go('B', WITHDRAW);
    expect(table.state.market).toEqual({ sand: 1, wood: 0, stone: 4 });
    table.move('A', WITHDRAW);
    expect(gold).toEqual([1, 6, 6, 0, 0, 0]);
    expect(table.player('A').cubes).toEqual({ sand: 3, wood: 2, stone: 0, metal: 1 });
    expect(table.player('B').cubes).toEqual({ sand: 0, wood: 2, stone: 1, metal: 0 });
    expect(table.state.bag).toEqual([3, 3]);
  });

  it('T35 P-3.12.5 A26 bought goods cannot be sold, and sold goods cannot be bought', () => {
    const table = position()
      .give('A', { sand: 2, wood: 2 })
      .at('market', 'A', 'B')
      .enter('market')
      .play('A', buy(1, 'sand'))
      .play('B', WITHDRAW);
    expect(table.refusal('A', sell(1, 'sand'))).toBe('market.bought');
    table.move('A', sell(1, 'wood'));
    expect(table.refusal('A', buy(1, 'wood'))).toBe('market.sold');
  });

  it('T36 P-3.12.6 without a stonecutter stone can be bought, but not sold', () => {
    const table = position()
      .give('A', { stone: 2, craftsmen: ['woodworker'] })
      .at('market', 'A')
      .enter('market');
    expect(table.refusal('A', sell(1, 'stone'))).toBe('market.stonecutter');
    expect(table.choices('A', 'sell')).toEqual([]);
    table.move('A', buy(1, 'stone'));
    expect(table.player('A').cubes.stone).toBe(3);
  });

  it('T37 P-3.12.6 without a woodworker wood can be sold, but not bought', () => {
    const table = position()
      .give('A', { wood: 2, craftsmen: ['stonecutter'] })
      .at('market', 'A')
      .enter('market');
    expect(table.refusal('A', buy(1, 'wood'))).toBe('market.woodworker');
    expect(table.choices('A', 'buy').some(({ cube }) => cube === 'wood')).toBe(false);
    table.move('A', sell(1, 'wood'));
    expect(table.player('A').gold).toBe(23);
  });

  it('F25 A25 the special woodworker is a woodworker', () => {
    const table = position()
      .give('A', { craftsmen: ['woodworker1'] })
      .at('market', 'A')
      .enter('market')
      .move('A', buy(4, 'wood'));
    expect(table.player('A')).toMatchObject({ gold: 8, cubes: { wood: 4 } });
  });

  it('T38 P-3.12.3 metal is not for sale', () => {
    const table = position().at('market', 'A').enter('market');
    expect(table.refusal('A', { type: 'buy', cube: 'metal', amount: 1 })).toBe('move.malformed');
  });

  it('P-3.12.3 A52 a player buys at least one, as far as stock and gold allow', () => {
    const table = position().give('A', { gold: 9 }).at('market', 'A').at('bishop', 'B');
    table.state.market = { ...table.state.market, sand: 3 };
    table.enter('market');
    expect(table.refusal('A', buy(4, 'sand'))).toBe('market.stock');
    expect(table.refusal('A', buy(3, 'stone'))).toBe('market.gold');
    expect(table.refusal('A', buy(0, 'sand'))).toBe('move.malformed');
    expect(table.refusal('A', sell(0, 'sand'))).toBe('move.malformed');
    expect(table.refusal('A', sell(1, 'sand'))).toBe('market.cubes');
    expect(table.choices('A', 'buy')).toEqual([
      buy(1, 'sand'),
      buy(2, 'sand'),
      buy(3, 'sand'),
      buy(1, 'wood'),
      buy(2, 'wood'),
      buy(3, 'wood'),
      buy(1, 'stone'),
      buy(2, 'stone'),
    ]);
  });

  it('P-3.12.4 sold goods do not go to the market', () => {
    const table = position().give('A', { stone: 3 }).at('market', 'A').enter('market');
    expect(table.choices('A', 'sell')).toEqual([1, 2, 3].map(amount => sell(amount, 'stone')));
    table.move('A', sell(3, 'stone'));
    expect(table.state.market.stone).toBe(4);
    expect(table.player('A').gold).toBe(30);
  });

  it('A28 selling beyond 30 gold loses the rest', () => {
    const table = position().give('A', { gold: 29, metal: 1 }).at('market', 'A').enter('market');
    table.move('A', sell(1, 'metal'));
    expect(table.player('A')).toMatchObject({ gold: 30, cubes: { metal: 0 } });
    expect(table.brought('A', 'sold')).toEqual({ gold: 1, metal: -1 });
  });

  it('A27 a kind may be bought in several actions', () => {
    const table = position().at('market', 'A', 'B').enter('market');
    table.play('A', buy(1, 'stone')).play('B', WITHDRAW).play('A', buy(2, 'stone'));
    expect(table.player('A').cubes.stone).toBe(3);
  });

  it('P-3.12.1 P-3.12.7 without a builder nobody trades', () => {
    const table = position().all({ sand: 5 }).only('market');
    expect(table.asked()).toBeUndefined();
    const one = position().at('market', 'B').enter('market');
    expect(pillars.toMove(one.state)).toEqual([1]);
    expect(one.refusal('A', buy(1, 'sand'))).toBe('move.notYours');
  });

  it('T71 A16 A26 P-3.12.5 two builders of one player have two actions a cycle and one account', () => {
    const table = position({ players: 2 })
      .give('A', { sand: 1, wood: 2 })
      .at('market', 'A', 'B', 'A')
      .enter('market')
      .play('A', sell(1, 'sand'));
    expect(table.player('A').gold).toBe(22);
    table.play('B', buy(1, 'stone'));
    expect(table.player('B').gold).toBe(16);
    table.play('A', buy(1, 'wood'));
    expect(table.player('A').gold).toBe(19);
    const closed = () => {
      expect(table.refusal('A', sell(1, 'wood'))).toBe('market.bought');
      expect(table.refusal('A', buy(1, 'sand'))).toBe('market.sold');
    };
    expect(table.asked()).toBe('A trade');
    closed();
    table.play('A', WITHDRAW).play('B', WITHDRAW);
    expect(table.asked()).toBe('A trade');
    closed();
    table.move('A', buy(1, 'stone'));
    expect(table.player('A').gold).toBe(15);
    table.move('A', WITHDRAW);
    expect(table.player('A')).toMatchObject({ asked: 'trade', answered: true });
  });

  it('T72 P-3.12.8 A36 A53 the ring', () => {
    const table = position().at('market', 'C', 'A', 'B').enter('market');
    table.play('C', buy(1, 'sand')).play('A', WITHDRAW);
    expect(table.asked()).toBe('B trade');
    expect(table.state.bag).toEqual([3, 2, 2]);
    table.play('B', buy(1, 'sand'));
    expect(table.asked()).toBe('C trade');
    table.play('C', WITHDRAW);
    expect(table.asked()).toBe('B trade');
    expect(table.state.bag).toEqual([3, 2, 3]);
  });

  it('P-3.12.2 A46 a builder that can do nothing withdraws by itself', () => {
    const table = position().give('A', { gold: 1 }).at('market', 'A', 'B').enter('market');
    expect(table.told('withdrew')).toEqual([{ type: 'withdrew', seat: 0, why: 'nothingPossible' }]);
    expect(table.asked()).toBe('B trade');
  });
});
