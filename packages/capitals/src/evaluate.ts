// How bots see The Capitals: expected points, where they come from, and which moves look good.
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
  // A city that has started activating finishes its turn first.
  settled: ({ work, phase, activations }) =>
    work.step === 'idle' && (phase !== 'executive' || activations === 0),
  swing: known => (known.phase === 'over' ? 0.1 : 1.5 + 0.3 * roundsLeft(known)),
  carelessness: { easy: 1.3, medium: 3 },
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
