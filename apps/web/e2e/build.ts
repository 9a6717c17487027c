// Builds the web client once before the suite, unless the last build is fresh.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function build(): void {
  const script = fileURLToPath(new URL('../../../scripts/build-web.ts', import.meta.url));
  // Test runners set NODE_ENV to test, and React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('the web client could not be built');
}
