// What goes to the worker that looks at a finished game, and what comes back.
import type { Judged, Outline } from '@loggia/bots/analysis';
import type { CheckableGame } from '@loggia/protocol';

export interface Task {
  file: CheckableGame;
  /** Decisions judged before; they are not judged again. */
  done: number;
}

export type Told = { outline: Outline } | { judged: Judged } | { failed: string };
