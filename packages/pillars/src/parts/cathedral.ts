// Step 13 (P-3.13): craftsmen turn goods into points, and at most five cubes stay.
import type { Seat } from '@loggia/kernel';
import {
  CRAFTSMAN_NAMES,
  CRAFTSMEN,
  type Craftsman,
  CUBE_LIMIT,
  CUBES,
  NEVER_RAISED,
  ROUNDS,
} from '../data.ts';
import type { Refusal } from '../errors.ts';
import { gain, has, negative, surplusOf } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { answer, row } from '../row.ts';
import { ask, employs, eventFor, playerOf, turnOrder } from '../table.ts';
import type { MoveOf, View } from '../types.ts';

export const cathedral: Part = {
  begin(play) {
    if (isParallel(play.state)) for (const seat of turnOrder(play.state)) askSeat(play, seat);
    else askFrom(play, 0);
  },
  goOn(play, seat) {
    if (!isParallel(play.state)) askFrom(play, turnOrder(play.state).indexOf(seat) + 1);
  },
  end({ state, emit }) {
    for (const player of state.players) player.used = {};
    emit({ type: 'cathedralGrew', piece: state.round });
  },
};

/** P-7.3, A30: in the last round order matters. */
const isParallel = ({ options, round }: View) => options.building === 'parallel' && round < ROUNDS;

function askFrom(play: Play, from: number): void {
  for (const seat of turnOrder(play.state).slice(from)) if (askSeat(play, seat)) return;
}

/** A player who can build nothing is passed over, but still has to return a surplus. */
function askSeat({ state }: Play, seat: Seat): boolean {
  if (canBuild(state, seat)) ask(state, seat, 'build');
  else if (surplusOf(playerOf(state, seat)) > 0) ask(state, seat, 'keep');
  else return false;
  return true;
}

function canBuild(known: View, seat: Seat): boolean {
  return playerOf(known, seat).craftsmen.some(
    craftsman => useObstacle(known, seat, craftsman) === undefined,
  );
}

/** P-3.13.6, P-7.1: uses a craftsman has in this round, as things stand. */
export function usesOf(known: View, seat: Seat, craftsman: Craftsman): number {
  const { trade, uses, fixed } = CRAFTSMEN[craftsman];
  const extra = eventFor(known, seat)?.extraUses ?? 0;
  if (fixed || NEVER_RAISED.has(trade)) return uses;
  if (known.options.statue === 'all') return uses + extra;
  // A12: the first use beyond a number fixes the card.
  const raised = raisedCard(known, seat);
  return raised === undefined || raised === craftsman ? uses + extra : uses;
}

/** The card a player has already used beyond its number. */
function raisedCard(known: View, seat: Seat): Craftsman | undefined {
  const { craftsmen, used } = playerOf(known, seat);
  return craftsmen.find(craftsman => (used[craftsman] ?? 0) > CRAFTSMEN[craftsman].uses);
}

function useObstacle(known: View, seat: Seat, craftsman: Craftsman): Refusal | undefined {
  const player = playerOf(known, seat);
  if (!player.craftsmen.includes(craftsman)) return 'craftsman.notOwned';
  const { takes, needs = {}, beside } = CRAFTSMEN[craftsman];
  if ((player.used[craftsman] ?? 0) >= usesOf(known, seat, craftsman)) return 'craftsman.usedUp';
  // P-3.13.2
  if (beside !== undefined && !employs(player, beside)) return 'craftsman.beside';
  // A40: every use needs all of it.
  return has(player, takes) && has(player, needs) ? undefined : 'craftsman.goods';
}

// Moves. With P-7.3 several seats build at once.

export const use = row<'use'>({
  at: 'build',
  all: CRAFTSMAN_NAMES.map(craftsman => Object.freeze({ type: 'use', craftsman })),
  obstacle: (known, seat, { craftsman }) => useObstacle(known, seat, craftsman),
  undoable: true,
  simultaneous: true,
  carryOut({ state, emit }, seat, { craftsman }) {
    const player = playerOf(state, seat);
    const { takes, gives, trade } = CRAFTSMEN[craftsman];
    const spent = gain(player, negative(takes), trade);
    const earned = gain(player, gives, trade);
    player.used = { ...player.used, [craftsman]: (player.used[craftsman] ?? 0) + 1 };
    // No card gives back some of what it takes.
    emit({ type: 'craftsmanUsed', seat, craftsman, gain: { ...spent, ...earned } });
  },
});

const KEEP = keepings();

/** Every way to keep five cubes. */
function keepings(): MoveOf<'keepCubes'>[] {
  const moves: MoveOf<'keepCubes'>[] = [];
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  for (const sand of upTo(CUBE_LIMIT)) {
    for (const wood of upTo(CUBE_LIMIT - sand)) {
      for (const stone of upTo(CUBE_LIMIT - sand - wood)) {
        const metal = CUBE_LIMIT - sand - wood - stone;
        moves.push(Object.freeze({ type: 'keepCubes', sand, wood, stone, metal }));
      }
    }
  }
  return moves;
}

/** P-3.13.7, A51: exactly the surplus goes back. */
export const keepCubes = row<'keepCubes'>({
  at: 'keep',
  all: KEEP,
  obstacle(known, seat, move) {
    const { cubes } = playerOf(known, seat);
    return CUBES.every(cube => move[cube] <= cubes[cube]) ? undefined : 'keep.cubes';
  },
  undoable: true,
  simultaneous: true,
  carryOut({ state, emit }, seat, { type: _, ...kept }) {
    const player = playerOf(state, seat);
    const back = CUBES.map(cube => [cube, kept[cube] - player.cubes[cube]] as const);
    const returned = gain(player, Object.fromEntries(back));
    emit({ type: 'cubesReturned', seat, gain: returned });
    answer(state, seat);
  },
});

/** Building is over for a seat; returns whether it has to return a surplus first. */
export function endBuilding({ state, emit }: Play, seat: Seat): boolean {
  emit({ type: 'builtEnough', seat });
  const surplus = surplusOf(playerOf(state, seat)) > 0;
  if (surplus) ask(state, seat, 'keep');
  return surplus;
}
