// Chapter 9: suggestions, forecasts, consequences.
import { pick, type Random, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import {
  CRAFTSMAN_NAMES,
  type Craftsman,
  CUBES,
  consequences,
  forecast,
  pillars,
  playerOf,
  pointsOf,
  type State,
  suggest,
} from '../src/index.ts';
import { dearest, marketValue } from '../src/suggest.ts';
import { type Position, position } from './position.ts';

/** The best possible outcome, by trying every order of every use and undoing each. */
function bruteForce(state: State): [points: number, gold: number, kept: number] {
  const [player = playerOf(state, 0)] = state.players;
  const chance = seededRandom('none');
  const seen = new Set<string>();
  let best: [number, number, number] = [-1, -1, -1];
  const visit = () => {
    const key = JSON.stringify([player.gold, player.cubes, player.used]);
    if (seen.has(key)) return;
    seen.add(key);
    const outcome: typeof best = [
      pointsOf(player),
      player.gold,
      marketValue(dearest(player.cubes)),
    ];
    const differs = outcome.findIndex((value, index) => value !== best[index]);
    if (differs >= 0 && (outcome[differs] ?? 0) > (best[differs] ?? 0)) best = outcome;
    for (const move of pillars.legal(state, 0)) {
      if (move.type !== 'use') continue;
      pillars.apply(state, 0, move, chance);
      visit();
      pillars.apply(state, 0, { type: 'undo' }, chance);
    }
  };
  visit();
  return best;
}

function workshop(random: Random, seed: number): Position {
  const statue = seed % 3 === 0;
  const table = position({ round: 6, options: { statue: seed % 2 ? 'all' : 'one' } });
  const craftsmen: Craftsman[] = [];
  while (craftsmen.length < 2 + (seed % 3)) {
    const craftsman = pick(random, CRAFTSMAN_NAMES);
    if (!craftsmen.includes(craftsman)) craftsmen.push(craftsman);
  }
  const some = (most: number) => random.below(most + 1);
  return table
    .happened(statue ? 'statue' : 'feud')
    .give('A', {
      points: 0,
      gold: seed % 5 === 0 ? 24 + some(6) : some(12),
      sand: some(4),
      wood: some(3),
      stone: some(3),
      metal: some(3),
      craftsmen,
    })
    .enter('cathedral');
}

describe('suggest', () => {
  it('P-9.1 finds what brute force finds, and its uses can be played in order', () => {
    const random = seededRandom('workshops');
    let tried = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { state } = workshop(random, seed);
      if (state.players[0]?.asked !== 'build') continue;
      tried += 1;
      const best = bruteForce(state);
      const { uses, points, gold, cubes, keep } = suggest(state, 0);
      expect([seed, points, gold, marketValue(keep)]).toEqual([seed, ...best]);
      for (const craftsman of uses) {
        pillars.apply(state, 0, { type: 'use', craftsman }, seededRandom('none'));
      }
      expect(state.players[0]).toMatchObject({ gold, cubes });
      expect(pointsOf(state.players[0] ?? { sheet: {} })).toBe(points);
      for (const cube of CUBES) expect(keep[cube]).toBeLessThanOrEqual(cubes[cube]);
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('P-9.1 continues from the uses already made', () => {
    const table = position({ round: 6 })
      .happened('feud')
      .give('A', { points: 0, stone: 4, craftsmen: ['sculptor4', 'stonecutter'] })
      .enter('cathedral')
      .build('A', 'sculptor4');
    expect(suggest(table.state, 0)).toMatchObject({
      uses: ['sculptor4', 'stonecutter'],
      points: 3,
    });
  });

  it.each([
    // P-7.1: the statue helps one card, the one that gains most.
    [
      { stone: 3, wood: 3 },
      ['sculptor3', 'carpenter2'],
      'sculptor3,sculptor3,carpenter2,carpenter2',
    ],
    // P-3.13.5: gold of the toolmaker feeds the goldsmith.
    [{ gold: 2, metal: 1 }, ['toolmaker1', 'goldsmith5'], 'toolmaker1,goldsmith5'],
    // P-3.3.3: wood is not exchanged for gold that would be lost.
    [{ gold: 30, wood: 3 }, ['woodworker1'], ''],
  ] as const)('P-9.1 %o and %j: %s', (given, craftsmen, uses) => {
    const { state } = position({ round: 6, options: { statue: 'one' } })
      .happened('statue')
      .give('A', { gold: 0, ...given, craftsmen: [...craftsmen] });
    expect(suggest(state, 0).uses.join()).toBe(uses);
  });

  it('P-9.1 P-3.13.7 keeps the five dearest cubes, by the prices of the market', () => {
    const dealt = { sand: 5, wood: 0, stone: 2, metal: 1 };
    expect(dearest(dealt)).toEqual({ sand: 2, wood: 0, stone: 2, metal: 1 });
    expect(dearest({ sand: 1, wood: 6, stone: 0, metal: 0 })).toMatchObject({ sand: 0, wood: 5 });
    expect(marketValue(dealt)).toBe(23);
  });

  it('P-9.1 suggests nothing to a player who can do nothing', () => {
    expect(suggest(position().give('A', { craftsmen: [] }).state, 0)).toEqual({
      uses: [],
      points: 0,
      gold: 20,
      cubes: { sand: 0, wood: 0, stone: 0, metal: 0 },
      keep: { sand: 0, wood: 0, stone: 0, metal: 0 },
    });
  });
});

describe('forecast', () => {
  it('P-9.2 shows mill, tax, cubes and points of the round', () => {
    const table = position()
      .give('A', {
        gold: 0,
        resources: ['quarry2', 'gravelPit3'],
        advantages: ['woodShare', 'prioryGift'],
      })
      .at('priory', 'B', 'A');
    expect(forecast(table.state, 0)).toEqual({
      mill: 3,
      tax: { least: 2, most: 5 },
      cubes: { sand: 3, wood: 1, stone: 2, metal: 0 },
      points: 2,
      gold: 0,
      pointsAtRisk: 1,
    });
  });

  it('P-9.2 shows exemption, metal, light tax and the changes by the event', () => {
    const table = position()
      .at('court', 'A')
      .give('A', { resources: ['quarry2'] })
      .give('B', { advantages: ['lightTax'] })
      .happened('winter');
    table.state.part = 'bishop';
    expect(forecast(table.state, 0)).toMatchObject({
      tax: { least: 0, most: 0 },
      cubes: { stone: 1, metal: 1 },
      gold: 27,
    });
    expect(forecast(table.state, 1).tax).toEqual({ least: 2, most: 2 });
  });

  it('P-9.2 leaves out what is past', () => {
    const table = position()
      .give('A', { advantages: ['sandShare'] })
      .give('B', { gold: 0 })
      .at('priory', 'A')
      .at('court', 'B', 'A');
    const metalOf = (seat: number) => forecast(table.state, seat).cubes.metal;
    expect([metalOf(0), metalOf(1)]).toEqual([0, 1]);
    const after = (part: State['part']) => {
      table.state.part = part;
      return forecast(table.state, 0);
    };
    expect(after('mill')).toMatchObject({ mill: 0, points: 2, cubes: { sand: 1 } });
    expect(after('priory')).toMatchObject({ points: 0, cubes: { sand: 1 } });
    expect(after('gravelPit').cubes.sand).toBe(0);
    expect(forecast(table.state, 2)).toMatchObject({ tax: { most: 5 }, gold: 15, pointsAtRisk: 0 });
    expect(after('court')).toMatchObject({ tax: { most: 0 }, gold: 20 });
    expect([metalOf(1), forecast(table.state, 2).tax.most]).toEqual([0, 0]);
    expect(after('over')).toMatchObject({ mill: 0, tax: { most: 0 } });
  });

  it('P-9.2 respects the ceiling', () => {
    const table = position().give('A', { gold: 25 }).at('court', 'A');
    expect(forecast(table.state, 0).gold).toBe(30);
  });
});

describe('consequences', () => {
  const of = (table: Position, move: Parameters<typeof consequences>[2]) =>
    consequences(table.state, 0, move);

  it('P-9.3 of a hire: the price, the limit, a mason alone, tax that cannot be paid', () => {
    const table = position().give('A', { craftsmen: ['stonecutter'] });
    expect(of(table, { type: 'hire', craftsman: 'mason1' })).toEqual({
      gain: { gold: -5 },
      warnings: [{ code: 'cannotWork', trade: 'mortarMixer' }],
    });
    const full: Craftsman[] = ['mortarMixer', 'woodworker', 'stonecutter', 'mason1', 'potter2'];
    table.give('A', { craftsmen: full, gold: 6, resources: ['quarry4', 'gravelPit2'] });
    expect(of(table, { type: 'hire', craftsman: 'architect2' }).warnings).toEqual([
      { code: 'overLimit' },
      { code: 'taxShort', points: 2 },
    ]);
  });

  it('P-9.3 of workers sent: who stays for the mill', () => {
    expect(of(position(), { type: 'gather', resource: 'quarry4' })).toEqual({
      gain: { stone: 4 },
      freeWorkers: 2,
      warnings: [],
    });
    const poor = position().give('A', { gold: 0 });
    expect(of(poor, { type: 'gather', resource: 'quarry4' }).warnings).toEqual([
      { code: 'taxShort', points: 1 },
    ]);
    expect(of(poor, { type: 'gather', resource: 'gravelPit4' }).warnings).toEqual([]);
  });

  it.each([
    ['mortarMixer', ['mortarMixer1']],
    ['woodworker', ['woodworker1']],
    ['stonecutter', []],
  ] as const)('P-9.3 of dismissing the last %s', (craftsman, others) => {
    const alone = position().give('A', { craftsmen: [craftsman] });
    const warned = { gain: {}, warnings: [{ code: 'lastOfTrade', trade: craftsman }] };
    expect(of(alone, { type: 'dismiss', craftsman })).toEqual(warned);
    if (others.length === 0) return;
    const two = position().give('A', { craftsmen: [craftsman, ...others] });
    expect(of(two, { type: 'dismiss', craftsman }).warnings).toEqual([]);
    expect(
      of(position().give('A', { craftsmen: ['potter2'] }), {
        type: 'dismiss',
        craftsman: 'potter2',
      }).warnings,
    ).toEqual([]);
  });

  it('P-9.3 of a placement: its price and what stands there', () => {
    const table = position()
      .give('A', { gold: 29, advantages: ['prioryGift'] })
      .at('priory', 'B')
      .kingsbridge(['wool'], ['royalGift'])
      .shiring(['mason1'], ['toolmaker1']);
    table.state.part = 'drawing';
    table.state.price = 4;
    expect(of(table, { type: 'place', location: 'priory' })).toEqual({
      gain: { points: 2, gold: -4 },
      warnings: [],
    });
    expect(of(table, { type: 'placeFree', location: 'court' })).toEqual({
      gain: { metal: 1 },
      warnings: [],
    });
    expect(of(table, { type: 'place', location: 'kingsbridge', card: 'wool' })).toEqual({
      gain: { gold: 4 },
      warnings: [{ code: 'goldLost', amount: 8 }],
    });
    table.at('court', 'B').give('A', { craftsmen: [] });
    expect(of(table, { type: 'place', location: 'court' }).gain).toEqual({ gold: -4 });
    expect(of(table, { type: 'place', location: 'shiring', card: 'mason1' }).warnings).toEqual([
      { code: 'cannotWork', trade: 'mortarMixer' },
    ]);
    table.state.part = 'parked';
    expect(of(table, { type: 'place', location: 'castle' })).toEqual({ gain: {}, warnings: [] });
  });

  it('P-9.3 of a placement at the wool: gold is lost above 30 after the price and the mill', () => {
    const lost = (gold: number, price: number, resources: ('quarry4' | 'gravelPit2')[]) => {
      const table = position().give('A', { gold, resources }).kingsbridge(['wool'], ['cloak']);
      table.state.part = 'drawing';
      table.state.price = price;
      return of(table, { type: 'place', location: 'kingsbridge', card: 'wool' }).warnings;
    };
    expect(lost(29, 7, ['quarry4', 'gravelPit2'])).toEqual([]);
    expect(lost(29, 6, ['quarry4', 'gravelPit2'])).toEqual([{ code: 'goldLost', amount: 1 }]);
    expect(lost(18, 0, [])).toEqual([{ code: 'goldLost', amount: 8 }]);
    expect(lost(10, 0, [])).toEqual([]);
  });

  it('P-9.3 of a placement: gold that the tax would miss, but not at court', () => {
    const table = position()
      .give('A', { gold: 8, resources: ['quarry4', 'gravelPit2'] })
      .kingsbridge(['wool'], ['cloak']);
    table.state.part = 'drawing';
    table.state.price = 7;
    const short = [{ code: 'taxShort', points: 2 }];
    expect(of(table, { type: 'place', location: 'castle' }).warnings).toEqual(short);
    expect(of(table, { type: 'place', location: 'court' }).warnings).toEqual([]);
    expect(of(table, { type: 'placeFree', location: 'castle' }).warnings).toEqual([]);
    const wool = { type: 'place', location: 'kingsbridge', card: 'wool' } as const;
    expect(of(table, wool).warnings).toEqual([]);
    table.at('court', 'A');
    expect(of(table, { type: 'place', location: 'castle' }).warnings).toEqual([]);
  });

  it('P-9.3 A28 of trade: gold that would be lost', () => {
    const table = position().give('A', { gold: 28, metal: 2 });
    expect(of(table, { type: 'sell', cube: 'metal', amount: 2 })).toEqual({
      gain: { gold: 10, metal: -2 },
      warnings: [{ code: 'goldLost', amount: 8 }],
    });
    expect(of(table, { type: 'buy', cube: 'wood', amount: 2 })).toEqual({
      gain: { gold: -6, wood: 2 },
      warnings: [],
    });
    table.give('A', { gold: 25 });
    expect(of(table, { type: 'sell', cube: 'metal', amount: 1 }).warnings).toEqual([]);
  });

  it('P-9.3 of building: a toolmaker left without metal, cubes that will be lost', () => {
    const table = position()
      .give('A', { sand: 7, metal: 1, craftsmen: ['toolmaker1', 'glassblower4', 'woodworker1'] })
      .enter('cathedral');
    const blow = { type: 'use', craftsman: 'glassblower4' } as const;
    expect(of(table, blow)).toEqual({
      gain: { sand: -1, metal: -1, points: 3 },
      warnings: [{ code: 'toolmakerIdle' }],
    });
    expect(of(table, { type: 'done' }).warnings).toEqual([{ code: 'cubesLost', amount: 3 }]);
    // Without metal nothing is lost by working wood; with two cubes one is left.
    for (const [metal, craftsman] of [[0, 'woodworker1'] as const, [2, 'glassblower4'] as const]) {
      table.give('A', { metal });
      expect(of(table, { type: 'use', craftsman }).warnings).toEqual([]);
    }
    table.give('A', { metal: 1 }).build('A', 'toolmaker1');
    expect(of(table, blow).warnings).toEqual([]);
    table.give('A', { gold: 28, wood: 1 });
    expect(of(table, { type: 'use', craftsman: 'woodworker1' }).warnings).toEqual([
      { code: 'goldLost', amount: 2 },
    ]);
    expect(of(table, { type: 'withdraw' })).toEqual({ gain: {}, warnings: [] });
    table.player('A').asked = 'trade';
    expect(of(table, { type: 'done' })).toEqual({ gain: {}, warnings: [] });
  });
});
