// `node bench/src/stats.ts [--games 1000] [--players 3] [--print]`: what games of medium bots look like.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { chart } from './stats/chart.ts';
import type { GameRecord } from './stats/record.ts';
import { report } from './stats/report.ts';
import type { Share } from './stats/thread.ts';

async function play(games: number, players: number): Promise<GameRecord[]> {
  const step = availableParallelism();
  const records: GameRecord[] = [];
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const workerData: Share = { games, players, first, step };
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
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: '3' },
    print: { type: 'boolean', default: false },
  },
});
const records = await play(Number(values.games), Number(values.players));
const page = report(records);
console.log(page);
if (!values.print) {
  const docs = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
  writeFileSync(docs('bot-statistics.md'), page);
  writeFileSync(docs('bot-statistics.svg'), chart(records));
}
