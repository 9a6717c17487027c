// What a game provides to the coach of a first game: which lessons apply at a given moment.
import type { Seat, Typed } from '@loggia/kernel';
import type { Params } from '../i18n/message.ts';

/**
 * Something to learn. Its text is `<game>.coach.<topic>`; a frequent one has a shorter
 * `<game>.coach.<topic>.short`.
 */
export interface Lesson {
  topic: string;
  params?: Params;
}

export interface GameCoach<View, Move extends Typed, Event extends Typed> {
  /**
   * What the reader (or somebody else) is deciding now, then what is special about it this time.
   */
  moment(view: View, seat: Seat, legal: readonly Move[]): readonly [Lesson, ...Lesson[]];
  /** What to explain when such an event happens for the first time. */
  news(event: Event, seat: Seat): Lesson | undefined;
}
