// `pnpm bench [suite …] [--game calimala] [--json]`: measures and prints a table; ratios are taken within one run.
import { parseArgs } from 'node:util';
import { suite as bots } from './bots.ts';
import { suite as kernel } from './kernel.ts';
import { suite as server } from './server.ts';
import { print, type Suite } from './suite.ts';
import { suite as web } from './web.ts';

const SUITES: Readonly<Record<string, Suite>> = { kernel, server, web, bots };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', default: 'calimala' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(SUITES);
const report: Record<string, Awaited<ReturnType<Suite>>> = {};
for (const name of names) {
  const suite = SUITES[name];
  if (suite === undefined) {
    console.error(`There is no bench called "${name}". Known: ${Object.keys(SUITES).join(', ')}.`);
    process.exit(1);
  }
  report[name] = await suite(values.game);
  if (!values.json) print(name, report[name]);
}
if (values.json) console.log(JSON.stringify(report, undefined, 2));
