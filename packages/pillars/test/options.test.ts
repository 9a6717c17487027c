// Chapter 7: the options of a table.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { type Craftsman, type Move, manifests, OPTIONS, pillars, usesOf } from '../src/index.ts';
import { type Name, type Position, position } from './position.ts';

const KEEP = { type: 'keepBuilder' } as const;
const DONE = { type: 'done' } as const;
const use = (craftsman: Craftsman) => ({ type: 'use', craftsman }) as const;

describe('the table of options', () => {
  it('P-7.1 P-7.2 P-7.3 has a default and one line each', () => {
    const defaults = Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default]);
    expect(Object.fromEntries(defaults)).toEqual({
      statue: 'all',
      thirdBuilders: 'drawn',
      building: 'inTurn',
    });
    for (const { description, values } of Object.values(OPTIONS)) {
      expect(description).toMatch(/^[A-Z][^\n]+\.$/);
      expect(values).toHaveLength(2);
    }
    expect(pillars.setup(2, {}, seededRandom(1)).options).toEqual(Object.fromEntries(defaults));
    expect(() => pillars.setup(2, { statue: 'two' }, seededRandom(1))).toThrow('statue');
  });
});

describe('the statue for one', () => {
  const begin = () =>
    position({ round: 6, options: { statue: 'one' } })
      .happened('statue')
      .give('A', {
        points: 0,
        stone: 3,
        wood: 3,
        metal: 3,
        craftsmen: ['sculptor4', 'carpenter2', 'bellFounder6', 'architect2'],
      })
      .enter('cathedral');
  const build = (table: Position, craftsman: Craftsman, times: number) =>
    table.build('A', ...new Array<Craftsman>(times).fill(craftsman));

  it('T50 P-7.1 F24 A12 the first use beyond its number chooses the card', () => {
    const numbers = () => [
      usesOf(table.state, 0, 'sculptor4'),
      usesOf(table.state, 0, 'carpenter2'),
    ];
    const table = begin();
    expect(numbers()).toEqual([3, 3]);
    build(table, 'sculptor4', 3);
    expect(numbers()).toEqual([3, 2]);
    expect(table.points('A')).toBe(6);
    build(table, 'carpenter2', 2);
    expect(table.refusal('A', use('carpenter2'))).toBe('craftsman.usedUp');
    build(table, 'bellFounder6', 2);
    expect(table.refusal('A', use('bellFounder6'))).toBe('craftsman.usedUp');
    build(table, 'architect2', 1);
    expect(table.refusal('A', use('architect2'))).toBe('craftsman.usedUp');
  });

  it('T50 P-7.1 a second card can be chosen after a first was used up to its number', () => {
    const table = build(build(begin(), 'sculptor4', 2), 'carpenter2', 3);
    expect(table.points('A')).toBe(7);
    expect(table.refusal('A', use('sculptor4'))).toBe('craftsman.usedUp');
  });

  it('P-7.1 each player chooses one', () => {
    const table = begin();
    table.give('B', { stone: 3, craftsmen: ['sculptor4'] });
    build(table, 'sculptor4', 3).move('A', DONE);
    table.play('A', { type: 'keepCubes', sand: 0, wood: 3, stone: 0, metal: 2 });
    table.build('B', 'sculptor4', 'sculptor4', 'sculptor4');
    expect(table.brought('B', 'craftsmanUsed')).toMatchObject({ points: 6 });
  });
});

