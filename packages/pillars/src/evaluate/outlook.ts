// What a seat can expect from this round and the following ones, part by part.
import type { Seat } from '@loggia/kernel';
import {
  ADVANTAGES,
  type Advantage,
  type Craftsman,
  CUBE_LIMIT,
  CUBE_OF,
  type Cube,
  GOLD_CEILING,
  PITS,
  PRICES,
  PRIORY_POINTS,
  RESOURCES,
  ROUNDS,
  WARES,
} from '../data.ts';
import { phaseOf, stepOf } from '../part.ts';
import { usesOf } from '../parts/cathedral.ts';
import { taxOf } from '../parts/court.ts';
import { millIncome, prioryGift, yieldOf } from '../parts/income.ts';
import {
  craftsmanLimit,
  cubeCount,
  freeSpots,
  freeWorkers,
  playerOf,
  pointsOf,
  turnOrder,
} from '../table.ts';
import type { Player, Spot, View } from '../types.ts';
import {
  ADVANTAGE,
  BISHOP,
  CASTLE,
  GROWTH,
  goldWorth,
  lasting,
  MARKET_LEFT,
  OFFER,
  ONCE,
  START,
  START_LAST,
} from './weights.ts';
import { goldValue, leftWorth, type Plan, potential, type Stock, work } from './workshop.ts';

const MEAN_TAX = 3.5;
/** The most a builder in the bag is worth: better spots will be taken. */
const HOPED_FOR = 2.2;

export const PARTS = [
  'points',
  'building',
  'goods',
  'craftsmen',
  'cards',
  'builders',
  'offer',
  'rounds',
] as const;
export type Parts = Record<(typeof PARTS)[number], number>;

export class Outlook {
  readonly player: Player;
  /** Rounds after this one. */
  readonly later: number;
  readonly crew: readonly Craftsman[];
  /** Goods in this round's cathedral step, as far as known. */
  readonly stock: Stock;
  /** Points certain to come before it, or to be lost. */
  readonly certain: number;
  readonly plan: Plan;
  readonly known: View;
  readonly seat: Seat;

  constructor(known: View, seat: Seat) {
    this.known = known;
    this.seat = seat;
    this.player = playerOf(known, seat);
    this.later = ROUNDS - known.round;
    const { cubes, gold, points } = this.income();
    this.stock = { cubes, gold };
    this.certain = points;
    this.crew = this.crewToBe();
    this.plan = this.hasBuilt()
      ? { uses: new Map(), points: 0, gold, cubes: { ...cubes } }
      : this.planFor(this.stock);
  }

  /** Whether a step of this round is still to come. */
  comes(step: number): boolean {
    return stepOf(this.known.part) < step;
  }

  get goldWorth(): number {
    return goldWorth(this.later);
  }

  parts(): Parts {
    const { later, plan, player, known } = this;
    return {
      points: pointsOf(player) + this.certain,
      building: plan.points,
      goods: leftWorth(plan, later),
      craftsmen: lasting(later) * potential(this.crew, later),
      cards: this.cards(),
      builders: this.standing() + this.waiting(),
      offer: known.part === 'cards' ? this.offered() : 0,
      rounds: later * GROWTH,
    };
  }

  planFor(stock: Stock): Plan {
    return this.planOf(this.crew, stock);
  }

  private planOf(crew: readonly Craftsman[], stock: Stock): Plan {
    const { known, seat, player } = this;
    const uses = (craftsman: Craftsman) =>
      usesOf(known, seat, craftsman) - (player.used[craftsman] ?? 0);
    return work(crew, uses, stock, this.later);
  }

  /** What goods are worth to these craftsmen. */
  worthOf(stock: Stock): number {
    const plan = this.planFor(stock);
    return plan.points + leftWorth(plan, this.later);
  }

  /** What the craftsmen are worth, with the goods at hand and in the rounds to come. */
  worthOfCrew(crew: readonly Craftsman[]): number {
    const { later } = this;
    const plan = this.hasBuilt() ? this.plan : this.planOf(crew, this.stock);
    return plan.points + leftWorth(plan, later) + lasting(later) * potential(crew, later);
  }

