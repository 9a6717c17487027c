// `pnpm mutate --game pillars [src/result.ts …]`: changes the rules of a game one small piece at a
// time and counts how many changes a test notices; of all its files, or of those named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string', default: 'calimala' } },
});
const cwd = fileURLToPath(new URL(`../packages/${values.game}/`, import.meta.url));
const missing = ['stryker.config.mjs', ...positionals].find(file => !existsSync(`${cwd}${file}`));
if (missing !== undefined) {
  console.error(`There is no ${missing} in ${cwd}`);
  process.exit(1);
}
const files = positionals.length > 0 ? ['--mutate', positionals.join()] : [];
const { status } = spawnSync(`${cwd}node_modules/.bin/stryker`, ['run', ...files], {
  cwd,
  stdio: 'inherit',
});
process.exit(status ?? 1);
