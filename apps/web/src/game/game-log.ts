// What a game brings to the log: which lines belong together, and what they brought.
import type { Amounts, Typed } from '@loggia/kernel';

export interface GameLog<Event extends Typed> {
  /**
   * The block of an event, after the block of the one before it; the same block goes on. Nothing for
   * a line that stands alone.
   */
  block(event: Event, before: string | undefined): string | undefined;
  /** What an event brought its player or took; the text `<game>.brought` says it as `gain`. */
  brought(event: Event): Amounts;
  /** How many moves an event took back. */
  takenBack(event: Event): number;
}
