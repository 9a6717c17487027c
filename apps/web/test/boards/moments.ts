// Whole games played at random, so that a board's model meets every kind of position.
import {
  anyMove,
  type GameModule,
  play,
  type Seat,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import type { TableSpec } from '@loggia/trial';

export interface MomentOf<State, Move extends Typed, Event extends Typed> {
  /** The position before the move, as a copy. */
  state: State;
  seat: Seat;
  legal: Move[];
  move: Move;
  /** What the move caused; filled in once the next moment is requested. */
  events: Event[];
}

/** Every decision of a few games, each with its given table. */
export function* momentsOf<View, State extends View, Move extends Typed, Event extends Typed>(
  module: GameModule<View, State, Move, Event>,
  games: number,
  tableOf: (game: number) => TableSpec,
): Generator<MomentOf<State, Move, Event>> {
  for (let game = 0; game < games; game++) {
    const drivers = {
      chance: seededRandom(`chance ${game}`),
      choice: seededRandom(`choice ${game}`),
    };
    const { players, options } = tableOf(game);
    const live = module.setup(players, options, drivers.chance);
    let state = structuredClone(live);
    for (const { seat, move, events } of play(module, live, anyMove(module), drivers)) {
      yield { state, seat, legal: module.legal(state, seat), move, events };
      state = structuredClone(live);
    }
  }
}
