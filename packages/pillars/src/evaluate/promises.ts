// What a move brings at a glance.
import type { Seat } from '@loggia/kernel';
import { CRAFTSMEN, type Craftsman, CUBES, type Cube, PRICES } from '../data.ts';
import type { Move, View } from '../types.ts';
import { Outlook } from './outlook.ts';
import { goldValue, keptWorth } from './workshop.ts';

/** The least that a planned use of a craftsman promises: more than stopping. */
const PLANNED = 0.2;
const NOT_PLANNED = -0.5;

export function promises(known: View, seat: Seat, moves: readonly Move[]): number[] {
  const outlook = new Outlook(known, seat);
  return moves.map(move => promise(outlook, move));
}

function promise(outlook: Outlook, move: Move): number {
  const { known, seat, player, later, stock } = outlook;
  switch (move.type) {
    case 'hire': {
      const crew = outlook.withinLimit([...outlook.crew, move.craftsman]);
      const worth = outlook.worthOfCrew(crew) - outlook.worthOfCrew(outlook.crew);
      return worth - spent(outlook, CRAFTSMEN[move.craftsman].price);
    }
    case 'gather':
      return outlook.gatherWorth(move.resource);
    case 'dismiss':
      return outlook.worthOfCrew(without(player.craftsmen, move.craftsman));
    case 'redraw':
      return known.drawn === seat ? -0.3 : 0.2;
    case 'place':
      return outlook.spotWorth(move) - (known.part === 'drawing' ? spent(outlook, known.price) : 0);
    case 'placeFree':
      return outlook.spotWorth(move) - outlook.cardWorth('freePlacement');
    case 'park': {
      const ahead = known.bag.reduce((sum, count) => sum + count, known.parked.length);
      const worths = outlook.freeWorths();
      return worths[Math.min(ahead, worths.length - 1)] ?? 0;
    }
    case 'askBishop':
      return move.for === 'protection' ? 0.6 : 0.5;
    case 'takeCube':
      return outlook.worthOf(withCube(stock, move.cube, 1, 0)) - outlook.worthOf(stock);
    case 'playCard':
      return 0.7 * player.gold < known.tax || later < 2 ? 1 : 0.5;
    case 'holdCard':
      return 0.6;
    case 'buy':
      return traded(outlook, move.cube, move.amount);
    case 'sell':
      return traded(outlook, move.cube, -move.amount);
    case 'use':
      return used(outlook, move.craftsman);
    case 'keepCubes':
      return CUBES.reduce((sum, cube) => sum + move[cube] * keptWorth(cube, later), 0);
    default:
      return 0;
  }
}

/**
 * What a use brings compared with keeping its goods; a use outside the plan would take them from
 * others.
 */
function used({ plan, later }: Outlook, craftsman: Craftsman): number {
  const { takes, gives } = CRAFTSMEN[craftsman];
  if (!plan.uses.has(craftsman)) return NOT_PLANNED;
  const gold = (gives.gold ?? 0) - (takes.gold ?? 0);
  let net = (gives.points ?? 0) + goldValue(plan.gold + gold, later) - goldValue(plan.gold, later);
  for (const cube of CUBES) net -= (takes[cube] ?? 0) * keptWorth(cube, later);
  return Math.max(net, PLANNED);
}

/** What a price costs in points; gold needed for the tax costs more. */
function spent({ stock, later }: Outlook, price: number): number {
  const short = Math.max(price - stock.gold, 0) / 2;
  return goldValue(stock.gold, later) - goldValue(Math.max(stock.gold - price, 0), later) + short;
}

const without = (crew: readonly Craftsman[], craftsman: Craftsman) =>
  crew.filter(other => other !== craftsman);

const withCube = ({ cubes, gold }: Outlook['stock'], cube: Cube, amount: number, paid: number) => ({
  cubes: { ...cubes, [cube]: cubes[cube] + amount },
  gold: gold - paid,
});

function traded(outlook: Outlook, cube: Cube, amount: number): number {
  const { stock } = outlook;
  const after = withCube(stock, cube, amount, amount * PRICES[cube]);
  return outlook.worthOf(after) - outlook.worthOf(stock);
}
