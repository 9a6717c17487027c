// Plays whole games with a policy: the basis of fuzzing, benches, golden games and property tests.
import type { GameModule, Typed } from './game.ts';
import type { Random } from './random.ts';
import { below, pick } from './random.ts';
import type { Seat } from './seat.ts';

export interface Played<Move, Event> {
  seat: Seat;
  move: Move;
  events: Event[];
}

/** Chooses one of the legal moves. */
export type Policy<Move> = (moves: Move[], seat: Seat, random: Random) => Move;

/** Any move that is not an undo, all equally likely. */
export function anyMove<Move extends Typed>(
  game: Pick<GameModule<never, never, Move>, 'takesBack'>,
): Policy<Move> {
  return (moves, _seat, random) => {
    const forward = moves.filter(move => !game.takesBack(move));
    return pick(random, forward.length > 0 ? forward : moves);
  };
}

export class DeadEnd extends Error {}

/**
 * Plays from the state to the end, one move at a time, and yields each. `chance` feeds the rules,
 * `choice` the policy, so that the same game can be replayed from its moves alone.
 */
export function* play<View, State extends View, Move extends Typed, Event extends Typed>(
  game: GameModule<View, State, Move, Event>,
  state: State,
  policy: Policy<Move>,
  { chance, choice, limit = 20_000 }: { chance: Random; choice: Random; limit?: number },
): Generator<Played<Move, Event>> {
  for (let count = 0; ; count++) {
    const seats = game.toMove(state);
    if (seats.length === 0) return;
    if (count >= limit) throw new DeadEnd(`no end after ${limit} moves`);
    const seat = seats[below(choice, seats.length)] as Seat;
    const moves = game.legal(state, seat);
    if (moves.length === 0) throw new DeadEnd(`seat ${seat} is to move and has no legal move`);
    const move = policy(moves, seat, choice);
    yield { seat, move, events: game.apply(state, seat, move, chance) };
  }
}
