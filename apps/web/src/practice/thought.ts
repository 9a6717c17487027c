// What goes to the worker that thinks and what comes back.
import type { Hint, Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';

export type Wish = { wish: 'move'; level: Level } | { wish: 'hints' };

export type Task = Wish & {
  id: number;
  game: string;
  rulesVersion: number;
  /** All the thinker may know: the view of the seat. */
  view: unknown;
  seat: number;
  seed: string;
};

export type Thought =
  | { id: number; move: Typed }
  | { id: number; hints: Hint<Typed>[] }
  | { id: number; failed: string };