  private income() {
    const { known, seat, player } = this;
    const cubes: Record<Cube, number> = { ...player.cubes };
    let { gold } = player;
    let points = 0;
    if (this.comes(3)) gold += millIncome(known, seat);
    // Before the steps begin some of it will still be spent.
    if (phaseOf(known.part) === 'resolution') gold = Math.min(gold, GOLD_CEILING);
    for (const { card, builder } of known.kingsbridge) {
      if (builder !== seat || !this.comes(4)) continue;
      const { gain } = ADVANTAGES[card];
      points += gain?.points ?? 0;
      gold += gain?.gold ?? 0;
      cubes.stone += gain?.stone ?? 0;
      cubes.wood += gain?.wood ?? 0;
      cubes.metal += gain?.metal ?? 0;
    }
    if (this.comes(5)) {
      known.builders.priory.forEach((owner, place) => {
        if (owner === seat) points += (PRIORY_POINTS[place] ?? 0) + prioryGift(player);
      });
    }
    PITS.forEach((pit, index) => {
      if (this.comes(6 + index)) cubes[CUBE_OF[pit]] += yieldOf(known, seat, pit);
    });
    if (this.comes(9)) {
      if (known.builders.court[0] === seat) cubes.metal += known.courtMetal;
      const tax = taxOf(known, seat, MEAN_TAX);
      points -= Math.max(tax - gold, 0) / 2;
      gold = Math.max(gold - tax, 0);
    }
    return { cubes, gold, points };
  }

  /** Including those who join at Shiring; the least useful leaves. */
  private crewToBe(): readonly Craftsman[] {
    const { known, seat, player } = this;
    const joining = known.shiring.filter(({ builder }) => builder === seat);
    if (joining.length === 0) return player.craftsmen;
    return this.withinLimit([...player.craftsmen, ...joining.map(({ card }) => card)]);
  }

  withinLimit(crew: readonly Craftsman[]): readonly Craftsman[] {
    const limit = craftsmanLimit(this.player);
    let rest = crew;
    while (rest.length > limit) {
      let best: readonly Craftsman[] = rest;
      let most = Number.NEGATIVE_INFINITY;
      rest.forEach((_, index) => {
        const others = rest.toSpliced(index, 1);
        const worth = lasting(this.later) * potential(others, this.later) + this.made(others);
        if (worth > most) {
          most = worth;
          best = others;
        }
      });
      rest = best;
    }
    return rest;
  }

  private made(crew: readonly Craftsman[]): number {
    return this.planOf(crew, this.stock).points;
  }

  /** Whether this seat's cathedral step of the round is over. */
  hasBuilt(): boolean {
    const { known, seat, player } = this;
    if (known.part === 'startPlayer') return true;
    if (known.part !== 'cathedral' || player.asked === 'build') return false;
    if (player.asked === 'keep') return true;
    const order = turnOrder(known);
    const asked = order.findIndex(other => playerOf(known, other).asked !== 'nothing');
    return known.options.building === 'parallel' || order.indexOf(seat) < asked;
  }

  private cards(): number {
    const { known, seat, player } = this;
    let sum = 0;
    for (const card of player.advantages) sum += this.cardWorth(card);
    if (!this.comes(4)) return sum;
    for (const { card, builder } of known.kingsbridge) {
      if (builder === seat) sum += this.cardWorth(card);
    }
    return sum;
  }

  /** A card's value in the rounds to come. */
  cardWorth(card: Advantage): number {
    const [now, each] = ADVANTAGE[card];
    const once = ADVANTAGES[card].kind === 'once' && this.later > 0 ? ONCE : 0;
    return now + once + each * this.later;
  }

  /** Builders on the board, besides what they are certain to bring. */
  private standing(): number {
    const { known, seat } = this;
    const { builders } = known;
    let sum = 0;
    if (this.comes(2) && builders.bishop[0] === seat) sum += BISHOP;
    if (this.comes(11) && builders.castle[0] === seat)
      sum += this.spotWorth({ location: 'castle' });
    if (builders.startPlayer[0] === seat) sum += this.spotWorth({ location: 'startPlayer' });
    if (this.comes(13) && builders.market.includes(seat)) sum += this.marketWorth();
    return sum;
  }

