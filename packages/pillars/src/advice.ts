// P-9.2, P-9.3: what the round will bring a seat, and what a move would mean, before it is made.
import type { Seat } from '@loggia/kernel';
import {
  ADVANTAGES,
  CRAFTSMEN,
  type Craftsman,
  CUBE_OF,
  type Cube,
  GOLD_CEILING,
  GOLD_PER_POINT_LOST,
  type Good,
  type Goods,
  PITS,
  PRICES,
  PRIORY_POINTS,
  RESOURCES,
  TAX_DIE,
  type Trade,
} from './data.ts';
import { surplusOf } from './goods.ts';
import { phaseOf, stepOf } from './part.ts';
import { taxOf } from './parts/court.ts';
import { millIncome, prioryGift, yieldOf } from './parts/income.ts';
import { craftsmanLimit, employs, freeWorkers, playerOf } from './table.ts';
import type { Move, Player, Spot, View } from './types.ts';

export interface Forecast {
  /** What the remaining steps of this round bring, if nothing else happens. */
  mill: number;
  tax: { least: number; most: number };
  cubes: Record<Cube, number>;
  points: number;
  /** Gold after all that, with the higher tax. */
  gold: number;
  /** Points the higher tax would cost for lack of gold. */
  pointsAtRisk: number;
}

export function forecast(known: View, seat: Seat): Forecast {
  const player = playerOf(known, seat);
  const comes = (step: number) => phaseOf(known.part) !== 'over' && stepOf(known.part) < step;
  const mill = comes(3) ? millIncome(known, seat) : 0;
  const taxes = comes(9) ? TAX_DIE.map(rolled => taxOf(known, seat, rolled)) : [0];
  const tax = { least: Math.min(...taxes), most: Math.max(...taxes) };
  const cubes = { sand: 0, wood: 0, stone: 0, metal: 0 };
  PITS.forEach((pit, index) => {
    if (comes(6 + index)) cubes[CUBE_OF[pit]] += yieldOf(known, seat, pit);
  });
  if (comes(9) && known.builders.court[0] === seat) cubes.metal += known.courtMetal;
  const purse = Math.min(player.gold + mill, GOLD_CEILING);
  return {
    mill,
    tax,
    cubes,
    points: comes(5) ? prioryOf(known, seat) : 0,
    gold: Math.max(purse - tax.most, 0),
    pointsAtRisk: Math.floor(Math.max(tax.most - purse, 0) / GOLD_PER_POINT_LOST),
  };
}

function prioryOf(known: View, seat: Seat): number {
  const gift = prioryGift(playerOf(known, seat));
  return known.builders.priory.reduce(
    (sum, owner, place) => (owner === seat ? sum + (PRIORY_POINTS[place] ?? 0) + gift : sum),
    0,
  );
}

/** A reason to think again; a client puts it in words. */
export type Warning =
  /**
   * The last card of a trade leaves, with what that ends: masons idle, no wood bought, no stone
   * sold.
   */
  | { code: 'lastOfTrade'; trade: Trade }
  /** Somebody has to leave for this one. */
  | { code: 'overLimit' }
  /** Gold above 30 is lost. */
  | { code: 'goldLost'; amount: number }
  /** Cubes that will have to go back. */
  | { code: 'cubesLost'; amount: number }
  /** The highest tax could no longer be paid. */
  | { code: 'taxShort'; points: number }
  /** A toolmaker that has not worked would no longer find metal. */
  | { code: 'toolmakerIdle' }
  /** A craftsman works only beside a trade the player does not employ. */
  | { code: 'cannotWork'; trade: Trade };

export interface Consequences {
  /** What it costs and brings at once or in this round's steps. */
  gain: Goods;
  /** Workers that stay for the mill, where the move changes that. */
  freeWorkers?: number;
  warnings: Warning[];
}

