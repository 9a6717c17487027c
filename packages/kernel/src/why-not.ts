// "Why can't I do that?": the rules' own reason against a move.
import type { GameModule, Typed } from './game.ts';
import { type Reason, RuleError } from './rule-error.ts';
import type { Seat } from './seat.ts';

/** The reason against a move of the seat; `undefined` if it may be played. */
export function whyNot<View, Move extends Typed>(
  game: Pick<GameModule<View, View, Move>, 'check'>,
  known: View,
  seat: Seat,
  move: Move,
): Reason | undefined {
  try {
    game.check(known, seat, move);
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return { code: error.code, params: error.params };
    throw error;
  }
}
