// Who meets whom in the arena, and what is asked of them.
import type { Contestant } from './game.ts';

export interface Pairing {
  name: string;
  /** One of these … */
  one: Contestant;
  /** … against a table of these. */
  others: Contestant;
  players: number;
  /** A multiple of the players, so that each seat is played equally often. */
  games: number;
  /** The share of victories asked for, if any. */
  atLeast?: number;
}

const hard = (ms: number): Contestant => ({ level: 'hard', budget: { ms } });
const medium: Contestant = { level: 'medium' };

export const PAIRINGS: readonly Pairing[] = [
  {
    name: 'easy over random',
    one: { level: 'easy' },
    others: { level: 'random' },
    players: 3,
    games: 300,
    atLeast: 0.9,
  },
  {
    name: 'medium over easy',
    one: medium,
    others: { level: 'easy' },
    players: 3,
    games: 300,
    atLeast: 0.7,
  },
  {
    name: 'hard over medium',
    one: hard(100),
    others: medium,
    players: 3,
    games: 201,
    atLeast: 0.6,
  },
  {
    name: 'hard over medium, 4 players',
    one: hard(100),
    others: medium,
    players: 4,
    games: 200,
    atLeast: 1 / 4,
  },
  {
    name: 'hard over medium, 5 players',
    one: hard(100),
    others: medium,
    players: 5,
    games: 200,
    atLeast: 1 / 5,
  },
  { name: 'hard over medium at 20 ms', one: hard(20), others: medium, players: 3, games: 99 },
  { name: 'hard over medium at 500 ms', one: hard(500), others: medium, players: 3, games: 30 },
];
