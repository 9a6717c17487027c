// A thread that plays its share of the games and tells each.
import { parentPort, workerData } from 'node:worker_threads';
import { record } from './record.ts';

export interface Share {
  games: number;
  players: number;
  first: number;
  step: number;
}

const { games, players, first, step } = workerData as Share;
for (let game = first; game < games; game += step) {
  parentPort?.postMessage(record(game, players));
}
