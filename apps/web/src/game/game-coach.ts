// What a game brings to the coach of a first game: which lessons a moment holds.
import type { Seat, Typed } from '@loggia/kernel';
import type { Params } from '../i18n/message.ts';

/**
 * Something to learn. Its text is `<game>.coach.<topic>`; one that comes back often has a shorter
 * `<game>.coach.<topic>.short`.
 */
export interface Lesson {
  topic: string;
  params?: Params;
}

export interface GameCoach<View, Move extends Typed, Event extends Typed> {
  /** What the reader decides now (or that others do), then what is special about it this time. */
  moment(view: View, seat: Seat, legal: readonly Move[]): readonly [Lesson, ...Lesson[]];
  /** What somebody who sees such an event for the first time should hear of it. */
  news(event: Event, seat: Seat): Lesson | undefined;
}
