// `node bench/src/scaling.ts [report.json] [--moves 3] [--people 3] [--channels 1]`: what `pnpm
// bench cluster --json` means for larger installations.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ASSUMED, measuredFrom, planFor, wallsOf } from './cluster/plan.ts';
import type { Figure } from './suite.ts';

const SIZES = [100, 1_000, 10_000, 30_000, 100_000];
const OURS = fileURLToPath(new URL('../measured/cluster.json', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: 'string', default: String(ASSUMED.moves) },
    people: { type: 'string', default: String(ASSUMED.people) },
    channels: { type: 'string', default: String(ASSUMED.channels) },
  },
});
const [moves, people, channels] = [values.moves, values.people, values.channels].map(Number) as [
  number,
  number,
  number,
];
const assumed = { ...ASSUMED, moves, people, channels };
const report = JSON.parse(readFileSync(positionals[0] ?? OURS, 'utf8')) as { cluster: Figure[] };
const measured = measuredFrom(report.cluster);

console.log('| tables | moves per second | nodes | memory each | PostgreSQL | Redis |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const size of SIZES) {
  const { moves, nodes, memory, storeCores, redisCores } = planFor(measured, size, assumed);
  const row = [
    size.toLocaleString('en'),
    moves.toLocaleString('en', { maximumFractionDigits: 0 }),
    Number.isFinite(nodes) ? nodes : 'none would do',
    Number.isFinite(nodes) ? `${Math.round(memory / 1024 ** 2)} MiB` : '–',
    `${storeCores.toFixed(1)} cores`,
    Number.isFinite(redisCores) ? `${redisCores.toFixed(1)} cores` : '–',
  ];
  console.log(`| ${row.join(' | ')} |`);
}
for (const { what, tables } of wallsOf(measured, assumed)) {
  console.log(`\n${what} does for ${tables.toLocaleString('en')} tables`);
}
