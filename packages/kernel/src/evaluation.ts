// What a game tells bots that search: the standing of a position, and which moves look good.
import type { Typed } from './game.ts';
import type { BySeat, Seat } from './seat.ts';

export interface Evaluation<View = unknown, State extends View = View, Move extends Typed = Typed> {
  /** The points each seat can expect at the end. */
  evaluate(state: State): BySeat<number>;

  /** Where a seat's expected points come from, by name; they add up to `evaluate`. */
  reasons(state: State, seat: Seat): Record<string, number>;

  /**
   * What each of the moves promises at a glance, in points, in the order given: cheap, so that a
   * search may ask often. Promising moves are tried first when time is short.
   */
  promises(known: View, seat: Seat, moves: readonly Move[]): number[];

  /** Whether nothing is half done, so that the position can be judged as it is. */
  settled(known: View): boolean;

  /** How far the points may still swing: the lead, in points, that is all but safe. */
  swing(known: View): number;

  /**
   * Scales the errors of easy and medium bots, 1 if absent: where moves differ by much, a small
   * error has no effect.
   */
  carelessness?: { easy: number; medium: number };
}
