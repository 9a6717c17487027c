// K-4.4: caps, ends of tracks, upgrades.
import { describe, expect, it } from 'vitest';
import { gain, occasionOf } from '../src/tracks.ts';
import { position } from './position.ts';

describe('ends of tracks', () => {
  it('T28 A47 K-4.4.4 public services beyond 6 give 3 energy once', () => {
    const p = position().blue({ publicServices: 6 }).builds('hospital', 0, 1);
    expect(p.of('blue')).toMatchObject({ publicServices: 6, energy: 7 });
    expect(p.all('arrowPaid')).toEqual([
      { type: 'arrowPaid', seat: 0, end: 'publicServices above' },
    ]);
  });

  it('T29 a step that reaches the end and goes on pays, too', () => {
    const p = position().blue({ publicServices: 5 }).builds('hospital', 0, 1);
    expect(p.of('blue')).toMatchObject({ publicServices: 6, energy: 7 });
    const exact = position().blue({ publicServices: 4 }).builds('hospital', 0, 1);
    expect(exact.of('blue')).toMatchObject({ publicServices: 6, energy: 4 });
  });

  it('T30 K-4.4.1 employment never exceeds population', () => {
    const p = position().blue({ population: 7, employment: 6 }).builds('cannery', 0, 1);
    expect(p.of('blue').employment).toBe(7);
  });

  it('T31 A14 employment falls with population, without an arrow', () => {
    const p = position().blue({ population: 7, employment: 7 });
    const occasion = occasionOf(p.state, 0, event => p.events.push(event));
    gain(occasion, 'population', -2, 'payment');
    expect(p.of('blue')).toMatchObject({ population: 5, employment: 5, prestige: 0 });
    expect(p.all('employmentFell')).toEqual([{ type: 'employmentFell', seat: 0, from: 7, to: 5 }]);
  });

  it('K-4.4.5 the lower ends of population and employment pay', () => {
    const p = position().blue({ population: 1, employment: 1 });
    const occasion = occasionOf(p.state, 0, event => p.events.push(event));
    gain(occasion, 'population', -2, 'payment');
    expect(p.of('blue')).toMatchObject({ population: 0, employment: 0, prestige: -1 });
    gain(occasion, 'employment', -1, 'payment');
    expect(p.of('blue')).toMatchObject({ employment: 0, prestige: -2 });
  });

  it('T74 A13 an arrow pays once per build with all it triggers, and again in the next', () => {
    const p = position().blue({ culture: 30 }).stands('blue', ['botanical-garden', 1, 1]);
    expect(p.builds('garden-villas', 0, 1).of('blue').prestige).toBe(1);
    p.turnOf('blue').builds('music-hall', 0, -1);
    expect(p.of('blue')).toMatchObject({ prestige: 2, culture: 30 });
  });

  it('A13 an arrow that has paid does not pay again after a choice', () => {
    const p = position()
      .blue({ population: 19, employment: 19, culture: 30 })
      .stands('blue', ['botanical-garden', 0, 1])
      .lays('workers-cottages', 1, 1);
    p.resolves('culture').resolves('employment');
    expect(p.of('blue')).toMatchObject({
      population: 20,
      employment: 19,
      culture: 30,
      prestige: 1,
    });
  });

  it('T75 different ends may pay in one event', () => {
    const p = position().blue({ population: 19, culture: 30 }).builds('row-houses', 1, 1);
    expect(p.of('blue')).toMatchObject({ population: 20, culture: 30, prestige: 1, progress: 2 });
    expect(p.all('arrowPaid').map(event => event.end)).toEqual([
      'population above',
      'culture above',
    ]);
  });

  it('T77 K-4.4.5 the employment arrow pays only with population at its end', () => {
    const full = position().blue({ population: 20, employment: 19 }).builds('sawmill', 0, 1);
    expect(full.of('blue')).toMatchObject({ employment: 20, prestige: 2 });
    const short = position().blue({ population: 19, employment: 19 }).builds('sawmill', 0, 1);
    expect(short.of('blue')).toMatchObject({ employment: 19, prestige: 0 });
  });

  it('K-4.4.5 the other ends, economy and public services, pay', () => {
    const rich = position().blue({ economy: 48 }).builds('market', 0, 1);
    expect(rich.of('blue')).toMatchObject({ economy: 50, prestige: 1 });
    const exact = position().blue({ economy: 45 }).builds('market', 0, 1);
    expect(exact.of('blue')).toMatchObject({ economy: 50, prestige: 0 });
    const brown = position().blue({ publicServices: -2 }).builds('textile-mill', 0, 1);
    expect(brown.of('blue')).toMatchObject({ publicServices: -3, prestige: -1 });
  });

  it.each([
    ['population', 1, -1],
    ['employment', 1, -1],
    ['culture', 2, -1],
    ['publicServices', -2, -1],
    ['population', 19, 1],
    ['culture', 29, 1],
    ['publicServices', 5, 1],
    ['economy', 49, 1],
  ] as const)(
    'K-4.4.5 moving %s from %i by %i only reaches the end, which pays nothing',
    (track, from, by) => {
      const p = position().blue({ population: 20, employment: 0, [track]: from });
      gain(
        occasionOf(p.state, 0, event => p.events.push(event)),
        track,
        by,
        'payment',
      );
      expect(p.events.map(event => event.type)).toEqual(['trackMoved']);
      expect(p.of('blue')[track]).toBe(from + by);
    },
  );

  it('K-4.4.5 an arrow is named as the cause', () => {
    const p = position().blue({ publicServices: 6, population: 20 });
    const occasion = occasionOf(p.state, 0, event => p.events.push(event));
    gain(occasion, 'publicServices', 1, 'fair');
    gain(occasion, 'population', 1, 'city-hall');
    expect(p.events).toMatchObject([
      { type: 'trackMoved', by: 'fair' },
      { type: 'arrowPaid', end: 'publicServices above' },
      { type: 'energyGained', seat: 0, amount: 3, to: 7, by: 'arrow' },
      { type: 'trackMoved', by: 'city-hall' },
      { type: 'arrowPaid', end: 'population above' },
      { type: 'trackMoved', track: 'culture', amount: 2, by: 'arrow' },
    ]);
  });

  it('K-4.4.1 employment below population stays', () => {
    const p = position().blue({ population: 7, employment: 5 });
    gain(
      occasionOf(p.state, 0, event => p.events.push(event)),
      'population',
      -2,
      'payment',
    );
    expect(p.of('blue')).toMatchObject({ population: 5, employment: 5 });
    expect(p.all('employmentFell')).toEqual([]);
  });

  it('A37 population gains move the population marker', () => {
    const p = position().blue({ population: 8, employment: 3 }).builds('row-houses', 1, 1);
    expect(p.of('blue')).toMatchObject({ population: 11, employment: 3 });
  });

  it('K-4.4.6 values of spaces do not count when a marker reaches them', () => {
    const p = position().blue({ population: 9, employment: 3 }).builds('cannery', 0, 1);
    expect(p.of('blue')).toMatchObject({ employment: 6, prestige: 0 });
  });
});

