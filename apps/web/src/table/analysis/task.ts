// The messages to and from the worker that analyses a finished game.
import type { Judged, Outline } from '@loggia/bots/analysis';
import type { CheckableGame } from '@loggia/protocol';

export interface Task {
  file: CheckableGame;
  /** Decisions judged earlier, which are not judged again. */
  done: number;
}

export type Told = { outline: Outline } | { judged: Judged } | { failed: string };
