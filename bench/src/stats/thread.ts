// A thread that plays its share of the games and reports each.
import { parentPort, workerData } from 'node:worker_threads';
import { newestSubject } from '../subjects.ts';
import { record, type Statistics } from './record.ts';

export interface Share {
  game: string;
  games: number;
  players: number;
  first: number;
  step: number;
}

/** Each game has a file that says what to record. */
const GAMES: Readonly<Record<string, () => Promise<{ default: Statistics }>>> = {
  calimala: () => import('./games/calimala.ts'),
  pillars: () => import('./games/pillars.ts'),
  capitals: () => import('./games/capitals.ts'),
};

export async function statisticsOf(game: string): Promise<Statistics> {
  const load = GAMES[game];
  if (load === undefined) throw new RangeError(`no statistics of ${game}`);
  return (await load()).default;
}

if (parentPort !== null) {
  const { game, games, players, first, step } = workerData as Share;
  const stats = await statisticsOf(game);
  const { manifest } = await newestSubject(game);
  for (let index = first; index < games; index += step) {
    parentPort.postMessage(record(manifest, stats, index, players));
  }
}