describe('events', () => {
  it('K-2.2 energy and prestige tokens never run out', () => {
    const p = position().blue({ energy: 75, publicServices: 6 });
    Object.assign(p.player('blue'), { prestigeTokens: 110 });
    p.builds('hospital', 2, 1);
    expect(p.of('blue').energy).toBe(78);
    expect(p.player('blue')).toMatchObject({ prestigeTokens: 112, prestige: { placement: -2 } });
  });

  it('A13 A6 a bonus is a separate event: its arrow pays', () => {
    const p = position({ phase: 'executive', options: { passBonus: 'economy' } });
    p.blue({ economy: 50 }).play({ type: 'takeBonus', bonus: 'economy' });
    expect(p.of('blue')).toMatchObject({ economy: 50, prestige: 1 });
  });

  it('A13 A39 the move of each city in a fair is one: both arrows pay', () => {
    const p = position();
    for (const colour of ['blue', 'red'] as const) {
      p.give(colour, { culture: 30, publicServices: 6, progress: 7, level: 5 });
    }
    p.stands('blue', ['science-center', 0, 1], ['student-quarter', 1, 1]);
    p.stands('red', ['science-center', 0, 1]).fair();
    expect(p.all('arrowPaid')).toEqual(
      [0, 1].map(seat => ({ type: 'arrowPaid', seat, end: 'culture above' })),
    );
  });

  it('A13 two activations are two events', () => {
    const p = position({ phase: 'executive' })
      .blue({ population: 20, level: 3, energy: 9 })
      .tourist('blue', 'red')
      .activates('city-hall')
      .activates('city-hall');
    expect(p.of('blue')).toMatchObject({ population: 20, culture: 5 });
  });
});

