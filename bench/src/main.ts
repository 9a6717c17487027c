// `pnpm bench [suite …] [--game calimala] [--json]`: measures and prints a table; ratios are taken
// within one run. Sizes for the cluster: `--tables 100,1000,5000 --stored 10000 --seconds 8`.
import { parseArgs } from 'node:util';
import { suite as analysis } from './analysis.ts';
import { suite as bots } from './bots.ts';
import { suite as cluster } from './cluster.ts';
import { suite as kernel } from './kernel.ts';
import { suite as machine } from './machine.ts';
import { suite as server } from './server.ts';
import { print, type Sizes, type Suite } from './suite.ts';
import { suite as web } from './web.ts';

const SUITES: Readonly<Record<string, Suite>> = {
  kernel,
  server,
  web,
  bots,
  analysis,
  machine,
  cluster,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', default: 'calimala' },
    tables: { type: 'string', default: '100,1000,5000' },
    stored: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
  },
});
const sizes: Sizes = {
  tables: values.tables.split(',').map(Number),
  stored: Number(values.stored),
  seconds: Number(values.seconds),
};
if (![...sizes.tables, sizes.stored, sizes.seconds].every(size => size > 0)) {
  console.error('Sizes are numbers above 0.');
  process.exit(1);
}
const names = positionals.length > 0 ? positionals : Object.keys(SUITES);
const report: Record<string, Awaited<ReturnType<Suite>>> = {};
for (const name of names) {
  const suite = SUITES[name];
  if (suite === undefined) {
    console.error(`There is no bench called "${name}". Known: ${Object.keys(SUITES).join(', ')}.`);
    process.exit(1);
  }
  report[name] = await suite(values.game, sizes);
  if (!values.json) print(name, report[name]);
}
if (values.json) console.log(JSON.stringify(report, undefined, 2));
