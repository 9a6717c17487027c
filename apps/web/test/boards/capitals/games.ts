// Whole games played at random, so that the board's model meets every kind of position.
import { capitals, type Event, type Move, type State } from '@loggia/capitals';
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

/** Every decision of a few games, every second one with prosperity tiles. */
export function* moments(games = 4): Generator<Moment> {
  for (let game = 0; game < games; game++) {
    const chance = seededRandom(`chance ${game}`);
    const choice = seededRandom(`choice ${game}`);
    const live = capitals.setup(2 + (game % 4), { prosperity: game % 2 === 1 }, chance);
    let state = structuredClone(live);
    const drivers = { chance, choice };
    for (const { seat, move, events } of play(capitals, live, anyMove(capitals), drivers)) {
      yield { state, seat, legal: capitals.legal(state, seat), move, events };
      state = structuredClone(live);
    }
  }
}

/** The last moment of every kind: number of players, stage of the turn, type of move. */
export function sample(games = 4): Moment[] {
  const found = new Map<string, Moment>();
  for (const moment of moments(games)) {
    const { state, move } = moment;
    found.set(`${state.players.length} ${state.phase} ${state.work.step} ${move.type}`, moment);
  }
  return [...found.values()];
}
