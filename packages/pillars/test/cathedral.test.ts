// Chapter 3, step 13: the cathedral.
import { describe, expect, it } from 'vitest';
import { type Craftsman, usesOf } from '../src/index.ts';
import { type Position, position } from './position.ts';

const DONE = { type: 'done' } as const;
const repeat = (craftsman: Craftsman, times: number): Craftsman[] =>
  new Array<Craftsman>(times).fill(craftsman);
const use = (craftsman: Craftsman) => ({ type: 'use', craftsman }) as const;
const keep = (sand: number, wood: number, stone: number, metal: number) =>
  ({ type: 'keepCubes', sand, wood, stone, metal }) as const;

/** A is about to build with these things and no points. */
const before = (
  given: Parameters<Position['give']>[1],
  start: Parameters<typeof position>[0] = {},
) =>
  position(start)
    .give('A', { points: 0, gold: 0, ...given })
    .enter('cathedral');

describe('building', () => {
  it('T39 P-3.13.1 P-3.13.3 P-3.13.4 the example of the rulebook', () => {
    const table = before({
      sand: 5,
      stone: 3,
      metal: 1,
      craftsmen: ['potter2', 'mortarMixer', 'stonecutter', 'architect2', 'toolmaker1'],
    });
    table.build(
      'A',
      'potter2',
      'potter2',
      'mortarMixer',
      'stonecutter',
      'architect2',
      'toolmaker1',
    );
    expect(table.points('A')).toBe(5);
    expect(table.player('A')).toMatchObject({
      gold: 2,
      cubes: { sand: 0, wood: 0, stone: 1, metal: 1 },
    });
    expect(table.legal('A')[0]).toEqual(DONE);
    expect(table.player('A').sheet).toMatchObject({ potter: 2, mortarMixer: 1, architect: 1 });
  });

  it.each([
    [8, 0],
    [10, 2],
  ])('T40 F3 %i wood make four points, %i are left', (wood, left) => {
    const table = before({ wood, craftsmen: ['woodworker'] }).build(
      'A',
      ...repeat('woodworker', 4),
    );
    expect(table.points('A')).toBe(4);
    expect(table.player('A').cubes.wood).toBe(left);
    expect(table.refusal('A', use('woodworker'))).toBe('craftsman.usedUp');
  });

  it('T41 two stone bring 1 with a stonecutter, 2 with a mason, 4 with a sculptor', () => {
    const points = (craftsman: Craftsman, times: number) =>
      before({ stone: 2, craftsmen: ['mortarMixer', craftsman] })
        .build('A', ...repeat(craftsman, times))
        .points('A');
    expect([points('stonecutter', 1), points('mason1', 2), points('sculptor4', 2)]).toEqual([
      1, 2, 4,
    ]);
  });

  it('T42 a goldsmith uses twelve gold', () => {
    const table = before({ gold: 12, craftsmen: ['goldsmith5'] }).build(
      'A',
      ...repeat('goldsmith5', 4),
    );
    expect([table.player('A').gold, table.points('A')]).toEqual([0, 4]);
    expect(table.refusal('A', use('goldsmith5'))).toBe('craftsman.goods');
  });

  it('T43 the special woodworker uses two wood, not a third', () => {
    const table = before({ wood: 3, craftsmen: ['woodworker1'] });
    table.build('A', 'woodworker1', 'woodworker1');
    expect(table.player('A').gold).toBe(8);
    expect(table.refusal('A', use('woodworker1'))).toBe('craftsman.usedUp');
  });

  it('T44 the toolmaker works first, then the glassblower', () => {
    const table = before({ metal: 1, sand: 1, craftsmen: ['toolmaker1', 'glassblower4'] });
    table.build('A', 'toolmaker1', 'glassblower4');
    expect([table.player('A').gold, table.points('A')]).toEqual([2, 3]);
    expect(table.player('A').cubes.metal).toBe(0);
  });

  it('T45 A39 P-3.13.3 the glassblower may use up the metal a toolmaker needs', () => {
    const table = before({ metal: 1, sand: 1, craftsmen: ['toolmaker1', 'glassblower4'] });
    table.build('A', 'glassblower4');
    expect(table.refusal('A', use('toolmaker1'))).toBe('craftsman.goods');
  });

  it('T46 P-3.13.2 F25 A25 a mason needs a mortar mixer of any kind', () => {
    const none = before({ stone: 2, craftsmen: ['mason1', 'stonecutter'] });
    expect(none.refusal('A', use('mason1'))).toBe('craftsman.beside');
    const hired = position()
      .give('A', { points: 0, stone: 2, craftsmen: ['mason1', 'stonecutter'] })
      .offer(['mortarMixer1'], [])
      .enter('cards')
      .play('A', { type: 'hire', craftsman: 'mortarMixer1' })
      .enter('cathedral')
      .build('A', 'mason1', 'mason1');
    expect(hired.points('A')).toBe(2);
  });

  it('T47 P-3.13.5 wood becomes gold, and gold becomes points', () => {
    const table = before({ wood: 1, gold: 2, craftsmen: ['woodworker1', 'goldsmith5'] });
    table.build('A', 'woodworker1', 'goldsmith5', 'goldsmith5');
    expect([table.player('A').gold, table.points('A')]).toEqual([0, 2]);
  });

  it('T51 F10 F11 organ and bells bring 14 points', () => {
    const table = before(
      { metal: 3, wood: 1, craftsmen: ['organBuilder6', 'bellFounder6'] },
      { round: 6 },
    );
    table.build('A', 'organBuilder6', 'bellFounder6', 'bellFounder6');
    expect(table.points('A')).toBe(14);
    expect(table.refusal('A', use('bellFounder6'))).toBe('craftsman.usedUp');
  });

  it('A40 a use needs all of its input', () => {
    const table = before({
      sand: 2,
      metal: 0,
      wood: 1,
      craftsmen: ['mortarMixer', 'glassblower5', 'carpenter2'],
    });
    expect(table.refusal('A', use('mortarMixer'))).toBe('craftsman.goods');
    expect(table.refusal('A', use('glassblower5'))).toBe('craftsman.goods');
    expect(table.refusal('A', use('potter2'))).toBe('craftsman.notOwned');
  });

  it('P-3.13.1 A52 A46 players go clockwise from the start player; those who can do nothing are skipped', () => {
    const table = position({ players: 4, start: 'B' })
      .all({ wood: 2 })
      .give('D', { wood: 0 })
      .enter('cathedral');
    expect(table.asked()).toBe('B build');
    // Using nothing at all is allowed.
    table.move('B', DONE);
    expect(table.asked()).toBe('C build');
    table.build('C', 'woodworker').done('C');
    expect(table.asked()).toBe('A build');
  });

  it('P-3.13.3 a toolmaker works once, however much metal there is', () => {
    const table = before({ metal: 3, craftsmen: ['toolmaker1'] }).build('A', 'toolmaker1');
    expect(table.player('A')).toMatchObject({ gold: 2, cubes: { metal: 3 } });
    expect(table.refusal('A', use('toolmaker1'))).toBe('craftsman.usedUp');
  });

  it('P-3.3.3 gold above 30 is lost here too', () => {
    const table = before({ gold: 29, wood: 1, craftsmen: ['woodworker1'] }).build(
      'A',
      'woodworker1',
    );
    expect(table.player('A').gold).toBe(30);
    expect(table.brought('A', 'craftsmanUsed')).toEqual({ wood: -1, gold: 1 });
  });

  it('P-3.13.8 a piece of the cathedral is added', () => {
    const table = position({ round: 4 }).only('cathedral');
    expect(table.told('cathedralGrew')).toEqual([{ type: 'cathedralGrew', piece: 4 }]);
  });
});

