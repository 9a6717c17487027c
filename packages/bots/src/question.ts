// What a bot is asked, and what it answers.
import type { Evaluation, Random, Seat, Typed } from '@loggia/kernel';
import type { Rules } from './rules.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think; with iterations alone it always thinks the same. */
export interface Budget {
  ms?: number;
  iterations?: number;
}

export interface Question<View, State extends View, Move extends Typed> {
  game: Rules<View, State, Move>;
  evaluation: Evaluation<View, State, Move>;
  /** What the seat may know, and nothing else. */
  view: View;
  seat: Seat;
  level: Level;
  random: Random;
  budget?: Budget;
  /** The milliseconds of the budget are counted by this clock; the wall clock if absent. */
  clock?: () => number;
  /** Hears of the best move so far, for whoever may have to stop a bot. */
  progress?: (move: Move) => void;
}

export interface Ranked<Move> {
  move: Move;
  /** The seat's expected points in the end, and its chance to win, if it plays this. */
  points: number;
  chance: number;
  /** How many thoughts were spent on it. */
  visits: number;
}

export interface Choice<Move> {
  move: Move;
  /** Best first; moves never looked at are left out. */
  ranked: Ranked<Move>[];
  iterations: number;
}
