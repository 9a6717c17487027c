// Easy: takes what looks good now, and does not always pay attention.
import type { Typed } from '@loggia/kernel';
import type { Choice, Question } from './question.ts';
import { best } from './rules.ts';

/** How far, in points, a glance may be off. */
const CARELESSNESS = 1.2;

export function easy<View, State extends View, Move extends Typed>(
  { evaluation, view, seat, random }: Question<View, State, Move>,
  moves: Move[],
): Choice<Move> {
  const error = CARELESSNESS * (evaluation.carelessness?.easy ?? 1);
  const promises = evaluation
    .promises(view, seat, moves)
    .map(promise => promise + (random.next() - random.next()) * error);
  const move = best(moves, promises) as Move;
  return { move, ranked: [], iterations: 1 };
}
