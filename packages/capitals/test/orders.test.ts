// A44: when a player is asked for an order, checked against every possible order.
import { type Random, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/data.ts';
import {
  carryOut,
  isActive,
  losers,
  losesCube,
  reactionsTo,
  stepsOfActivation,
  stepsOfBuild,
} from '../src/effects.ts';
import { entangled } from '../src/orders.ts';
import { at, playerOf, totalOf } from '../src/table.ts';
import { ERA_DECK, PROSPERITY_IDS, type TileId } from '../src/tiles/index.ts';
import { type Occasion, occasionOf } from '../src/tracks.ts';
import type { Player, State, Step } from '../src/types.ts';
import { position } from './position.ts';

const POSITIONS = 3_000;
const MOST_STEPS = 7;

const between = (random: Random, low: number, high: number) => low + random.below(high - low + 1);

/** A random city with a tile just laid, often near the ends of its tracks. */
function spotOf(random: Random, laid?: TileId): { state: State; steps: readonly Step[] } {
  const population = random.below(3) === 0 ? between(random, 17, 20) : between(random, 0, 20);
  const p = position().blue({
    population,
    employment: Math.max(0, population - between(random, 0, 4)),
    culture: random.below(2) === 0 ? between(random, 26, 30) : between(random, 1, 30),
    publicServices: between(random, -3, 6),
    economy: random.below(2) === 0 ? between(random, 1, 8) : between(random, 40, 50),
    progress: between(random, 3, 7),
    energy: random.below(2) === 0 ? 0 : between(random, 0, 4),
    level: at(LEVELS, random.below(6)),
  });
  const spread = [
    [0, 1],
    [0, -1],
    [1, -1],
    [2, 0],
    [2, 1],
  ] as const;
  for (const [x, y] of spread) {
    p.stands('blue', [at(ERA_DECK, random.below(ERA_DECK.length)).id, x, y]);
  }
  p.cubes('blue', 'hotel', random.below(3)).cubes('blue', 'city-hall', random.below(2));
  p.stands('blue', [laid ?? at(ERA_DECK, random.below(ERA_DECK.length)).id, 1, 1]);
  const building = p.player('blue').city.length - 1;
  return { state: p.state, steps: stepsOfBuild(p.state, 0, building) };
}

function copyOf(occasion: Occasion): Occasion {
  const { player } = occasion;
  const copy: Player = {
    ...player,
    tracks: { ...player.tracks },
    prestige: { ...player.prestige },
    city: player.city.map(tile => ({ ...tile })),
  };
  return {
    ...occasion,
    player: copy,
    table: { plants: occasion.table.plants },
    arrows: [...occasion.arrows],
  };
}

function resultOf({ player: { tracks, level, energy, prestige, city } }: Occasion): string {
  const cubes = city.map(tile => tile.cubes);
  return JSON.stringify([tracks, level, energy, totalOf(prestige), cubes]);
}

/** Every result of every order, one by one. */
function brute(occasion: Occasion, steps: readonly Step[], results = new Set<string>()) {
  if (steps.length === 0) results.add(resultOf(occasion));
  steps.forEach((step, index) => {
    const choices = losesCube(step) ? losers(occasion.player) : [];
    for (const building of choices.length > 0 ? choices : [undefined]) {
      const next = copyOf(occasion);
      carryOut(next, 5, step, building);
      brute(next, steps.toSpliced(index, 1), results);
    }
  });
  return results;
}

/** What is asked for; its results must be those of all orders. */
function askedOf(state: State, steps: readonly Step[]): Step[] {
  const occasion = occasionOf(state, 0, () => {});
  const asked = entangled(occasion, 5, steps);
  expect(asked).toEqual(steps.filter(step => asked.includes(step)));
  const found = brute(copyOf(occasion), steps);
  expect({ steps, asked: asked.length > 0 }).toEqual({ steps, asked: found.size > 1 });
  // Steps that are not asked for may come first without losing any result.
  const first = copyOf(occasion);
  for (const step of steps) if (!asked.includes(step)) carryOut(first, 5, step);
  expect(brute(first, asked)).toEqual(found);
  return asked;
}

/** A step in short: `-` takes, `per` has a condition, `*` comes from older tiles. */
const inShort = (step: Step) =>
  `${'effect' in step ? 'per ' : step.amount < 0 ? '-' : ''}${step.resource}${step.of === 'others' ? '*' : ''}`;

describe('the order of effects', () => {
  it.each<[string, number[]]>([
    ['population employment', [743, 1434, 2318]],
    ['population* employment', [2700, 7235, 10102, 17360]],
    ['population population* employment', [3613, 9580]],
    ['population employment culture*', [2549]],
    ['population progress employment', [4013]],
    ['population* employment per culture', [694]],
    ['employment per culture', [4230]],
    ['employment per culture culture*', [8318]],
    ['progress employment per culture', [13173]],
    ['progress culture -economy', [6042]],
    ['progress -economy', [2421, 6874]],
    ['progress culture -energy', [135]],
    ['progress -energy', [712]],
    ['progress -energy per prestige', [354]],
    ['-energy', [294]],
  ])('A44 matters for %s and nothing else in cities %j', (steps, cities) => {
    for (const city of cities) {
      const spot = spotOf(seededRandom(`${city}`));
      expect(askedOf(spot.state, spot.steps).map(inShort).join(' ')).toBe(steps);
    }
  });

  it('A44 is asked for exactly where brute force finds different results', () => {
    const random = seededRandom('orders');
    const tally = { asked: 0, cities: 0 };
    while (tally.cities < POSITIONS) {
      const { state, steps } = spotOf(random);
      if (steps.length > MOST_STEPS) continue;
      tally.cities += 1;
      if (askedOf(state, steps).length > 0) tally.asked += 1;
    }
    // The cities of this test are far from those of real games: the question comes up often.
    expect(tally.asked).toBeGreaterThan(POSITIONS / 60);
  });

  it('A44 is asked for in an activation, but not for the reactions to it', () => {
    const random = seededRandom('activations');
    const asked = { own: 0, others: 0 };
    for (let city = 0; city < POSITIONS; city++) {
      const { state } = spotOf(random, 'jefferson-apartments');
      const { city: tiles } = playerOf(state, 0);
      for (const tile of tiles.filter(isActive)) {
        asked.own += askedOf(state, stepsOfActivation(tile)).length;
        asked.others += askedOf(state, reactionsTo(playerOf(state, 0), tile)).length;
      }
    }
    // Neighbours give on separate tracks, one step each.
    expect([asked.own > 0, asked.others]).toEqual([true, 0]);
  });

  it.each(PROSPERITY_IDS)('K-6.4 A44 is never asked for when %s is laid', tile => {
    const random = seededRandom(tile);
    for (let city = 0; city < 200; city++) {
      const { state, steps } = spotOf(random, tile);
      expect(askedOf(state, steps)).toEqual([]);
    }
  });
});
