// Step 12 (P-3.12): builders trade in a ring until all have withdrawn.
import type { Seat } from '@loggia/kernel';
import { CUBES, type Cube, MARKET_STOCK, PRICES, WARES, type Ware } from '../data.ts';
import type { Refusal } from '../errors.ts';
import { gain } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { answer, row } from '../row.ts';
import { addToBag, ask, employs, playerOf } from '../table.ts';
import type { MoveOf, View } from '../types.ts';

export const market: Part = {
  begin: askTrader,
  goOn: askTrader,
  end({ state }) {
    for (const player of state.players) player.traded = {};
  },
};

/** P-3.12.8: the builder whose turn it is; one that can do nothing withdraws by itself. */
function askTrader(play: Play): void {
  const { state, emit } = play;
  for (;;) {
    const seat = state.builders.market[state.trader];
    if (seat === undefined) return;
    if (canTrade(state, seat)) {
      ask(state, seat, 'trade');
      return;
    }
    leave(state);
    emit({ type: 'withdrew', seat, why: 'nothingPossible' });
  }
}

/** The builder returns to the bag at once; the next one in the ring is up. */
function leave(known: View): void {
  const seat = known.builders.market[known.trader];
  if (seat === undefined) return;
  const market = known.builders.market.toSpliced(known.trader, 1);
  known.builders = { ...known.builders, market };
  addToBag(known, seat, 1);
  if (known.trader >= market.length) known.trader = 0;
}

/** The turn passes on, or comes straight back to the same player, who then need not confirm. */
function traded(known: View, seat: Seat): void {
  const next = known.builders.market[known.trader];
  if (next !== seat || !canTrade(known, seat)) answer(known, seat);
}

function acted(known: View, seat: Seat): void {
  known.trader = (known.trader + 1) % known.builders.market.length;
  traded(known, seat);
}

function canTrade(known: View, seat: Seat): boolean {
  return (
    WARES.some(cube => buyObstacle(known, seat, cube, 1) === undefined) ||
    CUBES.some(cube => sellObstacle(known, seat, cube, 1) === undefined)
  );
}

/** P-3.12.3, P-3.12.5, P-3.12.6. */
function buyObstacle(known: View, seat: Seat, cube: Ware, amount: number): Refusal | undefined {
  const player = playerOf(known, seat);
  if (player.traded[cube] === 'sold') return 'market.sold';
  if (cube === 'wood' && !employs(player, 'woodworker')) return 'market.woodworker';
  if (known.market[cube] < amount) return 'market.stock';
  return player.gold < PRICES[cube] * amount ? 'market.gold' : undefined;
}

/** P-3.12.4, P-3.12.5, P-3.12.6. */
function sellObstacle(known: View, seat: Seat, cube: Cube, amount: number): Refusal | undefined {
  const player = playerOf(known, seat);
  if (player.traded[cube] === 'bought') return 'market.bought';
  if (cube === 'stone' && !employs(player, 'stonecutter')) return 'market.stonecutter';
  return player.cubes[cube] < amount ? 'market.cubes' : undefined;
}

// Moves

/** Nobody can ever hold more of one kind: all cards of a pit, volunteers, share, bishop, the rest of last round. */
const MOST_CUBES = 24;

const amounts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const BUY: readonly MoveOf<'buy'>[] = WARES.flatMap(cube =>
  amounts(MARKET_STOCK).map(amount => Object.freeze({ type: 'buy', cube, amount })),
);
const SELL = CUBES.map(cube =>
  amounts(MOST_CUBES).map(
    (amount): MoveOf<'sell'> => Object.freeze({ type: 'sell', cube, amount }),
  ),
);

export const buy = row<'buy'>({
  at: 'trade',
  all: BUY,
  obstacle: (known, seat, { cube, amount }) => buyObstacle(known, seat, cube, amount),
  undoable: true,
  carryOut({ state, emit }, seat, { cube, amount }) {
    const player = playerOf(state, seat);
    state.market = { ...state.market, [cube]: state.market[cube] - amount };
    player.traded = { ...player.traded, [cube]: 'bought' };
    const paid = gain(player, { gold: -PRICES[cube] * amount, [cube]: amount });
    emit({ type: 'bought', seat, cube, amount, gain: paid });
    acted(state, seat);
  },
});

export const sell = row<'sell'>({
  at: 'trade',
  all: SELL.flat(),
  candidates: (known, seat) =>
    CUBES.flatMap((cube, kind) => SELL[kind]?.slice(0, playerOf(known, seat).cubes[cube]) ?? []),
  obstacle: (known, seat, { cube, amount }) => sellObstacle(known, seat, cube, amount),
  undoable: true,
  carryOut({ state, emit }, seat, { cube, amount }) {
    const player = playerOf(state, seat);
    player.traded = { ...player.traded, [cube]: 'sold' };
    const earned = gain(player, { gold: PRICES[cube] * amount, [cube]: -amount });
    emit({ type: 'sold', seat, cube, amount, gain: earned });
    acted(state, seat);
  },
});

export const withdraw = row<'withdraw'>({
  at: 'trade',
  all: [Object.freeze({ type: 'withdraw' })],
  undoable: true,
  carryOut({ state, emit }, seat) {
    leave(state);
    emit({ type: 'withdrew', seat, why: 'choice' });
    traded(state, seat);
  },
});