describe('third builders last', () => {
  const begin = (...walled: Name[]) => {
    const table = position({ options: { thirdBuilders: 'last' } }).walled(...walled);
    expect(table.state).toMatchObject({ bag: [2, 2, 2], aside: [1, 1, 1] });
    return table.draws('A', 'B', 'C', 'A', 'B', 'C').enter('drawing');
  };
  const PARK = { type: 'park' } as const;

  /** The draws of the scenario, then everything placed on the first free spot. */
  function run(table: Position): string[] {
    const answers: [Name, 'park' | 'place'][] = [
      ['A', 'park'],
      ['B', 'place'],
      ['C', 'park'],
      ['A', 'place'],
      ['B', 'park'],
      ['C', 'park'],
    ];
    for (const [name, how] of answers) {
      if (table.asked() === 'A redraw') table.play('A', KEEP);
      table.play(name, how === 'park' ? PARK : (table.choices(name, 'place')[0] as Move));
    }
    const placed: string[] = [];
    while (table.state.part === 'parked' || table.state.part === 'thirds') {
      const name = (table.asked()?.[0] ?? 'A') as Name;
      placed.push(`${table.state.part} ${name}`);
      expect(table.refusal(name, PARK)).toBe('park.mustPlace');
      table.play(name, table.choices(name, 'place')[0] as Move);
    }
    return placed;
  }

  it('T80 P-7.2 the player who began last goes first', () => {
    const table = begin();
    expect(run(table)).toEqual([
      ...['parked A', 'parked C', 'parked B', 'parked C'],
      ...['thirds C', 'thirds A', 'thirds B'],
    ]);
    expect(table.told('builderDrawn').map(({ price }) => price)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(table.state.firstPlaced).toEqual([1, 0, 2]);
    expect(table.state.aside).toEqual([0, 0, 0]);
    expect(table.told('builderPlaced').filter(({ how }) => how === 'third')).toHaveLength(3);
  });

  it('T80 P-7.2 behind the town wall there is no third builder', () => {
    const table = begin('A');
    expect(run(table).slice(-2)).toEqual(['thirds C', 'thirds B']);
    expect(table.told('builderSetAside')).toEqual([]);
    expect(table.state.aside).toEqual([1, 0, 0]);
  });

  it('P-7.2 every round begins with two builders each in the bag', () => {
    const table = position({ options: { thirdBuilders: 'last' } }).enter('startPlayer');
    expect(table.state).toMatchObject({ round: 2, bag: [2, 2, 2], aside: [1, 1, 1] });
  });

  it('P-7.2 a player who has placed none goes first; ties go by turn order', () => {
    const table = position({ players: 4, start: 'C', options: { thirdBuilders: 'last' } });
    table.state.firstPlaced = [1];
    table.enter('thirds');
    const order: string[] = [];
    while (table.state.part === 'thirds') {
      const name = (table.asked()?.[0] ?? 'A') as Name;
      order.push(name);
      table.play(name, table.choices(name, 'place')[0] as Move);
    }
    expect(order).toEqual(['C', 'D', 'A', 'B']);
  });
});

describe('building in parallel', () => {
  const begin = (building: 'parallel' | 'inTurn', round = 2) =>
    position({ round, options: { building } })
      .happened('volunteers')
      .give('A', { stone: 8, wood: 2 })
      .give('B', { sand: 6, gold: 3 })
      .give('C', { wood: 4, metal: 1, craftsmen: ['woodworker', 'toolmaker1'] })
      .enter('cathedral');

  const asB = (table: Position) => table.build('B', 'mortarMixer').move('B', DONE);
  const asC = (table: Position) => table.build('C', 'toolmaker1', 'woodworker').move('C', DONE);
  const asA = (table: Position) =>
    table
      .build('A', 'stonecutter')
      .move('A', DONE)
      .play('A', { type: 'keepCubes', sand: 0, wood: 1, stone: 4, metal: 0 });

  it('T81 P-7.3 A30 ends the same as building in turn, and the round goes on when all are done', () => {
    const inTurn = asC(asB(asA(begin('inTurn'))));
    const table = begin('parallel');
    expect(table.asked()).toBe('A build,B build,C build');
    asC(table);
    expect(table.asked()).toBe('A build,B build');
    asA(table);
    expect(table.state.part).toBe('cathedral');
    asB(table);
    expect(table.state.part).toBe('cards');
    const outcome = (of: Position) => of.each(({ gold, cubes, sheet }) => ({ gold, cubes, sheet }));
    expect(outcome(table)).toEqual(outcome(inTurn));
  });

  it('P-7.3 A30 round 6 stays in turn', () => {
    expect(begin('parallel', 6).asked()).toBe('A build');
  });

  it('P-7.3 only building moves may be played by several at once', () => {
    const simultaneous = [...manifests[0].traits].filter(([, traits]) => traits.simultaneous);
    expect(simultaneous.map(([type]) => type)).toEqual([
      'use',
      'keepCubes',
      'done',
      'undo',
      'restart',
    ]);
    // P-6.1: every move is public.
    expect([...manifests[0].traits.values()].filter(({ secret }) => secret)).toEqual([]);
  });

  it('P-8.5 players take back only their own moves', () => {
    const table = begin('parallel');
    table.build('A', 'stonecutter').build('B', 'mortarMixer').build('A', 'woodworker');
    table.move('B', { type: 'undo' });
    expect(table.player('B').cubes.sand).toBe(6);
    expect(table.player('A').cubes).toMatchObject({ stone: 6, wood: 0 });
    table.move('A', { type: 'restart' });
    expect(table.player('A').cubes).toMatchObject({ stone: 8, wood: 2 });
    expect(table.player('A').sheet).toEqual({ start: 2 });
    expect(table.refusal('C', { type: 'undo' })).toBe('undo.nothing');
  });
});
