// `pnpm chaos [--matches 100] [--minutes 10] [--nodes 3] [--seed …]`: faults under load, then a table.
import { parseArgs } from 'node:util';
import { pick, seededRandom } from '@loggia/kernel';
import { FAULTS } from './faults.ts';
import { countOf, runChaos } from './run.ts';

process.env.NODE_ENV ??= 'production';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'chaos' },
  },
});
/** The rest is for the last look and the check. */
const SHARE_OF_FAULTS = 0.75;
const random = seededRandom(values.seed);
const names = Object.keys(FAULTS);
// Each once, then at random.
const faults = [...names, ...Array.from({ length: 1_000 }, () => pick(random, names))];
const report = await runChaos({
  matches: Number(values.matches),
  nodes: Number(values.nodes),
  faults,
  pauseMs: 800,
  seed: values.seed,
  until: performance.now() + Number(values.minutes) * 60_000 * SHARE_OF_FAULTS,
  told: line => console.error(line),
});

const { problems } = report;
console.table(report.faults);
console.table({
  matches: report.matches,
  faults: report.faults.length,
  'moves in the log': report.logged,
  'moves acknowledged': report.acknowledged,
  lost: countOf(problems, 'lost', 'gap'),
  doubled: countOf(problems, 'doubled'),
  'in two orders': countOf(problems, 'two orders'),
  'sent by nobody': countOf(problems, 'sent by nobody'),
  'untrue views': countOf(problems, 'untrue view', 'from the future', 'backwards'),
  'longest interruption (ms)': report.longestMs,
});
for (const { wrong, about } of problems.slice(0, 20)) console.error(`${wrong}: ${about}`);
process.exitCode = problems.length > 0 ? 1 : 0;
