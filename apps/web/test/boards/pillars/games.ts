// Games of Pillars for all board tests that need positions.
import { type Event, type Move, pillars, type State } from '@loggia/pillars';
import { type MomentOf, momentsOf } from '../moments.ts';

export type Moment = MomentOf<State, Move, Event>;

const OPTIONS = [
  {},
  { thirdBuilders: 'last', statue: 'one' },
  { building: 'parallel' },
  { statue: 'one' },
];

export const moments = (games = 4): Generator<Moment> =>
  momentsOf(pillars, games, game => ({
    players: 2 + (game % 3),
    options: OPTIONS[game % OPTIONS.length] ?? {},
  }));
