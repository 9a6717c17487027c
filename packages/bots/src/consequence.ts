// What a move would do, as one event that can be described in a sentence.
import { type GameModule, type Seat, seededRandom, type Typed } from '@loggia/kernel';

/**
 * The first event of a move, tried on a position that fits what the seat knows. Anything chance
 * decides is left out: there the event is described as to a stranger.
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
