// How bots see The Capitals: expected points, their reasons, and which moves look good.
import type { Evaluation } from '@loggia/kernel';
import { PARTS, type Parts, partsOf } from './evaluate/outlook.ts';
import { promises } from './evaluate/promises.ts';
import { roundsLeft } from './evaluate/weights.ts';
import { playerOf, seatsOf, totalOf } from './table.ts';
import type { Move, State, View } from './types.ts';

export const capitalsEvaluation: Evaluation<View, State, Move> = {
  evaluate: state => seatsOf(state).map(seat => total(reasonsOf(state, seat))),
  reasons: reasonsOf,
  promises,
  settled: known => known.work.step === 'idle',
  swing: known => (known.phase === 'over' ? 0.1 : 2 + 0.5 * roundsLeft(known)),
};

function reasonsOf(state: State, seat: number): Parts {
  if (state.phase !== 'over') return partsOf(state, seat);
  const nothing = Object.fromEntries(PARTS.map(part => [part, 0])) as Parts;
  return { ...nothing, prestige: totalOf(playerOf(state, seat).prestige) };
}

function total(parts: Parts): number {
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  return sum;
}
