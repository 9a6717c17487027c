// `pnpm fuzz`: many games on all cores, looking for crashes, dead ends and broken invariants.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readRecord, refuzz } from '@loggia/trial';
import type { Batch, Findings } from './fuzz/batch.ts';
import { proofOf } from './subjects.ts';

const USAGE = `pnpm fuzz [--game calimala] [--games 20000] [--seed 1] [--mode both|random|rare] [--workers n]
          [--out folder for the records of games that went wrong]
pnpm fuzz [--game calimala] --replay <record>`;

const { values: args } = parseArgs({
  options: {
    game: { type: 'string', default: 'calimala' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'both' },
    workers: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: join('artefacts', 'fuzz') },
    replay: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (args.help) console.log(USAGE);
else if (args.replay !== undefined) await replayFile(args.replay);
else process.exitCode = (await fuzz()) === 0 ? 0 : 1;

async function replayFile(file: string): Promise<void> {
  const record = readRecord(readFileSync(file, 'utf8'));
  const { subjects } = await proofOf(args.game);
  const { rulesVersion } = record.header;
  const subject = subjects.find(({ manifest }) => manifest.module.rulesVersion === rulesVersion);
  if (subject === undefined) throw new RangeError(`no rules ${rulesVersion} of ${args.game}`);
  refuzz(subject, record);
  console.log('The record plays to its end and nothing is wrong.');
}

async function fuzz(): Promise<number> {
  const games = wholeNumber('games', args.games);
  const workers = Math.min(wholeNumber('workers', args.workers), games);
  const modes = args.mode === 'both' ? (['random', 'rare'] as const) : [modeOf(args.mode)];
  const begun = performance.now();
  const found = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      runBatch({ game: args.game, worker, workers, games, seed: args.seed, modes }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const troubles = found.flatMap(findings => findings.troubles);
  report(found, seconds, workers);
  if (troubles.length > 0) mkdirSync(args.out, { recursive: true });
  for (const { reason, record, name } of troubles) {
    const file = join(args.out, `${name}.jsonl`);
    writeFileSync(file, record);
    console.error(`${reason}\n  pnpm fuzz --game ${args.game} --replay ${file}`);
  }
  return troubles.length;
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} ${text}?\n${USAGE}`);
  return number;
}

function modeOf(text: string): 'random' | 'rare' {
  if (text !== 'random' && text !== 'rare') throw new RangeError(`--mode ${text}?\n${USAGE}`);
  return text;
}

function runBatch(batch: Batch): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz/worker.ts', import.meta.url), { workerData: batch });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', code => reject(new Error(`a worker ended with ${code}`)));
  });
}

/** Every branch of the rules met, rarest first, in how many games of each mode. */
function report(found: Findings[], seconds: number, workers: number): void {
  const total = (of: (findings: Findings) => number) => found.reduce((sum, f) => sum + of(f), 0);
  const branches: Record<string, Record<string, number>> = {};
  for (const { seen } of found) {
    for (const [mode, counts] of Object.entries(seen)) {
      for (const [branch, games] of counts) {
        const row = branches[branch] ?? {};
        row[mode] = (row[mode] ?? 0) + games;
        branches[branch] = row;
      }
    }
  }
  const games = (row: Record<string, number>) => Object.values(row).reduce((a, b) => a + b, 0);
  const rarestFirst = Object.entries(branches).sort(([, a], [, b]) => games(a) - games(b));
  console.log('Games that met each branch of the rules, rarest first:');
  console.table(Object.fromEntries(rarestFirst));
  console.table({
    games: total(f => f.games),
    moves: total(f => f.moves),
    'longest game': Math.max(...found.map(f => f.longest)),
    troubles: total(f => f.troubles.length),
    seconds: Math.round(seconds),
    workers,
    'games per second': Math.round(total(f => f.games) / seconds),
  });
}
