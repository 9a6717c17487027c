// A bot's one question: what to play, knowing only what its seat knows.
import type { Evaluation, Random, Seat, Typed } from '@loggia/kernel';
import { easy } from './easy.ts';
import { medium } from './medium.ts';
import { forward, type Rules } from './rules.ts';
import { hard } from './search.ts';

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

/** Thinking of each level if nobody says otherwise. */
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
