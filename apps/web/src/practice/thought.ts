// The messages to and from the worker that thinks.
import type { Hint, Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';

export type Wish = { wish: 'move'; level: Level } | { wish: 'hints' };

export type Task = Wish & {
  id: number;
  game: string;
  rulesVersion: number;
  /** All the bot may know: its seat's view. */
  view: unknown;
  seat: number;
  seed: string;
};

export type Thought =
  | { id: number; move: Typed }
  | { id: number; hints: Hint<Typed>[] }
  | { id: number; failed: string };
