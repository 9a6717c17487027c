// Every decision of a finished game, each with exactly what its seat could know at the time.
import {
  type GameModule,
  keyOf,
  type Random,
  type Seat,
  spelled,
  type Typed,
} from '@loggia/kernel';
import { forward } from '../rules.ts';

/** A finished game: its randomness and moves reproduce every position. */
export interface Finished {
  players: number;
  options: unknown;
  random: Random;
  moves: readonly { seat: Seat; move: unknown }[];
}

export interface Decision<View, Move> {
  /** How many moves had been made. */
  moves: number;
  seat: Seat;
  view: View;
  /** Those that led forward, including the one played. */
  choices: readonly Move[];
  played: Move;
}

export interface Told<View, Move> {
  decisions: Decision<View, Move>[];
  /** Each seat's share of the final victory. */
  outcome: number[];
}

export class Unfinished extends Error {}

/** A decision, and its view as text once needed. */
interface Step<View, Move> extends Decision<View, Move> {
  spelled?: string;
}

/**
 * Replays a game one move at a time, so that the caller can pause in between. A move without
 * alternatives is no decision, nor is one that was undone.
 */
export function* retold<View, State extends View, Move extends Typed>(
  game: GameModule<View, State, Move>,
  { players, options, random, moves }: Finished,
): Generator<undefined, Told<View, Move>> {
  const state = game.setup(players, options, random);
  const steps: Step<View, Move>[] = [];
  for (const [made, { seat, move }] of moves.entries()) {
    const view = game.view(state, seat);
    const choices = forward(game, view, seat);
    const played = game.check(state, seat, move);
    game.apply(state, seat, move, random);
    if (game.takesBack(played)) takeBack(steps, seat, game.view(state, seat));
    else steps.push({ moves: made, seat, view, choices, played });
    yield;
  }
  const result = game.result(state);
  if (result === undefined) throw new Unfinished(`no end after ${moves.length} moves`);
  const { winners } = result;
  return {
    decisions: steps.filter(isOpen),
    outcome: Array.from({ length: players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    ),
  };
}

export function decisionsOf<View, State extends View, Move extends Typed>(
  game: GameModule<View, State, Move>,
  finished: Finished,
): Told<View, Move> {
  const telling = retold(game, finished);
  for (;;) {
    const { done, value } = telling.next();
    if (done) return value;
  }
}

/** The seat is back where it was: what it did since does not count as decided. */
function takeBack<View, Move>(steps: Step<View, Move>[], seat: Seat, view: View): void {
  const now = spelled(view);
  const back = steps.findLastIndex(step => {
    if (step.seat !== seat) return false;
    step.spelled ??= spelled(step.view);
    return step.spelled === now;
  });
  if (back >= 0) steps.splice(back);
}

function isOpen<View, Move extends Typed>({ choices, played }: Decision<View, Move>): boolean {
  return choices.length > 1 && choices.some(choice => keyOf(choice) === keyOf(played));
}
