// What a game tells players who search: how a position stands, and which moves look good.
import type { Typed } from './game.ts';
import type { BySeat, Seat } from './seat.ts';

export interface Evaluation<View = unknown, State extends View = View, Move extends Typed = Typed> {
  /** The points each seat can expect to have in the end. */
  evaluate(state: State): BySeat<number>;

  /** Where a seat's expected points come from, by name; they add up to what `evaluate` says. */
  reasons(state: State, seat: Seat): Record<string, number>;

  /**
   * What each of the moves promises at a glance, in points, in their order: cheap, so that a
   * search may ask often. Good moves come first where time is short.
   */
  promises(known: View, seat: Seat, moves: readonly Move[]): number[];

  /** Whether nothing is half done: a position that can be judged as it stands. */
  settled(known: View): boolean;

  /** How far the points may still swing: the lead, in points, that is all but safe now. */
  swing(known: View): number;

  /**
   * How many times as careless as elsewhere such players are, 1 if absent: where moves differ by
   * much, a small error is none.
   */
  carelessness?: { easy: number; medium: number };
}
