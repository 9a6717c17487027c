// `node bench/src/arena.ts [--game calimala] [--games n] [--threads n] [name of a pairing …]`: how strong the bots are.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { wilson } from './arena/interval.ts';
import { type Pairing, pairingsOf } from './arena/pairings.ts';
import type { Outcome, Share } from './arena/thread.ts';
import { newestSubject } from './subjects.ts';
import type { Figure } from './suite.ts';

/** How many games between progress reports. */
const REPORT_EVERY = 20;

/** Plays a pairing on all cores, or on this many threads. */
export async function meet(
  pairing: Pairing,
  watch: (outcomes: readonly Outcome[]) => void = () => {},
  threads = availableParallelism(),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const step = Math.min(threads, pairing.games);
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const workerData: Share = { pairing, first, step };
      const worker = new Worker(new URL('./arena/thread.ts', import.meta.url), { workerData });
      worker.on('message', (outcome: Outcome) => {
        outcomes.push(outcome);
        watch(outcomes);
      });
      return new Promise((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', resolve);
      });
    }),
  );
  return outcomes;
}

export async function figureOf(pairing: Pairing): Promise<Figure> {
  return figure(pairing, await meet(pairing));
}

function figure(pairing: Pairing, outcomes: readonly Outcome[]): Figure {
  const games = outcomes.length;
  const sum = (of: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  const { share, low, high } = wilson(sum('victory'), games);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const points = `${(sum('points') / games).toFixed(1)} to ${(sum('others') / games).toFixed(1)}`;
  const asked = pairing.atLeast === undefined ? '' : `at least ${percent(pairing.atLeast)}; `;
  return {
    name: pairing.name,
    value: 100 * share,
    unit: '%',
    target: `${asked}95 %: ${percent(low)} to ${percent(high)}; ${games} games; points ${points}`,
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string', default: 'calimala' },
      games: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const { manifest } = await newestSubject(values.game);
  for (const pairing of pairingsOf(values.game, manifest.module.players)) {
    const wanted = positionals.length === 0 || positionals.some(part => pairing.name === part);
    if (!wanted) continue;
    const games = values.games === undefined ? pairing.games : Number(values.games);
    const say = (outcomes: readonly Outcome[]) => {
      const { name, value, target } = figure(pairing, outcomes);
      console.log(`${name}: ${value.toFixed(1)} % (${target})`);
    };
    // A long pairing reports its score now and then.
    const watch = (so: readonly Outcome[]) => so.length % REPORT_EVERY === 0 && say(so);
    say(await meet({ ...pairing, games }, watch, Number(values.threads)));
  }
}
