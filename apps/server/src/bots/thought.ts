// What goes to a thread that thinks and what comes back.
import type { Budget, Hint, Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';

export interface Task {
  id: number;
  /** A move to play, or the best moves with reasons for a person who asks. */
  wish: 'move' | 'hints';
  game: string;
  rulesVersion: number;
  /** All the bot may know. */
  view: unknown;
  seat: number;
  level: Level;
  budget: Budget;
  seed: string;
}

export type Report =
  /** The thread has begun; from now on it may be asked. */
  | { kind: 'ready' }
  /** The best move so far, in case the thread never comes to an end. */
  | { id: number; kind: 'soFar'; move: unknown }
  | { id: number; kind: 'decided'; move: unknown }
  | { id: number; kind: 'advised'; hints: Hint<Typed>[] }
  | { id: number; kind: 'failed'; reason: string };

/** How a bot can fail: it threw, it did not come to an end, its thread died. */
export type Failure = 'threw' | 'late' | 'died';

/** A thought come to its end, well or badly. */
export interface Thought {
  /** The choice, or the best so far of a bot that failed; none if it had not got that far. */
  move: unknown;
  /** Where they were wished for. */
  hints?: Hint<Typed>[];
  failure?: Failure;
  /** What went wrong, for the log. */
  reason?: string;
}
