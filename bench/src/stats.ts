// `node bench/src/stats.ts [--game calimala] [--games 1000] [--players 3] [--threads n] [--print]`: what games of medium bots look like.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { chart } from './stats/chart.ts';
import type { GameRecord } from './stats/record.ts';
import { report } from './stats/report.ts';
import { type Share, statisticsOf } from './stats/thread.ts';

async function play(all: Omit<Share, 'first'>): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  await Promise.all(
    Array.from({ length: all.step }, (_, first) => {
      const workerData: Share = { ...all, first };
      const worker = new Worker(new URL('./stats/thread.ts', import.meta.url), { workerData });
      worker.on('message', (record: GameRecord) => records.push(record));
      return new Promise((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', resolve);
      });
    }),
  );
  return records;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'calimala' },
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: '3' },
    threads: { type: 'string', default: String(availableParallelism()) },
    print: { type: 'boolean', default: false },
  },
});
const { game } = values;
const stats = await statisticsOf(game);
const records = await play({
  game,
  games: Number(values.games),
  players: Number(values.players),
  step: Number(values.threads),
});
const page = report(game, stats, records);
console.log(page);
if (!values.print) {
  const folder = fileURLToPath(new URL('../../docs/bot-statistics/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${game}.md`, page);
  writeFileSync(`${folder}${game}.svg`, chart(stats, records));
}
