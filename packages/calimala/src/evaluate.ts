// How bots see Calimala: expected points, where they come from, and which moves look good.
import type { Evaluation, Seat } from '@loggia/kernel';
import { expected, Outlook, roundsLeft } from './evaluate/contests.ts';
import { discs, engine, goods, hand, influence } from './evaluate/holdings.ts';
import { promises } from './evaluate/promises.ts';
import { cityStep, playerOf } from './table.ts';
import type { Move, State, View } from './types.ts';

export const calimalaEvaluation: Evaluation<View, State, Move> = {
  evaluate(state) {
    const ahead = new Outlook(state);
    return state.players.map((_, seat) => total(parts(state, seat, ahead)));
  },
  reasons: (state, seat) => parts(state, seat, new Outlook(state)),
  promises,
  settled: known => known.phase !== 'city' || cityStep(known) === 'place',
  swing: known => (known.phase === 'over' ? 0.1 : 1.5 + 0.35 * roundsLeft(known)),
};

type Parts = Record<
  'points' | 'tiles' | 'endCards' | 'goods' | 'engine' | 'cards' | 'discs' | 'council',
  number
>;

const NOTHING: Parts = {
  points: 0,
  tiles: 0,
  endCards: 0,
  goods: 0,
  engine: 0,
  cards: 0,
  discs: 0,
  council: 0,
};

function parts(state: State, seat: Seat, ahead: Outlook): Parts {
  const player = playerOf(state, seat);
  if (state.phase === 'over') return { ...NOTHING, points: player.points };
  const { power, rounds } = ahead;
  let tiles = 0;
  for (let space = state.council.length; space < state.tiles.length; space++) {
    const contest = ahead.tile(space);
    if (contest !== undefined) tiles += contest.weight * expected(contest, power, seat);
  }
  let endCards = 0;
  for (const contest of ahead.endCards()) {
    endCards += contest.weight * expected(contest, power, seat);
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