export function consequences(known: View, seat: Seat, move: Move): Consequences {
  const player = playerOf(known, seat);
  switch (move.type) {
    case 'hire': {
      const { price } = CRAFTSMEN[move.craftsman];
      return {
        gain: { gold: -price },
        warnings: [...joins(player, move.craftsman), ...poorer(known, seat, price)],
      };
    }
    case 'gather': {
      const { workers, pit, cubes } = RESOURCES[move.resource];
      return {
        gain: { [CUBE_OF[pit]]: cubes },
        freeWorkers: freeWorkers(player) - workers,
        warnings: poorer(known, seat, workers),
      };
    }
    case 'dismiss':
      return { gain: {}, warnings: leaves(player, move.craftsman) };
    case 'place':
    case 'placeFree': {
      const price = move.type === 'place' && known.part === 'drawing' ? known.price : 0;
      const { gain, warnings } = stands(known, seat, move, price);
      const spent = move.location === 'court' ? 0 : price - (gain.gold ?? 0);
      return {
        gain: withGold(gain, -price),
        warnings: [...warnings, ...poorer(known, seat, spent)],
      };
    }
    case 'sell': {
      const gold = PRICES[move.cube] * move.amount;
      return { gain: { gold, [move.cube]: -move.amount }, warnings: overflow(player, gold) };
    }
    case 'buy': {
      const gold = -PRICES[move.cube] * move.amount;
      return { gain: { gold, [move.cube]: move.amount }, warnings: [] };
    }
    case 'use':
      return works(player, move.craftsman);
    case 'done': {
      const amount = player.asked === 'build' ? surplusOf(player) : 0;
      return { gain: {}, warnings: amount > 0 ? [{ code: 'cubesLost', amount }] : [] };
    }
    default:
      return { gain: {}, warnings: [] };
  }
}

const withGold = (gain: Goods, gold: number): Goods => {
  const sum = (gain.gold ?? 0) + gold;
  const { gold: _, ...others } = gain;
  return sum === 0 ? others : { ...others, gold: sum };
};

function overflow({ gold }: Pick<Player, 'gold'>, gained: number): Warning[] {
  const amount = gold + gained - GOLD_CEILING;
  return amount > 0 ? [{ code: 'goldLost', amount }] : [];
}

/** Gold spent or not earned at the mill may be missing for the tax. */
function poorer(known: View, seat: Seat, gold: number): Warning[] {
  if (gold <= 0) return [];
  const { tax } = forecast(known, seat);
  const purse = purseAfterMill(known, seat, gold);
  const points = Math.floor((tax.most - purse) / GOLD_PER_POINT_LOST);
  return points > 0 ? [{ code: 'taxShort', points }] : [];
}

function purseAfterMill(known: View, seat: Seat, spent: number): number {
  const { mill } = forecast(known, seat);
  return Math.min(playerOf(known, seat).gold - spent + mill, GOLD_CEILING);
}

function joins(player: Player, craftsman: Craftsman): Warning[] {
  const warnings: Warning[] = [];
  if (player.craftsmen.length >= craftsmanLimit(player)) warnings.push({ code: 'overLimit' });
  const { beside } = CRAFTSMEN[craftsman];
  if (beside !== undefined && !employs(player, beside)) {
    warnings.push({ code: 'cannotWork', trade: beside });
  }
  return warnings;
}

const SIDE_TRADES: readonly Trade[] = ['mortarMixer', 'woodworker', 'stonecutter'];

function leaves(player: Player, craftsman: Craftsman): Warning[] {
  const { trade } = CRAFTSMEN[craftsman];
  const others = player.craftsmen.toSpliced(player.craftsmen.indexOf(craftsman), 1);
  const last = SIDE_TRADES.includes(trade) && !employs({ craftsmen: others }, trade);
  return last ? [{ code: 'lastOfTrade', trade }] : [];
}

/** What a builder brings at a spot. */
function stands(known: View, seat: Seat, spot: Spot, price: number): Consequences {
  const player = playerOf(known, seat);
  switch (spot.location) {
    case 'kingsbridge': {
      const { gain = {} } = ADVANTAGES[spot.card];
      // Step 4 comes after the price and the mill.
      const purse = { gold: purseAfterMill(known, seat, price) };
      return { gain, warnings: overflow(purse, gain.gold ?? 0) };
    }
    case 'shiring':
      return { gain: {}, warnings: joins(player, spot.card) };
    case 'priory': {
      const points = PRIORY_POINTS[known.builders.priory.length] ?? 0;
      return { gain: { points: points + prioryGift(player) }, warnings: [] };
    }
    case 'court':
      return { gain: known.builders.court.length === 0 ? { metal: 1 } : {}, warnings: [] };
    default:
      return { gain: {}, warnings: [] };
  }
}

function works(player: Player, craftsman: Craftsman): Consequences {
  const { takes, gives } = CRAFTSMEN[craftsman];
  const gain: Partial<Record<Good, number>> = { ...gives };
  for (const [good, amount] of Object.entries(takes) as [Good, number][]) {
    gain[good] = (gain[good] ?? 0) - amount;
  }
  const warnings = overflow(player, gives.gold ?? 0);
  const idle = player.craftsmen.some(
    other => CRAFTSMEN[other].needs?.metal !== undefined && player.used[other] === undefined,
  );
  const lastMetal = (takes.metal ?? 0) > 0 && player.cubes.metal <= (takes.metal ?? 0);
  return {
    gain,
    warnings: idle && lastMetal ? [...warnings, { code: 'toolmakerIdle' }] : warnings,
  };
}
