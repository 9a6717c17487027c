// A finished game in hindsight, one decision at a time, so that the caller can stop and resume.
import type { BySeat, Typed } from '@loggia/kernel';
import { decisionsOf, type Finished } from './decisions.ts';
import { type Judge, type Judged, judgeDecision } from './judged.ts';

export interface Outline {
  /** Moves of the whole game. */
  moves: number;
  /** The number of decisions. */
  total: number;
  /** Each seat's share of the victory. */
  outcome: BySeat<number>;
}

/** Plain data; the same for the same game, seed and effort. */
export interface Report extends Outline {
  /** Those judged so far, in order. */
  decisions: readonly Judged[];
}

export interface Analysis {
  outline: Outline;
  /** Judges one after another, skipping those already judged. */
  judge(done: number): Generator<Judged>;
}

export function analyse<View, State extends View, Move extends Typed>(
  judge: Judge<View, State, Move>,
  finished: Finished,
): Analysis {
  const { decisions, outcome } = decisionsOf(judge.game, finished);
  return {
    outline: { moves: finished.moves.length, total: decisions.length, outcome },
    *judge(done) {
      for (const decision of decisions.slice(done)) yield judgeDecision(judge, decision);
    },
  };
}
