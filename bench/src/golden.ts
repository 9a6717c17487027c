// Records the golden games anew: `node bench/src/golden.ts`. Only when the rules change on purpose.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TABLES, fuzzGame, headerOf, noSightings, writeRecord } from '@loggia/calimala/testing';

const FOLDER = new URL('../../packages/calimala/golden/', import.meta.url).pathname;
const GAMES = 36;
/** Of so many games at a table the one is kept that shows most of what the others don't. */
const CANDIDATES = 120;

const shown = new Map<string, number>();
const sightings = noSightings();

function novelty(branches: Iterable<string>): number {
  let sum = 0;
  for (const branch of branches) sum += 3 ** -(shown.get(branch) ?? 0);
  return sum;
}

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
let bytes = 0;
for (let game = 0; game < GAMES; game++) {
  // Every fourth table: each player count and each value of each option comes up again and again.
  const table = ALL_TABLES[game * 4];
  if (table === undefined) break;
  const mode = game % 4 === 0 ? 'random' : 'rare';
  const [best] = Array.from({ length: CANDIDATES }, (_, index) =>
    fuzzGame(headerOf(table, `golden-${game}-${index}`, mode), sightings),
  ).sort((a, b) => novelty(b.met) - novelty(a.met));
  if (best === undefined) break;
  for (const branch of best.met) shown.set(branch, (shown.get(branch) ?? 0) + 1);
  const text = writeRecord(best.record);
  bytes += text.length;
  const number = String(game + 1).padStart(2, '0');
  writeFileSync(join(FOLDER, `${number}-${table.players}-players-${mode}.jsonl`), text);
}
console.log(`${GAMES} games, ${bytes} bytes`);
console.table(Object.fromEntries([...shown].sort((a, b) => a[1] - b[1])));
