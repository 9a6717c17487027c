// Whole games played at random, so that the board's model meets every kind of position.
import { anyMove, play, type Seat, seededRandom } from '@loggia/kernel';
import { type Event, type Move, pillars, type State } from '@loggia/pillars';

export interface Moment {
  /** The position before the move. */
  state: State;
  seat: Seat;
  legal: Move[];
  move: Move;
  /** What the move made happen. */
  events: Event[];
}

const OPTIONS = [
  {},
  { thirdBuilders: 'last', statue: 'one' },
  { building: 'parallel' },
  { statue: 'one' },
];

/** Every decision of a few games; the state is a copy of its own. */
export function* moments(games = 4): Generator<Moment> {
  for (let game = 0; game < games; game++) {
    const chance = seededRandom(`chance ${game}`);
    const choice = seededRandom(`choice ${game}`);
    const live = pillars.setup(2 + (game % 3), OPTIONS[game % OPTIONS.length] ?? {}, chance);
    let state = structuredClone(live);
    for (const { seat, move, events } of play(pillars, live, anyMove(pillars), {
      chance,
      choice,
    })) {
      yield { state, seat, legal: pillars.legal(state, seat), move, events };
      state = structuredClone(live);
    }
  }
}
