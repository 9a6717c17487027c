// A bot's question and answer types.
import type { Evaluation, Random, Seat, Typed } from '@loggia/kernel';
import type { Rules } from './rules.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think; with iterations alone its thinking is deterministic. */
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
  /** Counts the milliseconds of the budget; the wall clock if absent. */
  clock?: () => number;
  /** Receives the best move so far, for callers that may have to stop a bot. */
  progress?: (move: Move) => void;
}

export interface Ranked<Move> {
  move: Move;
  /** The seat's expected final points and its chance of winning if it plays this. */
  points: number;
  chance: number;
  /** How many iterations were spent on it. */
  visits: number;
}

export interface Choice<Move> {
  move: Move;
  /** Best first; moves never tried are left out. */
  ranked: Ranked<Move>[];
  iterations: number;
}
