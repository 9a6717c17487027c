// The server of this revision against that of another, taking turns:
// `node bench/src/revisions.ts 163733f [--tables 30] [--rounds 3]`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Contender, TURNS, withServer } from './server/contender.ts';
import { p95, rate } from './server/samples.ts';
import { UNLIMITED } from './server/unlimited.ts';
import { type Figure, print } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
  },
});
const [revision] = positionals;
if (revision === undefined)
  throw new Error('Which revision? node bench/src/revisions.ts <revision>');
const tables = Number(values.tables);

const here = join(import.meta.dirname, '../..');
const there = join(mkdtempSync(join(tmpdir(), 'loggia-revision-')), 'loggia');
const main = (root: string) => join(root, 'apps/server/src/main.ts');
const git = (...args: string[]) => execFileSync('git', args, { cwd: here, stdio: 'pipe' });

/** Both servers are new and warmed up; then each is loaded in turn. */
function round(): Promise<Figure[]> {
  return withServer(main(there), UNLIMITED, oldServer =>
    withServer(main(here), UNLIMITED, async newServer => {
      const before = await Contender.warm(oldServer, tables);
      const now = await Contender.warm(newServer, tables);
      for (let turn = 0; turn < TURNS; turn++) {
        await before.turn();
        await now.turn();
      }
      const work = ({ computed, total }: Contender) => (computed / total.samples.length) * 1e6;
      const [old, ours] = [before.finish(), now.finish()];
      return [
        { name: `${revision}, moves`, value: rate(old), unit: '/s' },
        { name: 'now, moves', value: rate(ours), unit: '/s' },
        { name: 'moves, now : then', value: rate(ours) / rate(old), unit: '×' },
        { name: `${revision}, p95 move to all`, value: p95(old), unit: 'ms' },
        { name: 'now, p95 move to all', value: p95(ours), unit: 'ms' },
        { name: `${revision}, computed per move`, value: work(before), unit: 'µs' },
        { name: 'now, computed per move', value: work(now), unit: 'µs' },
        { name: 'computed, now : then', value: work(now) / work(before), unit: '×' },
      ];
    }),
  );
}

git('worktree', 'add', '--detach', there, revision);
try {
  execFileSync('npx', ['-y', 'pnpm@12.18.0', 'install', '--frozen-lockfile'], {
    cwd: there,
    stdio: 'pipe',
  });
  for (let count = 1; count <= Number(values.rounds); count++) {
    print(`round ${count}, ${tables} tables`, await round());
  }
} finally {
  git('worktree', 'remove', '--force', there);
}
