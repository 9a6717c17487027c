// Whole games played at random, so that the board's model meets every kind of position.
import { calimala, type Event, type Move, type State } from '@loggia/calimala';
import { anyMove, play, type Seat, seededRandom } from '@loggia/kernel';

export interface Moment {
  /** The position before the move. */
  state: State;
  seat: Seat;
  legal: Move[];
  move: Move;
  /** What the move made happen; filled in once the next moment is asked for. */
  events: Event[];
}

/** Every decision of a few games; the state is a copy of its own. */
export function* moments(games = 3): Generator<Moment> {
  for (let game = 0; game < games; game++) {
    const chance = seededRandom(`chance ${game}`);
    const choice = seededRandom(`choice ${game}`);
    const live = calimala.setup(3 + (game % 3), {}, chance);
    let state = structuredClone(live);
    for (const { seat, move, events } of play(calimala, live, anyMove(calimala), {
      chance,
      choice,
    })) {
      yield { state, seat, legal: calimala.legal(state, seat), move, events };
      state = structuredClone(live);
    }
  }
}
