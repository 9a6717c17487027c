// The part of the contract a bot uses, and small steps over it.
import type { Evaluation, GameModule, Random, Seat, Typed } from '@loggia/kernel';

/** What a bot needs of a game: nothing that reveals more than a view. */
export type Rules<View, State extends View, Move extends Typed> = Pick<
  GameModule<View, State, Move>,
  'toMove' | 'legal' | 'apply' | 'sample' | 'result' | 'takesBack'
>;

/** A game together with its evaluation. */
export interface EvaluatedGame<View, State extends View, Move extends Typed> {
  game: Rules<View, State, Move>;
  evaluation: Evaluation<View, State, Move>;
}

/** The legal moves that lead forward: bots never undo. */
export function forward<View, State extends View, Move extends Typed>(
  game: Rules<View, State, Move>,
  known: View,
  seat: Seat,
): Move[] {
  const moves = game.legal(known, seat);
  // The contract lists undo moves last, so there is usually nothing to filter.
  while (moves.length > 1) {
    const last = moves[moves.length - 1];
    if (last === undefined || !game.takesBack(last)) break;
    moves.pop();
  }
  return moves;
}

/** Plays the most promising moves until nothing is half done or others must decide. */
export function settle<View, State extends View, Move extends Typed>(
  { game, evaluation }: EvaluatedGame<View, State, Move>,
  state: State,
  random: Random,
  decides: (seat: Seat) => boolean = () => true,
): void {
  while (!evaluation.settled(state)) {
    const [seat] = game.toMove(state);
    if (seat === undefined || !decides(seat)) return;
    const moves = forward(game, state, seat);
    const move = moves.length > 1 ? best(moves, evaluation.promises(state, seat, moves)) : moves[0];
    if (move === undefined) return;
    game.apply(state, seat, move, random);
  }
}

/** The item of the greatest worth, the first of several. */
export function best<T>(items: readonly T[], worths: readonly number[]): T | undefined {
  let found = 0;
  for (let i = 1; i < items.length; i++) {
    if ((worths[i] ?? 0) > (worths[found] ?? 0)) found = i;
  }
  return items[found];
}
