// For a Raspberry Pi: every native package installed here also exists for arm64.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LOCKFILE = new URL('../../../../pnpm-lock.yaml', import.meta.url);

test('every package with a build for x64 has one for arm64', () => {
  const text = readFileSync(LOCKFILE, 'utf8');
  const names = new Set(
    [...text.matchAll(/^ {2}'?(@?[\w./-]+)@[\d.]+.*'?:$/gm)].map(([, name]) => name),
  );
  const native = [...names].filter(name => /linux-x64/.test(name ?? ''));
  expect(native.length).toBeGreaterThan(3);
  for (const name of native) expect(names).toContain(name?.replace('linux-x64', 'linux-arm64'));
});
