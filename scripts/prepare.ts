// Sees to the programs the tests need from the system; installs them where it may.
// `node scripts/prepare.ts postgresql chromium`
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to tell that a Debian package is there. */
const PRESENT: Readonly<Record<string, () => boolean>> = {
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  chromium: () => onPath('chromium'),
};

function onPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some(folder => existsSync(join(folder, program)));
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const missing = process.argv.slice(2).filter(name => !PRESENT[name]?.());
if (missing.length > 0) {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  console.log(`The tests need ${missing.join(' and ')}${mayInstall ? ': installing' : ''}.`);
  const installed =
    mayInstall &&
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
  if (!installed) {
    console.error(`Please install ${missing.join(' and ')} and run the tests again.`);
    process.exit(1);
  }
}
