// Chapters 4 and 5, and what spans a whole round: start player, refills, the end, the winner.
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { walkOn } from '../src/flow.ts';
import {
  type Advantage,
  type Move,
  phaseOf,
  pillars,
  pointsOf,
  RESOURCE_NAMES,
  stepOf,
  workersOf,
} from '../src/index.ts';
import { PART_NAMES } from '../src/part.ts';
import { type Name, type Position, position } from './position.ts';

const DONE = { type: 'done' } as const;
const buy = (amount: number, cube: 'sand' | 'wood') => ({ type: 'buy', cube, amount }) as const;
const sell = (amount: number, cube: 'sand' | 'wood') => ({ type: 'sell', cube, amount }) as const;
const use = (craftsman: 'mortarMixer') => ({ type: 'use', craftsman }) as const;

/** Answers every question with the first legal move until a part of the round is reached. */
function until(
  table: Position,
  part: Position['state']['part'],
  round = table.state.round,
): Position {
  while (table.state.part !== part || table.state.round !== round) {
    const name = (table.asked()?.[0] ?? 'A') as Name;
    table.play(name, table.legal(name)[0] as Move);
  }
  return table;
}

describe('between rounds', () => {
  it('T52 P-3.14.1 if nobody is on the space, the left neighbour starts', () => {
    const table = position({ players: 4, start: 'B' }).enter('startPlayer');
    expect(table.state.start).toBe(2);
    expect(table.asked()).toBe('C pick');
    expect(position({ players: 4, start: 'D' }).enter('startPlayer').state.start).toBe(0);
  });

  it('T76 P-3.14.1 A37 the old start player keeps all duties until step 14', () => {
    const table = position({ players: 4, start: 'B' })
      .all({ wood: 2 })
      .at('startPlayer', 'D')
      .deck('collapse')
      .enter('event');
    const lost: (string | undefined)[] = [];
    for (const name of ['B', 'C', 'D', 'A'] as const) {
      lost.push(table.asked());
      table.play(name, { type: 'dismiss', craftsman: 'stonecutter' });
    }
    expect(lost).toEqual(['B dismiss', 'C dismiss', 'D dismiss', 'A dismiss']);
    expect(table.told('taxRolled')[0]?.seat).toBe(1);
    const built: (string | undefined)[] = [];
    for (const name of ['B', 'C', 'D', 'A'] as const) {
      built.push(table.asked());
      table.build(name, 'woodworker').move(name, DONE);
    }
    expect(built).toEqual(['B build', 'C build', 'D build', 'A build']);
    expect(table.told('startPlayerNamed')).toEqual([
      { type: 'startPlayerNamed', seat: 3, by: 'builder' },
    ]);
    expect(table.state.start).toBe(3);
    expect(table.asked()).toBe('D pick');
  });

  it('P-3.4.2 P-3.12.8 builders return, and cards are removed, once their location is resolved', () => {
    const table = position({ players: 4 })
      .kingsbridge(['wool', 'A'], ['studies'])
      .shiring(['mason1', 'B'], ['toolmaker1'])
      .at('priory', 'A', 'B')
      .at('court', 'C')
      .at('castle', 'C')
      .at('startPlayer', 'B')
      .at('market', 'D', 'A')
      .happened('statue');
    expect(table.state.bag).toEqual([0, 0, 1, 2]);
    table.enter('kingsbridge');
    expect(table.asked()).toBe('D trade');
    expect(table.state).toMatchObject({ bag: [2, 2, 3, 2], kingsbridge: [], shiring: [] });
    expect(table.state.builders).toMatchObject({
      priory: [],
      court: [],
      castle: [],
      market: [3, 0],
    });
  });

  it('P-4.1 P-4.2 P-4.4 P-4.5 P-4.6 P-4.7 everything is laid out for the next round', () => {
    const table = position();
    table.state.market = { sand: 0, wood: 1, stone: 4 };
    table.state.courtMetal = 0;
    table.state.price = 0;
    const { craftsmen } = table.state.decks;
    const [one, two, three, four] = craftsmen;
    const advantages = table.state.decks.advantages.slice(0, 2);
    table.enter('startPlayer');
    expect(table.state).toMatchObject({
      round: 2,
      market: { sand: 4, wood: 4, stone: 4 },
      courtMetal: 1,
      price: 7,
      redraw: 'open',
      shiring: [{ card: one }, { card: two }],
      offer: { craftsmen: [three, four] },
      kingsbridge: advantages.map(card => ({ card })),
    });
    expect(table.state.offer.resources).toHaveLength(7);
    expect(table.state.shown.slice(-2)).toEqual(advantages);
  });

  it('P-1.9 P-4.7 any seven of the nine are offered, including those of the last round', () => {
    const offers = Array.from({ length: 40 }, (_, seed) => {
      const { state } = position();
      state.part = 'cathedral';
      walkOn({ state, random: seededRandom(seed), emit: () => {} });
      return state.offer.resources;
    });
    for (const offer of offers) expect(new Set(offer).size).toBe(7);
    for (const card of RESOURCE_NAMES) {
      const times = offers.filter(offer => offer.includes(card)).length;
      expect(times).toBeGreaterThan(20);
      expect(times).toBeLessThan(40);
    }
  });

  it('T53 P-0.5 P-4.5 round 6 shows the reserved pair', () => {
    const table = position({ round: 5 }).enter('startPlayer');
    expect(table.state.round).toBe(6);
    expect(table.state.kingsbridge).toEqual([{ card: 'lastLoads' }, { card: 'royalGift' }]);
  });

  it('T53 P-3.4.1 the reserved pair takes effect at once', () => {
    const table = position({ round: 6 })
      .kingsbridge(['lastLoads', 'A'], ['royalGift', 'B'])
      .only('kingsbridge');
    expect(table.player('A').cubes).toMatchObject({ stone: 1, wood: 1 });
    expect(table.player('B').cubes.metal).toBe(1);
  });

  it('T73 P-4.2 A17 metal left at court does not add up', () => {
    const table = position().enter('court');
    expect(table.told('metalTaken')).toEqual([]);
    until(table, 'cards', 2);
    expect(table.state.courtMetal).toBe(1);
    table.at('court', 'A').only('court');
    expect(table.player('A').cubes.metal).toBe(1);
    expect(table.state.courtMetal).toBe(0);
  });

  it('T77 P-3.12.5 P-3.13.1 P-2.8 a round starts without anything of the last one', () => {
    const table = position().give('A', { gold: 25, sand: 12, wood: 2 }).at('market', 'A');
    table.state.redraw = 'used';
    table.happened('feud', 'A').enter('market');
    table.move('A', sell(1, 'wood')).move('A', buy(1, 'sand'));
    table.play('A', { type: 'withdraw' });
    expect(table.asked()).toBe('A build');
    table.build('A', 'mortarMixer', 'mortarMixer', 'mortarMixer');
    expect(table.player('A')).toMatchObject({ gold: 26, cubes: { sand: 4, wood: 1 } });
    expect(table.refusal('A', use('mortarMixer'))).toBe('craftsman.usedUp');
    table.move('A', DONE);
    expect(table.state).toMatchObject({ round: 2, redraw: 'open', averted: [], tax: 0 });
    table.give('A', { sand: 9, wood: 0 }).at('market', 'A').enter('market');
    table.move('A', sell(1, 'sand')).move('A', buy(1, 'wood')).play('A', { type: 'withdraw' });
    table.give('A', { sand: 9 }).build('A', 'mortarMixer', 'mortarMixer', 'mortarMixer');
    expect(table.player('A').cubes.sand).toBe(0);
  });

  it('T77 P-3.1.2 P-3.9.2 protection and exemption end with their round', () => {
    const table = position().at('court', 'A').happened('winter', 'A').die(4).enter('court');
    expect(table.told('taxPaid').map(({ seat }) => seat)).toEqual([1, 2]);
    until(table, 'cards', 2);
    table.history = [];
    table.give('A', { points: 5 }).deck('feud').only('event').only('court');
    expect(table.points('A')).toBe(3);
    expect(table.told('taxPaid').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('T67 studies, tax, market, toolmaker', () => {
    const table = position()
      .give('A', { gold: 10, craftsmen: ['toolmaker1'], resources: ['quarry4', 'gravelPit2'] })
      .kingsbridge(['studies', 'A'], ['cloak'])
      .at('market', 'A')
      .die(2)
      .happened('statue')
      .only('kingsbridge');
    expect(table.player('A')).toMatchObject({ cubes: { metal: 2 }, advantages: [] });
    table.give('A', { resources: [] }).enter('court');
    const gold = [table.player('A').gold];
    table.move('A', { type: 'sell', cube: 'metal', amount: 1 });
    gold.push(table.player('A').gold);
    table.play('A', { type: 'withdraw' }).build('A', 'toolmaker1');
    gold.push(table.player('A').gold);
    expect(gold).toEqual([8, 13, 15]);
    expect(table.player('A').cubes.metal).toBe(1);
  });

  it('P-3.4.1 A14 A18 an advantage works in the later steps of the round it is gained in', () => {
    const gained = (card: Advantage) =>
      position()
        .give('A', { points: 0, gold: 0, resources: ['quarry4', 'gravelPit2'] })
        .kingsbridge([card, 'A'], ['cloak'])
        .at('priory', 'A')
        .die(5)
        .happened('statue')
        .enter('kingsbridge');
    expect(gained('prioryGift').brought('A', 'prioryScored')).toEqual({ points: 3 });
    expect(gained('sandShare').brought('A', 'produced')).toEqual({ stone: 4, sand: 3 });
    expect(gained('stoneShare').brought('A', 'produced')).toEqual({ stone: 5, sand: 2 });
    expect(gained('lightTax').told('taxPaid')[0]).toMatchObject({ seat: 0, due: 2 });
    expect(gained('taxWaiver').asked()).toBe('A waiver');
  });

  it('P-3.4.1 P-2.12 P-3.1.3 A33 other advantages wait for the next round', () => {
    const gained = (card: Advantage) => {
      const table = position().kingsbridge([card, 'A'], ['wool']).happened('feud');
      until(table.enter('kingsbridge'), 'cards', 2);
      expect(table.player('A').advantages).toEqual([card]);
      return table;
    };
    expect(workersOf(gained('helper').player('A'))).toBe(13);
    expect(gained('cloak').deck('winter').enter('event').asked()).toBe('A cloak');
    const free = gained('freePlacement').give('A', { gold: 0 }).draws('A').enter('drawing');
    free.play('B', { type: 'keepBuilder' });
    expect(free.choices('A', 'placeFree').length).toBeGreaterThan(0);
  });

  it('A7 A44 P-2.13 the town wall holds in the next round, and does nothing in round 6', () => {
    const table = position({ round: 2 }).happened('townWall', 'B').enter('startPlayer');
    expect(table.state.walled).toEqual([0, 2]);
    expect(table.enter('startPlayer').state.walled).toEqual([]);
    const last = position({ round: 6 }).happened('townWall').only('cathedral');
    expect(last.state.walled).toEqual([]);
  });
});

describe('the end', () => {
  it('P-5.1 A42 the game ends after step 13 of round 6, even with a builder on the start player’s space', () => {
    const table = position({ round: 6 }).happened('statue').at('startPlayer', 'B');
    table.enter('cathedral');
    expect(table.state.part).toBe('over');
    expect(pillars.toMove(table.state)).toEqual([]);
    expect(table.told('startPlayerNamed')).toEqual([]);
    expect(table.told('gameEnded')).toHaveLength(1);
    expect(table.refusal('A', DONE)).toBe('move.gameOver');
  });

  const ended = (...players: [points: number, gold: number][]) => {
    const table = position({ players: players.length as 3, round: 6 });
    players.forEach(([points, gold], seat) => {
      table.give((['A', 'B', 'C', 'D'] as const)[seat] ?? 'A', { points, gold });
    });
    table.happened('statue').enter('cathedral');
    return pillars.result(table.state);
  };

  it('T54 P-5.2 P-5.4 gold decides between equal points', () => {
    expect(ended([50, 0], [50, 1], [44, 9])).toStrictEqual({
      standings: [
        { seat: 1, place: 1, score: 50, decidedBy: 'gold' },
        { seat: 0, place: 2, score: 50, decidedBy: 'points' },
        { seat: 2, place: 3, score: 44 },
      ],
      winners: [1],
    });
  });

  it('T55 P-5.3 A38 equal points and gold share the victory', () => {
    expect(ended([50, 3], [50, 3], [50, 2])?.winners).toEqual([0, 1]);
  });

  it('P-5.4 cubes and cards left over break no tie', () => {
    const table = position({ round: 6 }).all({ points: 40, gold: 3 }).happened('statue');
    table.give('B', { sand: 1, metal: 4, advantages: ['guilds', 'cloak'], craftsmen: [] });
    table.enter('cathedral');
    expect(pillars.result(table.state)?.winners).toEqual([0, 1, 2]);
  });

  it('T56 P-5.5 58 and 5 make 63', () => {
    const table = position().give('A', { points: 58, advantages: ['prioryGift'] });
    table.at('priory', 'A', 'A').only('priory');
    expect(table.points('A')).toBe(63);
  });

  it('P-5.1 there is no result before the end', () => {
    expect(pillars.result(position().state)).toBeUndefined();
  });

  it('P-5.1 a game in which everybody passes ends', () => {
    const table = position({ players: 2 }).enter('cards');
    until(table, 'over', 6);
    expect(table.told('roundBegan').map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
    expect(pillars.summary(table.state)).toMatchObject({ round: 6, rounds: 6 });
    expect(pillars.summary(table.state).points).toEqual(table.each(pointsOf));
  });
});

describe('summary', () => {
  it('P-6.1 counts the steps from the event to the start player', () => {
    const steps = Array.from({ length: 14 }, (_, index) => `resolution ${index + 1}`);
    expect(PART_NAMES.map(part => `${phaseOf(part)} ${stepOf(part)}`)).toEqual([
      'cards 0',
      'builders 0',
      'builders 0',
      'builders 0',
      ...steps,
      'over 0',
    ]);
  });

  it('P-6.1 shows round, phase, step and points to everybody', () => {
    const state = pillars.setup(3, {}, seededRandom('summary'));
    expect(pillars.summary(pillars.view(state, null))).toEqual({
      round: 1,
      rounds: 6,
      status: [{ key: 'status.cards', params: { step: 0 } }],
      points: [2, 2, 2],
    });
    const table = position().at('market', 'A').enter('market');
    expect(pillars.summary(table.state).status).toEqual([
      { key: 'status.resolution', params: { step: 12 } },
    ]);
  });
});
