// Games of The Capitals for all board tests that need positions.
import { capitals, type Event, type Move, type State } from '@loggia/capitals';
import { type MomentOf, momentsOf } from '../moments.ts';

export type Moment = MomentOf<State, Move, Event>;

/** Every second game has prosperity tiles. */
export const moments = (games = 4): Generator<Moment> =>
  momentsOf(capitals, games, game => ({
    players: 2 + (game % 4),
    options: { prosperity: game % 2 === 1 },
  }));

/** The last moment of every kind: number of players, stage of the turn, type of move. */
export function sample(games = 4): Moment[] {
  const found = new Map<string, Moment>();
  for (const moment of moments(games)) {
    const { state, move } = moment;
    found.set(`${state.players.length} ${state.phase} ${state.work.step} ${move.type}`, moment);
  }
  return [...found.values()];
}
