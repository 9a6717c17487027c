// What a move would do, as one event that can be told in a sentence.
import { type GameModule, type Seat, seededRandom, type Typed } from '@loggia/kernel';

/**
 * What a move would make happen first, tried on a position that fits what the seat knows. What
 * chance decides is no part of it: there the event is told as to a stranger.
 */
export function consequence<View, State extends View, Move extends Typed, Event extends Typed>(
  module: Pick<GameModule<View, State, Move, Event>, 'sample' | 'apply' | 'viewEvent'>,
  view: View,
  seat: Seat,
  move: unknown,
): Event | undefined {
  const [one, other] = ['one', 'other'].map(seed => {
    const random = seededRandom(seed);
    const state = module.sample(view, seat, random);
    const [event] = module.apply(state, seat, move, random);
    return event;
  });
  if (one === undefined) return undefined;
  return JSON.stringify(one) === JSON.stringify(other) ? one : module.viewEvent(one, null);
}
