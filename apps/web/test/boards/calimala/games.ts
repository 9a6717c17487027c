// Games of Calimala for all board tests that need positions.
import { calimala, type Event, type Move, type State } from '@loggia/calimala';
import { type MomentOf, momentsOf } from '../moments.ts';

export type Moment = MomentOf<State, Move, Event>;

export const moments = (games = 3): Generator<Moment> =>
  momentsOf(calimala, games, game => ({ players: 3 + (game % 3), options: {} }));
