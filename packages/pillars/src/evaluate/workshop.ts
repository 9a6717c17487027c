// What the craftsmen make of goods: now, and in future rounds.
import { CRAFTSMEN, type Craftsman, CUBE_LIMIT, CUBES, type Cube, GOLD_CEILING } from '../data.ts';
import { employs } from '../table.ts';
import { BUDGET, COST, GOLD_FADES, goldWorth, KEPT, ORDER, SUPPLY } from './weights.ts';

export interface Stock {
  cubes: Readonly<Record<Cube, number>>;
  gold: number;
}

export interface Plan {
  uses: Map<Craftsman, number>;
  points: number;
  gold: number;
  cubes: Record<Cube, number>;
}

export function goldValue(gold: number, later: number): number {
  return gold * (goldWorth(later) - (later > 0 ? GOLD_FADES * gold : 0));
}

/** A cube kept for the next round. */
export const keptWorth = (cube: Cube, later: number): number => (later === 0 ? 0 : KEPT[cube]);

/**
 * Lets the craftsmen work, each as often as given, if that is worth more than keeping the goods.
 */
export function work(
  crew: readonly Craftsman[],
  usesOf: (craftsman: Craftsman) => number,
  stock: Stock,
  later: number,
): Plan {
  const cubes = { ...stock.cubes };
  const plan: Plan = { uses: new Map(), points: 0, gold: stock.gold, cubes };
  let held = cubes.sand + cubes.wood + cubes.stone + cubes.metal;
  const smiths = later > 0 ? 0 : crew.includes('goldsmith5') || crew.includes('goldsmith6') ? 1 : 0;
  const each = (inSurplus: boolean) => {
    for (const craftsman of ORDER) {
      if (!crew.includes(craftsman)) continue;
      const { takes, gives, needs, beside } = CRAFTSMEN[craftsman];
      if (beside !== undefined && !employs({ craftsmen: [...crew] }, beside)) continue;
      if (needs?.metal !== undefined && cubes.metal < needs.metal) continue;
      const { gold: price = 0 } = takes;
      const { gold: wage = 0, points = 0 } = gives;
      let taken = 0;
      let worth = 0;
      for (const cube of CUBES) {
        const count = takes[cube] ?? 0;
        taken += count;
        worth += count * keptWorth(cube, later);
      }
      if (inSurplus && taken === 0) continue;
      let left = usesOf(craftsman) - (plan.uses.get(craftsman) ?? 0);
      while (left > 0) {
        left -= 1;
        if (plan.gold < price || CUBES.some(cube => cubes[cube] < (takes[cube] ?? 0))) break;
        const after = Math.min(plan.gold - price + wage, GOLD_CEILING);
        const earned =
          points + goldValue(after, later) - goldValue(plan.gold, later) + (smiths * wage) / 4;
        if (inSurplus ? held <= CUBE_LIMIT : earned <= worth) break;
        for (const cube of CUBES) cubes[cube] -= takes[cube] ?? 0;
        held -= taken;
        plan.gold = after;
        plan.points += points;
        plan.uses.set(craftsman, (plan.uses.get(craftsman) ?? 0) + 1);
      }
    }
  };
  each(false);
  // Goods that cannot be kept are worth nothing.
  if (later > 0 && held > CUBE_LIMIT) each(true);
  return plan;
}

/**
 * What the goods left by a plan are worth besides its points: gold, and five cubes for the next
 * round.
 */
export function leftWorth({ gold, cubes }: Pick<Plan, 'gold' | 'cubes'>, later: number): number {
  let sum = goldValue(gold, later);
  if (later === 0) return sum;
  let room = CUBE_LIMIT;
  for (const cube of DEAREST) {
    const kept = Math.min(cubes[cube], room);
    room -= kept;
    sum += kept * keptWorth(cube, later);
  }
  return sum;
}

const DEAREST = CUBES.toReversed();

interface Trade {
  craftsman: Craftsman;
  /** Points per gold. */
  rate: number;
  cost: number;
}

/** Craftsmen by what they make of a gold's worth of cubes. */
const RATES: readonly Trade[] = ORDER.map(craftsman => {
  const { takes, gives } = CRAFTSMEN[craftsman];
  let cost = takes.gold ?? 0;
  for (const cube of CUBES) cost += (takes[cube] ?? 0) * COST[cube];
  const points = (gives.points ?? 0) + (gives.gold ?? 0) * 0.25;
  return { craftsman, cost, rate: points / Math.max(cost, 0.5) };
}).toSorted((a, b) => b.rate - a.rate);

/** What the craftsmen add to a future round, beyond what its goods would bring in gold. */
export function potential(crew: readonly Craftsman[], later: number): number {
  const gold = goldWorth(Math.max(later - 1, 1)) * 0.8;
  const supply = { ...SUPPLY };
  let budget = BUDGET;
  let sum = 0;
  for (const { craftsman, cost, rate } of RATES) {
    if (!crew.includes(craftsman)) continue;
    const { takes, uses, needs, beside } = CRAFTSMEN[craftsman];
    if (beside !== undefined && !employs({ craftsmen: [...crew] }, beside)) continue;
    const net = rate * Math.max(cost, 0.5) - cost * gold;
    if (net <= 0) break;
    let times = cost === 0 ? uses : Math.min(uses, budget / cost);
    for (const cube of CUBES) {
      const count = takes[cube] ?? 0;
      if (count > 0) times = Math.min(times, supply[cube] / count);
    }
    if (needs !== undefined) times = Math.min(times, SUPPLY.metal);
    for (const cube of CUBES) supply[cube] -= times * (takes[cube] ?? 0);
    budget -= times * cost;
    sum += times * net;
  }
  return sum;
}
