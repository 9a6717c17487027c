// Checks for the system programs the tests need, and installs them if allowed. `node
// scripts/prepare.ts postgresql redis-server nginx caddy chromium`
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to tell that a Debian package is installed. */
const PRESENT: Readonly<Record<string, () => boolean>> = {
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  'redis-server': () => onPath('redis-server'),
  caddy: () => onPath('caddy'),
  chromium: () => onPath('chromium'),
  // Debian puts it on root's path only.
  nginx: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
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

/** Debian starts what it installs unless this file forbids it. The tests start their own. */
const START_POLICY = '/usr/sbin/policy-rc.d';

function withoutStarting(install: () => boolean): boolean {
  if (existsSync(START_POLICY)) return install();
  writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(START_POLICY);
  }
}

const missing = process.argv.slice(2).filter(name => !PRESENT[name]?.());
if (missing.length > 0) {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  console.log(`The tests need ${missing.join(' and ')}${mayInstall ? ': installing' : ''}.`);
  const installed =
    mayInstall &&
    run('apt-get', 'update', '-qq') &&
    withoutStarting(() =>
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing),
    );
  if (!installed) {
    console.error(`Please install ${missing.join(' and ')} and run the tests again.`);
    process.exit(1);
  }
}
