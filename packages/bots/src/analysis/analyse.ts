// A finished game in hindsight, a decision at a time: whoever drives it may stop and go on later.
import type { BySeat, Typed } from '@loggia/kernel';
import { decisionsOf, type Finished } from './decisions.ts';
import { type Judge, type Judged, judgeDecision } from './judged.ts';

export interface Outline {
  /** Moves of the whole game. */
  moves: number;
  /** Decisions there were. */
  total: number;
  /** Each seat's share of the victory. */
  outcome: BySeat<number>;
}

/** Plain data; the same for the same game, seed and effort. */
export interface Report extends Outline {
  /** Those judged so far, in their order. */
  decisions: readonly Judged[];
}

export interface Analysis {
  outline: Outline;
  /** Judges one after the other, without those that were judged before. */
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
