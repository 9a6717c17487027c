// The box as data: every tile fits the schema, and the counts are those of the rulebook.
import { describe, expect, it } from 'vitest';
import {
  BUILDING_TYPES,
  COLUMNS,
  displaySize,
  ERAS,
  eraOf,
  LEVELS,
  PLANTS,
  PROSPERITY_ROUNDS,
  ROUNDS,
  ROWS,
  TRACKS,
} from '../src/data.ts';
import { capitals } from '../src/game.ts';
import { manifests } from '../src/manifest.ts';
import { setup, tilesOf } from '../src/setup.ts';
import { ERA_DECK, PROSPERITY_TILES, START_TILES, TILES } from '../src/tiles/index.ts';
import { position } from './position.ts';
import { eraTile, prosperityTile, startTile } from './tile-schema.ts';

const [hotel] = START_TILES;

describe('the schema of the tiles', () => {
  const market = rowOf('market');
  const arboretum = rowOf('arboretum');

  it('K-2.5 fits every tile', () => {
    for (const tile of START_TILES) expect(startTile.safeParse(tile).error).toBeUndefined();
    for (const tile of ERA_DECK) expect(eraTile.safeParse(tile).error).toBeUndefined();
    for (const tile of PROSPERITY_TILES) {
      expect(prosperityTile.safeParse(tile).error).toBeUndefined();
    }
  });

  it('gives every tile the same fields in the same order', () => {
    expect(new Set(TILES.map(tile => Object.keys(tile).join())).size).toBe(1);
  });

  it.each<[string, object]>([
    ['an unknown key', { ...market, colour: 'red' }],
    ['an unknown kind', { ...market, effects: [{ kind: 'odd', gain: {}, source: 'original' }] }],
    ['an unknown resource', withEffect({ kind: 'immediate', gain: { gold: 1 } })],
    ['a gain of nothing', withEffect({ kind: 'immediate', gain: {} })],
    ['an amount of 0', withEffect({ kind: 'immediate', gain: { culture: 0 } })],
    ['a density that is not residential', { ...market, density: 2 }],
    ['an activation without printed energy', { ...market, printedEnergy: undefined }],
    ['printed energy without an activation', { ...rowOf('sawmill'), printedEnergy: 1 }],
    ['a residential tile without density', { ...rowOf('row-houses'), density: undefined }],
    ['a mark for three players', { ...market, minPlayers: 3 }],
    [
      'a reaction that gives progress',
      withEffect({ kind: 'permanent', on: { event: 'upgrade' }, gain: { progress: 1 } }),
    ],
    [
      'a final scoring of culture',
      withEffect({ kind: 'endgame', timing: 'finalScoring', gain: { culture: 1 } }),
    ],
    [
      'a condition per progress',
      withEffect({
        kind: 'conditional',
        per: { track: 'progress', every: 1 },
        gain: { culture: 1 },
      }),
    ],
    [
      'a density of shops',
      withEffect({
        kind: 'build',
        on: { scope: 'city', type: 'commercial', density: 3 },
        gain: { culture: 1 },
      }),
    ],
  ])('refuses %s', (_, tile) => {
    expect(eraTile.safeParse(market).success).toBe(true);
    expect(eraTile.safeParse(tile).success).toBe(false);
  });

  it('refuses unknown requirements, and energy on prosperity tiles', () => {
    const requirement = { kind: 'luckiest', source: 'original' };
    expect(prosperityTile.safeParse({ ...arboretum, requirement }).success).toBe(false);
    expect(prosperityTile.safeParse({ ...arboretum, printedEnergy: 1 }).success).toBe(false);
    expect(startTile.safeParse({ ...hotel, era: 1 }).success).toBe(false);
  });

  /** As it is written: `specOf` has every field. */
  function rowOf(id: string) {
    const row = [...ERA_DECK, ...PROSPERITY_TILES].find(row => row.id === id);
    if (row === undefined) throw new RangeError(`no tile called ${id}`);
    return row;
  }

  function withEffect(effect: object) {
    return { ...rowOf('music-hall'), effects: [{ source: 'original', ...effect }] };
  }
});

describe('the box', () => {
  it('K-2.3 has 143 tiles in their sets', () => {
    const byEra = ERAS.map(era => ERA_DECK.filter(tile => tile.era === era).length);
    const plants = LEVELS.map(level => PLANTS[level].energy.length);
    expect(byEra).toEqual([27, 27, 24]);
    expect(plants).toEqual([5, 5, 5, 5, 5, 5]);
    expect(PROSPERITY_TILES).toHaveLength(25);
    // A hotel and a city hall for each of five players, with the level 1 plants.
    expect(78 + 25 + 30 + 5 * START_TILES.length).toBe(143);
    expect(new Set(TILES.map(tile => tile.id)).size).toBe(TILES.length);
  });

  it('is for 2 to 5 players, and has names for its bots', () => {
    expect(capitals).toMatchObject({ name: 'capitals', players: { min: 2, max: 5 } });
    const names = manifests.flatMap(({ botNames = [] }) => botNames);
    expect(new Set(names.filter(name => name.length > 2)).size).toBe(12);
    expect(manifests[0]?.title).toBe('The Capitals');
  });

  it('K-2.4 era tiles are of the five types, and every era has each of them', () => {
    for (const era of ERAS) {
      const types = new Set(ERA_DECK.filter(tile => tile.era === era).map(tile => tile.type));
      expect(types).toEqual(new Set(BUILDING_TYPES));
    }
  });

  it('K-4.1.1 an era has four rounds', () => {
    expect([1, 4, 5, 8, 9, 12].map(eraOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('K-2.1 has the right tracks, columns, rounds and rows', () => {
    expect([TRACKS.length, COLUMNS.length, ROUNDS, ROWS.length]).toEqual([6, 6, 12, 3]);
    expect(PROSPERITY_ROUNDS).toHaveLength(5);
  });

  it.each([
    [2, [21, 21, 21]],
    [3, [21, 21, 21]],
    [4, [24, 24, 23]],
    [5, [27, 27, 24]],
  ])('K-3.2 %i players use %j tiles of the eras', (players, counts) => {
    const { options } = position().state;
    expect(ERAS.map(era => tilesOf(era, players, options).length)).toEqual(counts);
  });

  it.each([2, 3, 4, 5])('with %i players no deck runs short, whatever is bought', players => {
    const { decks, rows } = setup(players, {}, position().random);
    const size = displaySize(players);
    const most = players === 2 ? 4 * size : 2 * size + 2 * players;
    const deck = (era: number) => (decks[era]?.length ?? 0) + (era === 0 ? rows.flat().length : 0);
    for (const era of [0, 1, 2]) expect(deck(era)).toBeGreaterThanOrEqual(most);
  });

  it('knows which tiles are our own design', () => {
    const own = (tiles: readonly { source: string }[]) =>
      tiles.filter(tile => tile.source === 'original').length;
    expect([own(ERA_DECK), own(PROSPERITY_TILES)]).toEqual([69, 22]);
  });

  it('K-4.7.7 A16 no activation and no reaction gives progress', () => {
    const progress = TILES.flatMap(tile =>
      tile.effects.filter(
        ({ kind, gain }) => (kind === 'activated' || kind === 'permanent') && 'progress' in gain,
      ),
    );
    expect(progress).toEqual([]);
  });

  it('A46 plants of a level are sorted by energy', () => {
    for (const level of LEVELS) {
      const { energy } = PLANTS[level];
      expect(energy.toSorted((a, b) => b - a)).toEqual(energy);
    }
  });
});