describe('more than five cubes', () => {
  it.each([2, 6])(
    'T48 P-3.13.7 A29 A51 of nine cubes in round %i exactly four are returned',
    round => {
      const table = position({ round })
        .give('A', { sand: 2, stone: 4, metal: 3, craftsmen: [] })
        .give('B', { wood: 2 })
        .enter('cathedral');
      expect(table.asked()).toBe('A keep');
      expect(table.refusal('A', keep(2, 0, 2, 2))).toBe('move.malformed');
      expect(table.refusal('A', keep(1, 0, 1, 2))).toBe('move.malformed');
      expect(table.refusal('A', keep(2, 1, 0, 2))).toBe('keep.cubes');
      table.play('A', keep(1, 0, 1, 3));
      expect(table.player('A').cubes).toEqual({ sand: 1, wood: 0, stone: 1, metal: 3 });
      expect(table.brought('A', 'cubesReturned')).toEqual({ sand: -1, stone: -3 });
      expect(table.asked()).toBe('B build');
    },
  );

  it('T48 A51 the player is asked directly after building, even if there is only one way', () => {
    const table = position().give('A', { stone: 8 }).give('B', { wood: 2 }).enter('cathedral');
    table.build('A', 'stonecutter').move('A', DONE);
    expect(table.asked()).toBe('A keep');
    expect(table.choices('A', 'keepCubes')).toEqual([keep(0, 0, 5, 0)]);
    table.play('A', keep(0, 0, 5, 0));
    expect(table.player('A').cubes.stone).toBe(5);
    expect(table.asked()).toBe('B build');
  });

  it('P-3.13.7 A51 any mixture of five cubes may stay', () => {
    const table = position()
      .give('A', { sand: 5, wood: 5, stone: 5, metal: 5, craftsmen: [] })
      .enter('cathedral');
    const kept = table.choices('A', 'keepCubes');
    expect(new Set(kept.map(({ sand, wood, stone }) => `${sand}${wood}${stone}`)).size).toBe(56);
    for (const { sand, wood, stone, metal } of kept) {
      expect(sand + wood + stone + metal).toBe(5);
      expect(Math.min(sand, wood, stone, metal)).toBeGreaterThanOrEqual(0);
    }
  });

  it('P-3.13.7 five may stay', () => {
    const table = position().give('A', { sand: 5, craftsmen: [] }).only('cathedral');
    expect(table.asked()).toBeUndefined();
  });
});

describe('the statue', () => {
  it('T49 P-3.13.6 F24 A12 raises printed numbers for all, but not organ, bells and fixed cards', () => {
    const table = position({ round: 6 })
      .happened('statue')
      .give('A', {
        points: 0,
        stone: 3,
        metal: 3,
        craftsmen: ['sculptor4', 'bellFounder6', 'toolmaker1', 'architect2'],
      })
      .enter('cathedral');
    table.build('A', ...repeat('sculptor4', 3), 'toolmaker1', 'architect2');
    expect(table.points('A')).toBe(7);
    expect(table.refusal('A', use('toolmaker1'))).toBe('craftsman.usedUp');
    expect(table.refusal('A', use('architect2'))).toBe('craftsman.usedUp');
    table.build('A', 'bellFounder6', 'bellFounder6');
    expect(table.points('A')).toBe(15);
    expect(table.refusal('A', use('bellFounder6'))).toBe('craftsman.usedUp');
    expect(usesOf(table.state, 0, 'organBuilder6')).toBe(1);
  });
});
