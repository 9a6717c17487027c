// A thread of the arena: plays its share of a pairing's games and reports each outcome.
import { parentPort, workerData } from 'node:worker_threads';
import type { BySeat } from '@loggia/kernel';
import { newestSubject } from '../subjects.ts';
import { type Contestant, playGame } from './game.ts';
import type { Pairing } from './pairings.ts';

export interface Share {
  pairing: Pairing;
  /** This thread plays the games first, first + step, … */
  first: number;
  step: number;
}

export interface Outcome {
  /** 1 for a victory, less if it is shared, 0 for none. */
  victory: number;
  points: number;
  /** The others' average points. */
  others: number;
}

const { pairing, first, step } = workerData as Share;
const { manifest } = await newestSubject(pairing.game);
for (let game = first; game < pairing.games; game += step) {
  parentPort?.postMessage(outcome(pairing, game));
}

/** Every shuffle is played once from each seat. */
function outcome({ one, others, players, name }: Pairing, game: number): Outcome {
  const seat = game % players;
  const contestants: BySeat<Contestant> = new Array<Contestant>(players).fill(others);
  contestants[seat] = one;
  const state = playGame(manifest, contestants, `${name} ${Math.floor(game / players)}`);
  const { winners = [], standings = [] } = manifest.module.result(state) ?? {};
  const own = standings.find(standing => standing.seat === seat)?.score ?? 0;
  const sum = standings.reduce((total, { score }) => total + score, 0);
  return {
    victory: winners.includes(seat) ? 1 / winners.length : 0,
    points: own,
    others: (sum - own) / (players - 1),
  };
}
