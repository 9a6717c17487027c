// Who meets whom in the arena, and the target.
import type { Contestant } from './game.ts';

export interface Pairing {
  /** The folder of the game's package. */
  game: string;
  name: string;
  /** One of these … */
  one: Contestant;
  /** … against a table of these. */
  others: Contestant;
  players: number;
  /** A multiple of the players, so that each seat is played equally often. */
  games: number;
  /** The target share of victories, if any. */
  atLeast?: number;
}

const hard = (ms: number): Contestant => ({ level: 'hard', budget: { ms } });
const easy: Contestant = { level: 'easy' };
const medium: Contestant = { level: 'medium' };
const random: Contestant = { level: 'random' };

/** The same for every game: three players first, then every other number of them. */
export function pairingsOf(game: string, { min, max }: { min: number; max: number }): Pairing[] {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [
    { name: 'easy over random', one: easy, others: random, games: 300, atLeast: 0.9 },
    { name: 'medium over easy', one: medium, others: easy, games: 300, atLeast: 0.7 },
    { name: 'hard over medium', one: hard(100), others: medium, games: 201, atLeast: 0.6 },
    ...counts
      .filter(players => players !== 3)
      .map(players => ({
        name: `hard over medium, ${players} players`,
        one: hard(100),
        others: medium,
        players,
        games: 200,
        atLeast: 1 / players,
      })),
    { name: 'hard over medium at 20 ms', one: hard(20), others: medium, games: 99 },
    { name: 'hard over medium at 500 ms', one: hard(500), others: medium, games: 30 },
  ].map(pairing => ({ game, players: 3, ...pairing }));
}
