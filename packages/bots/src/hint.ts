// What a hard bot would do, and why, for a player who asks.
import type { Typed } from '@loggia/kernel';
import { choose } from './choose.ts';
import type { Question, Ranked } from './question.ts';
import { settle } from './rules.ts';

export interface Hint<Move> extends Ranked<Move> {
  /** What the move changes by the end of the turn, in points, by source. */
  reasons: Record<string, number>;
}

const MOVES_SHOWN = 3;
const SAMPLES = 8;

/** The best moves with their expected points and the numbers behind them, best first. */
export function hint<View, State extends View, Move extends Typed>(
  question: Omit<Question<View, State, Move>, 'level'>,
): Hint<Move>[] {
  const { ranked, move } = choose({ ...question, level: 'hard' });
  const shown = ranked.length > 0 ? ranked.slice(0, MOVES_SHOWN) : [unsearched(move)];
  return shown.map(row => ({ ...row, reasons: changes(question, row.move) }));
}

/** An only legal move is not searched. */
const unsearched = <Move>(move: Move): Ranked<Move> => ({ move, points: 0, chance: 0, visits: 0 });

function changes<View, State extends View, Move extends Typed>(
  question: Omit<Question<View, State, Move>, 'level'>,
  move: Move,
): Record<string, number> {
  const { game, evaluation, view, seat, random } = question;
  const sums: Record<string, number> = {};
  const note = (reasons: Record<string, number>, sign: number) => {
    for (const [name, points] of Object.entries(reasons)) {
      sums[name] = (sums[name] ?? 0) + (sign * points) / SAMPLES;
    }
  };
  for (let i = 0; i < SAMPLES; i++) {
    const state = game.sample(view, seat, random);
    note(evaluation.reasons(state, seat), -1);
    game.apply(state, seat, move, random);
    settle(question, state, random);
    note(evaluation.reasons(state, seat), 1);
  }
  return sums;
}
