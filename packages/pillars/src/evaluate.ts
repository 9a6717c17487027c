// How bots see The Pillars of the Earth: expected points, where they come from, and which moves
// look good.
import type { Evaluation } from '@loggia/kernel';
import { ROUNDS } from './data.ts';
import { Outlook, PARTS, type Parts } from './evaluate/outlook.ts';
import { promises } from './evaluate/promises.ts';
import { phaseOf } from './part.ts';
import { playerOf, pointsOf, seatsOf } from './table.ts';
import type { Move, State, View } from './types.ts';

export const pillarsEvaluation: Evaluation<View, State, Move> = {
  evaluate: state => seatsOf(state).map(seat => total(reasonsOf(state, seat))),
  reasons: reasonsOf,
  promises,
  // The fourteen steps are played to their end, so that their outcome need not be guessed.
  settled: known =>
    phaseOf(known.part) !== 'resolution' &&
    known.players.every(({ asked, answered }) => !answered && asked !== 'dismiss'),
  swing: ({ part, round }) => (part === 'over' ? 0.1 : 1 + 0.5 * (ROUNDS - round)),
  carelessness: { easy: 1.5, medium: 4 },
};

function reasonsOf(state: State, seat: number): Parts {
  if (state.part !== 'over') return new Outlook(state, seat).parts();
  const nothing = Object.fromEntries(PARTS.map(part => [part, 0])) as Parts;
  return { ...nothing, points: pointsOf(playerOf(state, seat)) };
}

function total(parts: Parts): number {
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  return sum;
}