  /** What a builder brings at a spot. */
  spotWorth(spot: Spot): number {
    const { known, seat, player, later } = this;
    switch (spot.location) {
      case 'bishop':
        return BISHOP;
      case 'kingsbridge': {
        const { gain = {} } = ADVANTAGES[spot.card];
        const { cubes, gold } = this.stock;
        const richer = {
          cubes: {
            ...cubes,
            stone: cubes.stone + (gain.stone ?? 0),
            wood: cubes.wood + (gain.wood ?? 0),
            metal: cubes.metal + (gain.metal ?? 0),
          },
          gold: gold + (gain.gold ?? 0),
        };
        const goods = gain.points ?? this.worthOf(richer) - this.worthOf(this.stock);
        return goods + this.cardWorth(spot.card);
      }
      case 'priory':
        return (PRIORY_POINTS[known.builders.priory.length] ?? 0) + prioryGift(player);
      case 'court': {
        const { cubes, gold } = this.stock;
        const first = known.builders.court.length === 0 ? known.courtMetal : 0;
        const richer = {
          cubes: { ...cubes, metal: cubes.metal + first },
          gold: gold + taxOf(known, seat, MEAN_TAX),
        };
        return this.worthOf(richer) - this.worthOf(this.stock);
      }
      case 'shiring': {
        const crew = this.withinLimit([...this.crew, spot.card]);
        return this.worthOfCrew(crew) - this.worthOfCrew(this.crew);
      }
      case 'castle':
        return later === 0 ? 0 : CASTLE * goldWorth(later);
      case 'market':
        return known.builders.market.includes(seat) ? 0.1 : this.marketWorth();
      case 'startPlayer':
        return later === 0 ? 0 : later === 1 ? START_LAST : START;
    }
  }

  /** What could be bought for idle craftsmen, and sold of what they leave. */
  marketWorth(): number {
    const { plan, known, stock, later } = this;
    const before = plan.points + leftWorth(plan, later);
    const cubes = { ...stock.cubes };
    for (const ware of WARES) cubes[ware] += Math.min(known.market[ware], 3);
    const rich = this.planFor({ cubes, gold: stock.gold });
    let cost = 0;
    for (const ware of WARES) {
      const bought = Math.max(cubes[ware] - rich.cubes[ware] - stock.cubes[ware], 0);
      cubes[ware] = stock.cubes[ware] + bought;
      cost += bought * PRICES[ware];
    }
    const share = cost === 0 ? 0 : Math.min(1, stock.gold / cost);
    const points = (rich.points - plan.points) * share;
    const paid = goldValue(stock.gold, later) - goldValue(stock.gold - cost * share, later);
    const surplus = Math.max(cubeCount(plan) - CUBE_LIMIT, 0);
    const sold = later > 0 && before > 0 ? surplus * 2.5 * goldWorth(later) : 0;
    return MARKET_LEFT * (Math.max(points - paid, 0) + sold);
  }

  /** Builders still to be placed: what others will leave them, at what price. */
  private waiting(): number {
    const { known, seat } = this;
    if (phaseOf(known.part) !== 'cards' && phaseOf(known.part) !== 'builders') return 0;
    const own =
      (known.bag[seat] ?? 0) +
      (known.options.thirdBuilders === 'last' ? (known.aside[seat] ?? 0) : 0) +
      (known.drawn === seat ? 1 : 0);
    const parked = known.parked.filter(entry => entry.seat === seat).length;
    if (own + parked === 0) return 0;
    const worths = this.freeWorths().map(worth => Math.min(worth, HOPED_FOR));
    const drawn = known.drawn === undefined ? 0 : 1;
    let ahead = drawn;
    for (const count of known.bag) ahead += count;
    let sum = 0;
    for (let index = 0; index < own; index++) {
      const rank = Math.floor(((index + 0.5) / own) * ahead);
      const price = Math.max(known.price - rank, 0) * this.goldWorth;
      const later = worths[Math.min(ahead + known.parked.length, worths.length) - 1] ?? 0;
      sum += Math.max((worths[rank] ?? 0) - price, later);
    }
    known.parked.forEach((entry, index) => {
      if (entry.seat === seat) sum += worths[Math.min(ahead + index, worths.length - 1)] ?? 0;
    });
    return sum;
  }

  /** What the free spots are worth to this seat, best first. */
  freeWorths(): number[] {
    return freeSpots(this.known)
      .map(spot => this.spotWorth(spot))
      .sort((a, b) => b - a);
  }

  /** What may still be taken of the offer. */
  private offered(): number {
    const { known, seat, player } = this;
    if (known.passed.includes(seat)) return 0;
    const workers = freeWorkers(player);
    let best = 0;
    for (const resource of known.offer.resources) {
      if (RESOURCES[resource].workers <= workers) {
        best = Math.max(best, this.gatherWorth(resource));
      }
    }
    return OFFER * best;
  }

  /** What cubes of a resource card bring over the mill. */
  gatherWorth(resource: keyof typeof RESOURCES): number {
    const { pit, cubes: count, workers } = RESOURCES[resource];
    const { cubes, gold } = this.stock;
    const cube = CUBE_OF[pit];
    const sent = {
      cubes: { ...cubes, [cube]: cubes[cube] + count },
      gold: Math.max(gold - workers, 0),
    };
    return this.worthOf(sent) - this.worthOf(this.stock);
  }
}
