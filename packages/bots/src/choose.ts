// The one question a bot answers: what to play, knowing only what its seat knows.
import type { Typed } from '@loggia/kernel';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import type { Budget, Choice, Level, Question } from './question.ts';
import { forward } from './rules.ts';
import { hard } from './search.ts';

/** The default budget of each level. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  easy: {},
  medium: { iterations: 1 },
  hard: { ms: 800 },
};

export class NoMove extends Error {}

export function choose<View, State extends View, Move extends Typed>(
  question: Question<View, State, Move>,
): Choice<Move> {
  const { game, view, seat, level, budget = BUDGETS[level] } = question;
  const moves = forward(game, view, seat);
  const [only] = moves;
  if (only === undefined) throw new NoMove(`seat ${seat} has nothing to decide`);
  if (moves.length === 1) return { move: only, ranked: [], iterations: 0 };
  switch (level) {
    case 'easy':
      return easy(question, moves);
    case 'medium':
      return medium(question, moves, budget);
    case 'hard':
      return hard(question, budget);
  }
}
