// P-9.1: the optimal use of a seat's goods in the cathedral step, exactly.
import type { Seat } from '@loggia/kernel';
import {
  CRAFTSMEN,
  type Craftsman,
  CUBE_LIMIT,
  CUBES,
  type Cube,
  GOLD_CEILING,
  PRICES,
} from './data.ts';
import { usesOf } from './parts/cathedral.ts';
import { employs, playerOf } from './table.ts';
import type { View } from './types.ts';

export interface Suggestion {
  /** In an order that can be played as is. */
  uses: Craftsman[];
  points: number;
  /** Gold and cubes after all of it, before any surplus goes back. */
  gold: number;
  cubes: Record<Cube, number>;
  /** The most valuable five of them. */
  keep: Record<Cube, number>;
}

/** Most points, then most gold, then the most valuable cubes kept. */
export function suggest(known: View, seat: Seat): Suggestion {
  let best: Suggestion | undefined;
  for (const left of usesLeft(known, seat)) {
    for (const counts of mixedCounts(left, playerOf(known, seat).cubes)) {
      const found = carriedOut(known, seat, left, counts);
      if (best === undefined || isBetter(found, best)) best = found;
    }
  }
  return best ?? carriedOut(known, seat, new Map(), new Map());
}

type Counts = ReadonlyMap<Craftsman, number>;

/** The uses every craftsman has left; with P-7.1 one list for each card that could be raised. */
function usesLeft(known: View, seat: Seat): Counts[] {
  const player = playerOf(known, seat);
  const able = player.craftsmen.filter(craftsman => {
    const { beside } = CRAFTSMEN[craftsman];
    return beside === undefined || employs(player, beside);
  });
  const used = (craftsman: Craftsman) => player.used[craftsman] ?? 0;
  const left = (raised: (craftsman: Craftsman) => boolean): Counts =>
    new Map(
      able.map(craftsman => {
        const most = usesOf(known, seat, craftsman);
        const uses = raised(craftsman) ? most : Math.min(most, CRAFTSMEN[craftsman].uses);
        return [craftsman, Math.max(uses - used(craftsman), 0)];
      }),
    );
  const raisable = able.filter(
    craftsman => usesOf(known, seat, craftsman) > CRAFTSMEN[craftsman].uses,
  );
  if (known.options.statue === 'all' || raisable.length === 0) return [left(() => true)];
  return raisable.map(one => left(craftsman => craftsman === one));
}

/** Works with one kind of cube for points alone: the more of it the better, best ratio first. */
function isPlain(craftsman: Craftsman): boolean {
  const { takes, gives } = CRAFTSMEN[craftsman];
  const [cube, ...others] = Object.keys(takes);
  return (
    cube !== undefined &&
    cube !== 'gold' &&
    cube !== 'metal' &&
    others.length === 0 &&
    gives.gold === undefined
  );
}

const ratio = (craftsman: Craftsman) => {
  const { takes, gives } = CRAFTSMEN[craftsman];
  return (gives.points ?? 0) / Object.values(takes).reduce((sum, count) => sum + count, 0);
};

/** Competes for cubes with others, so that every number of uses has to be tried. */
const isMixed = (craftsman: Craftsman) =>
  !isPlain(craftsman) && CUBES.some(cube => (CRAFTSMEN[craftsman].takes[cube] ?? 0) > 0);

function* mixedCounts(left: Counts, cubes: Readonly<Record<Cube, number>>): Generator<Counts> {
  const mixed = [...left.keys()].filter(isMixed);
  function* from(
    index: number,
    have: Readonly<Record<Cube, number>>,
    counts: Counts,
  ): Generator<Counts> {
    const craftsman = mixed[index];
    if (craftsman === undefined) {
      yield counts;
      return;
    }
    const { takes } = CRAFTSMEN[craftsman];
    for (let count = 0; count <= (left.get(craftsman) ?? 0); count++) {
      const rest = { ...have };
      for (const cube of CUBES) rest[cube] -= count * (takes[cube] ?? 0);
      if (CUBES.some(cube => rest[cube] < 0)) return;
      yield* from(index + 1, rest, new Map([...counts, [craftsman, count]]));
    }
  }
  yield* from(0, cubes, new Map());
}

/** Uses the mixed craftsmen as often as told and all others as much as possible. */
function carriedOut(known: View, seat: Seat, left: Counts, mixed: Counts): Suggestion {
  const player = playerOf(known, seat);
  const cubes = { ...player.cubes };
  const uses: Craftsman[] = [];
  let { gold } = player;
  let points = 0;
  const times = new Map<Craftsman, number>();
  const use = (craftsman: Craftsman) => {
    const { takes, gives } = CRAFTSMEN[craftsman];
    for (const cube of CUBES) cubes[cube] -= takes[cube] ?? 0;
    gold = Math.min(gold - (takes.gold ?? 0) + (gives.gold ?? 0), GOLD_CEILING);
    points += gives.points ?? 0;
    times.set(craftsman, (times.get(craftsman) ?? 0) + 1);
    uses.push(craftsman);
  };
  const spare = (craftsman: Craftsman) => (left.get(craftsman) ?? 0) - (times.get(craftsman) ?? 0);
  const works = (craftsman: Craftsman) => {
    const { takes, needs = {} } = CRAFTSMEN[craftsman];
    return (
      spare(craftsman) > 0 &&
      gold >= (takes.gold ?? 0) &&
      CUBES.every(cube => cubes[cube] >= Math.max(takes[cube] ?? 0, needs[cube] ?? 0))
    );
  };
  const all = [...left.keys()];
  const smiths = all.filter(craftsman => CRAFTSMEN[craftsman].takes.gold !== undefined);
  // Gold is spent as soon as there is some: that loses least at the limit.
  const spend = () => {
    for (const smith of smiths) while (works(smith)) use(smith);
  };
  spend();
  // P-3.13.3: before the metal is gone.
  for (const craftsman of all) {
    if (Object.keys(CRAFTSMEN[craftsman].takes).length > 0) continue;
    while (works(craftsman)) use(craftsman);
    spend();
  }
  for (const [craftsman, count] of mixed) {
    for (let time = 0; time < count; time++) {
      use(craftsman);
      spend();
    }
  }
  for (const craftsman of all.filter(isPlain).toSorted((a, b) => ratio(b) - ratio(a))) {
    while (works(craftsman)) use(craftsman);
  }
  return { uses, points, gold, cubes, keep: dearest(cubes) };
}

/** The five most valuable cubes. */
export function dearest(cubes: Readonly<Record<Cube, number>>): Record<Cube, number> {
  const keep = { sand: 0, wood: 0, stone: 0, metal: 0 };
  let room = CUBE_LIMIT;
  for (const cube of CUBES.toSorted((a, b) => PRICES[b] - PRICES[a])) {
    keep[cube] = Math.min(cubes[cube], room);
    room -= keep[cube];
  }
  return keep;
}

function isBetter(one: Suggestion, other: Suggestion): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.gold !== other.gold) return one.gold > other.gold;
  return marketValue(one.keep) > marketValue(other.keep);
}

/** What cubes would bring at the market. */
export function marketValue(cubes: Readonly<Record<Cube, number>>): number {
  return CUBES.reduce((sum, cube) => sum + PRICES[cube] * cubes[cube], 0);
}
