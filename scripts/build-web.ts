// Builds the web client unless the last build is newer than all its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = `${root}apps/web/dist/index.html`;
const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{html,ts,json}',
  'packages/*/src/**/*',
  'pnpm-lock.yaml',
];

function isFresh(): boolean {
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return globSync(SOURCES, { cwd: root }).every(file => statSync(root + file).mtimeMs <= mtimeMs);
}

if (!isFresh()) {
  console.log('Building the web client …');
  const { status } = spawnSync(
    `${root}apps/web/node_modules/.bin/vite`,
    ['build', '--logLevel', 'warn'],
    {
      cwd: `${root}apps/web`,
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}