describe('upgrades', () => {
  it('T32 K-4.4.2 K-4.4.3 A25 passing the symbol takes the best plant of the next level', () => {
    const p = position().blue({ progress: 7, energy: 2 }).cubes('blue', 'hotel', 3);
    p.builds('public-school', 0, 1);
    expect(p.of('blue')).toMatchObject({ level: 2, energy: 6, progress: 2 });
    expect(p.tile('blue', 'hotel').cubes).toBe(3);
    expect(p.all('plantUpgraded')).toEqual([
      { type: 'plantUpgraded', seat: 0, level: 2, energy: 4 },
    ]);
  });

  it('K-4.4.2 stopping on the symbol upgrades, too', () => {
    const p = position().blue({ progress: 6 }).builds('sawmill', 0, 1);
    expect(p.of('blue')).toMatchObject({ level: 2, progress: 0 });
  });

  it('T33 A46 the next city takes the next plant', () => {
    const p = position().blue({ progress: 7 }).red({ progress: 7 });
    p.builds('sawmill', 0, 1).done().builds('music-hall', 0, 1);
    expect([p.of('blue').energy, p.of('red').energy]).toEqual([8, 7]);
    expect(p.state.plants).toEqual([3, 2, 0, 0, 0, 0]);
  });

  it('T25 A43 the Science Center reacts to every upgrade', () => {
    const p = position().blue({ progress: 7 }).stands('blue', ['science-center', 0, 1]);
    expect(p.builds('sawmill', 1, 1).of('blue').culture).toBe(3);
    p.blue({ progress: 7 }).turnOf('blue').builds('public-school', 0, -1);
    expect(p.of('blue')).toMatchObject({ culture: 5, level: 3 });
  });

  it('A43 tiles that react to activations do not react to upgrades', () => {
    const p = position().blue({ progress: 7 }).stands('blue', ['museum-of-art', 0, 1]);
    expect(p.builds('sawmill', 1, 1).of('blue')).toMatchObject({ level: 2, culture: 1 });
  });

  it('T90 A42 a tile reacts to the upgrade of its own build', () => {
    const p = position().blue({ progress: 5 }).builds('science-center', 0, 1);
    expect(p.of('blue')).toMatchObject({ publicServices: 1, level: 2, energy: 8, culture: 3 });
  });

  it('T91 A26 at level 6 the symbol does nothing', () => {
    const p = position()
      .blue({ level: 6, progress: 7, population: 5, employment: 3 })
      .stands('blue', ['science-center', 0, 1])
      .builds('sawmill', 1, 1);
    expect(p.of('blue')).toMatchObject({
      level: 6,
      progress: 1,
      energy: 4,
      culture: 1,
      employment: 5,
    });
    expect(p.all('plantUpgraded')).toEqual([]);
  });
});

describe('lost energy', () => {
  const emptyPlant = () => position().blue({ energy: 0 });

  it('T92 A17 with an empty plant the player chooses the building', () => {
    const given = () => emptyPlant().cubes('blue', 'hotel', 2).cubes('blue', 'city-hall', 1);
    const cubes = (p: ReturnType<typeof given>) =>
      (['hotel', 'city-hall'] as const).map(tile => p.tile('blue', tile).cubes);
    const asked = given().lays('high-finance-square', 1, 1);
    expect(asked.state.work).toMatchObject({ step: 'ordering', pending: [{ amount: -1 }] });
    expect(asked.verdict({ type: 'resolve', effect: 0 })).toBe('effect.building');
    expect(asked.verdict({ type: 'resolve', effect: 0, building: 2 })).toBe('effect.building');
    expect(asked.verdict({ type: 'resolveRest' })).toBe('effect.building');
    expect(asked.legal().map(move => move.type)).toEqual(['resolve', 'resolve', 'undo', 'restart']);
    expect(cubes(asked.resolves('energy', 'hotel'))).toEqual([1, 1]);
    const other = given().lays('high-finance-square', 1, 1).resolves('energy', 'city-hall');
    expect(cubes(other)).toEqual([2, 0]);
  });

  it('A17 a plant with energy loses it before any building, without a question', () => {
    const p = position()
      .blue({ energy: 1 })
      .cubes('blue', 'hotel', 2)
      .cubes('blue', 'city-hall', 1)
      .lays('high-finance-square', 1, 1);
    expect(p.state.work.step).toBe('built');
    expect(p.of('blue').energy).toBe(0);
    expect(p.tile('blue', 'hotel').cubes).toBe(2);
    expect(p.tile('blue', 'city-hall').cubes).toBe(1);
  });

  it('T93 a city without energy loses nothing', () => {
    const p = emptyPlant().builds('high-finance-square', 1, 1);
    expect(p.of('blue')).toMatchObject({ energy: 0, culture: 7, progress: 2 });
    expect(p.state.work.step).toBe('built');
  });

  it('T94 the upgrade or the loss may come first', () => {
    const given = () => emptyPlant().blue({ progress: 7 }).cubes('blue', 'hotel', 2);
    const byDefault = given().builds('high-finance-square', 1, 1);
    expect([byDefault.of('blue').energy, byDefault.tile('blue', 'hotel').cubes]).toEqual([3, 2]);
    const chosen = given().lays('high-finance-square', 1, 1).resolves('energy');
    expect([chosen.of('blue').energy, chosen.tile('blue', 'hotel').cubes]).toEqual([4, 1]);
  });
});
