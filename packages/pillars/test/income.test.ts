// Chapter 3, steps 3 to 8: mill, Kingsbridge, priory, forest, quarry, gravel pit.
import { describe, expect, it } from 'vitest';
import { freeWorkers, RESOURCES, workersOf } from '../src/index.ts';
import { position } from './position.ts';

/** Steps 6 to 8. */
const produce = (table: ReturnType<typeof position>) =>
  table.only('forest').only('quarry').only('gravelPit');

describe('the mill', () => {
  it('T24 P-3.3.2 with opened stores seven workers earn 12, three earn 6', () => {
    const table = position()
      .happened('openStores')
      .give('A', { gold: 0, resources: ['quarry2'] })
      .give('B', { gold: 0, resources: ['forest4'] })
      .only('mill');
    expect([table.player('A').gold, table.player('B').gold]).toEqual([12, 6]);
  });

  it('P-3.3.3 gold above 30 is lost', () => {
    const table = position().give('A', { gold: 25 }).only('mill');
    expect(table.player('A').gold).toBe(30);
    expect(table.told('millPaid')[0]).toEqual({
      type: 'millPaid',
      seat: 0,
      workers: 12,
      gain: { gold: 5 },
    });
  });
});

describe('Kingsbridge', () => {
  it('P-3.4.1 P-3.4.2 A43 builders bring their cards; immediate cards act and are removed', () => {
    const table = position().kingsbridge(['wool', 'A'], ['guilds', 'A']);
    table.give('A', { gold: 3 }).only('kingsbridge');
    expect(table.player('A')).toMatchObject({ gold: 11, advantages: ['guilds'] });
    const alone = position().kingsbridge(['wool', 'B'], ['guilds']).enter('kingsbridge');
    expect(alone.told('advantageGained').map(({ advantage }) => advantage)).toEqual(['wool']);
    expect(alone.each(({ advantages }) => advantages)).toEqual([[], [], []]);
  });
});

describe('the priory', () => {
  it('T28 P-3.5.1 A15 the first builder brings 2, the second 1', () => {
    const table = position().at('priory', 'C', 'B').only('priory');
    expect([table.points('A'), table.points('B'), table.points('C')]).toEqual([2, 3, 4]);
    expect(table.player('C').sheet).toEqual({ start: 2, priory: 2 });
  });

  it('T29 P-3.5.2 F23 A16 both spaces and the gift make 5', () => {
    const table = position()
      .give('A', { advantages: ['prioryGift'] })
      .at('priory', 'A', 'A')
      .only('priory');
    expect(table.points('A')).toBe(7);
  });
});

describe('forest, quarry, gravel pit', () => {
  const cards = ['quarry4', 'gravelPit2'] as const;

  it('P-3.6.1 P-3.6.4 F21 A31 cards yield from the supply, then cards and workers return', () => {
    const table = position().give('A', { resources: [...cards], sand: 29 });
    produce(table);
    expect(table.player('A')).toMatchObject({ cubes: { sand: 31, stone: 4 }, resources: [] });
    expect(freeWorkers(table.player('A'))).toBe(12);
    expect(table.state.market).toEqual({ sand: 4, wood: 4, stone: 4 });
  });

  it('P-3.6.1 each kind yields in its own step', () => {
    const table = position().give('A', { resources: ['forest2', 'quarry2', 'gravelPit3'] });
    table.only('forest');
    expect(table.player('A').cubes).toMatchObject({ wood: 2, stone: 0, sand: 0 });
    expect(table.player('A').resources).toEqual(['quarry2', 'gravelPit3']);
    table.only('quarry');
    expect(table.player('A').cubes).toMatchObject({ wood: 2, stone: 2, sand: 0 });
  });

  it('T25 P-3.6.2 P-3.6.3 A13 winter with a share yields 4 stone and 1 sand', () => {
    const table = position()
      .happened('winter')
      .give('A', { resources: [...cards], advantages: ['stoneShare'] });
    expect(produce(table).player('A').cubes).toMatchObject({ stone: 4, sand: 1 });
  });

  it('T26 P-3.6.2 P-3.6.3 volunteers with a share yield 6 stone and 3 sand', () => {
    const table = position()
      .happened('volunteers')
      .give('A', { resources: [...cards], advantages: ['stoneShare'] });
    expect(produce(table).player('A').cubes).toMatchObject({ stone: 6, sand: 3 });
  });

  it('P-3.1.2 P-3.6.2 a player who averted the winter gets all cubes', () => {
    const table = position()
      .happened('winter', 'A')
      .all({ resources: ['quarry2'] });
    produce(table);
    expect(table.each(({ cubes }) => cubes.stone)).toEqual([2, 1, 1]);
  });

  it.each(['volunteers', 'winter'] as const)(
    'T75 A14 shares work without resource cards, %s',
    event => {
      const table = position()
        .happened(event)
        .give('A', { advantages: ['sandShare', 'woodShare', 'stoneShare'] });
      expect(produce(table).player('A').cubes).toEqual({ sand: 1, wood: 1, stone: 1, metal: 0 });
    },
  );

  it('T57 a share of sand pays every round, with and without a card', () => {
    const table = position().give('A', { advantages: ['sandShare'] });
    expect(produce(table).player('A').cubes.sand).toBe(1);
    table.give('A', { resources: ['gravelPit3'], sand: 0 });
    expect(produce(table).player('A').cubes.sand).toBe(4);
    expect(produce(table).player('A').cubes.sand).toBe(5);
  });

  it('T58 A14 a share of wood gained in the same round pays once in total', () => {
    const table = position()
      .give('A', { resources: ['forest2', 'forest3'] })
      .kingsbridge(['woodShare', 'A'], ['wool'])
      .only('kingsbridge')
      .only('forest');
    expect(table.player('A').cubes.wood).toBe(6);
    expect(table.player('A').advantages).toEqual(['woodShare']);
  });
});

describe('advantages of these steps', () => {
  it('T66 wool stops at the ceiling', () => {
    const table = position().give('A', { gold: 25 }).kingsbridge(['wool', 'A'], ['cloak']);
    table.only('kingsbridge');
    expect(table.player('A')).toMatchObject({ gold: 30, advantages: [] });
    expect(table.brought('A', 'advantageGained')).toEqual({ gold: 5 });
  });

  it('T68 madonna and priory bring 2 and 3 and 2', () => {
    const table = position()
      .kingsbridge(['madonna', 'A'], ['cloak'])
      .at('priory', 'A')
      .only('kingsbridge')
      .only('priory');
    expect(table.points('A')).toBe(7);
    expect(table.player('A').sheet).toEqual({ start: 2, cards: 3, priory: 2 });
    expect(table.player('A').advantages).toEqual([]);
  });

  it('A33 P-1.5 the black worker does not reach the mill of its own round', () => {
    const table = position()
      .give('A', { gold: 0 })
      .kingsbridge(['helper', 'A'], ['cloak'])
      .only('mill')
      .only('kingsbridge');
    expect(table.player('A').gold).toBe(12);
    expect(workersOf(table.player('A'))).toBe(13);
  });

  it('A45 every split of workers that the cards allow is possible', () => {
    const split = ['gravelPit2', 'gravelPit3', 'forest3'] as const;
    expect(split.reduce((sum, card) => sum + RESOURCES[card].workers, 0)).toBe(12);
    const table = position()
      .give('A', { resources: [...split] })
      .only('mill');
    expect(table.brought('A', 'millPaid')).toEqual({});
  });
});
