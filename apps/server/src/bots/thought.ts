// The messages to and from a thinking thread.
import type { Budget, Hint, Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';

export interface Task {
  id: number;
  /** A move to play, or the best moves with reasons for a player who asks. */
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
  /** The thread has started and takes questions. */
  | { kind: 'ready' }
  /** The best move so far, in case the thread never finishes. */
  | { id: number; kind: 'soFar'; move: unknown }
  | { id: number; kind: 'decided'; move: unknown }
  | { id: number; kind: 'advised'; hints: Hint<Typed>[] }
  | { id: number; kind: 'failed'; reason: string };

/** How a bot can fail: it threw, it ran out of time, or its thread died. */
export type Failure = 'threw' | 'late' | 'died';

/** A finished thought, successful or not. */
export interface Thought {
  /** The choice, or the best so far of a bot that failed; absent if it had none yet. */
  move: unknown;
  /** If they were asked for. */
  hints?: Hint<Typed>[];
  failure?: Failure;
  /** What went wrong, for the log. */
  reason?: string;
}
