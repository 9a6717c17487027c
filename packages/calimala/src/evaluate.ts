// How bots see Calimala: expected points, their reasons, and which moves look good.
import type { Evaluation, Seat } from '@loggia/kernel';
import { expected, type Outlook, outlook } from './evaluate/contests.ts';
import { discs, engine, goods, hand, influence } from './evaluate/holdings.ts';
import { promises } from './evaluate/promises.ts';
import { cityStep, playerOf } from './table.ts';
import type { Move, State, View } from './types.ts';

export const calimalaEvaluation: Evaluation<View, State, Move> = {
  evaluate(state) {
    const ahead = outlook(state);
    return state.players.map((_, seat) => total(parts(state, seat, ahead)));
  },
  reasons: (state, seat) => parts(state, seat, outlook(state)),
  promises,
  settled: known => known.phase !== 'city' || cityStep(known) === 'place',
  swing: known => (known.phase === 'over' ? 0.1 : 1.5 + 0.35 * outlook(known).rounds),
};

type Parts = Record<
  'points' | 'tiles' | 'endCards' | 'goods' | 'engine' | 'cards' | 'discs' | 'council',
  number
>;

function parts(state: State, seat: Seat, { contests, power, rounds }: Outlook): Parts {
  const player = playerOf(state, seat);
  let tiles = 0;
  let endCards = 0;
  for (const contest of contests) {
    const gain = contest.weight * expected(contest, power, seat);
    if (contest.points.length > 0 && contest.points[0] === 3) tiles += gain;
    else endCards += gain;
  }
  return {
    points: player.points,
    tiles,
    endCards,
    goods: goods(player.board, rounds),
    engine: engine(player.board, rounds),
    cards: hand(player, rounds),
    discs: discs(state, seat, rounds),
    council: influence(state, seat),
  };
}

function total(parts: Parts): number {
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  return sum;
}
