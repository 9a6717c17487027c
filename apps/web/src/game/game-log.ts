// What a game provides to the log: which lines belong together, and what they brought.
import type { Amounts, Typed } from '@loggia/kernel';

export interface GameLog<Event extends Typed> {
  /**
   * The block an event belongs to, given the block of the previous event; equal blocks are merged.
   * `undefined` for a line on its own.
   */
  block(event: Event, before: string | undefined): string | undefined;
  /** What an event brought its player, or cost; the text `<game>.brought` shows it as `gain`. */
  brought(event: Event): Amounts;
  /** How many moves an event undid. */
  takenBack(event: Event): number;
}
