// Signals, sent to a real process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const FIXTURE = fileURLToPath(new URL('./shutdown.fixture.ts', import.meta.url));
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function started(...args: string[]) {
  const process_ = spawn(process.execPath, [FIXTURE, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = process_;
  let output = '';
  const seen = (word: string) =>
    new Promise<void>(resolve => {
      const look = () => {
        if (!output.includes(word)) return;
        process_.stdout.off('data', look);
        resolve();
      };
      process_.stdout.on('data', look);
      look();
    });
  process_.stdout.on('data', chunk => {
    output += chunk;
  });
  const exit = once(process_, 'exit').then(([code]) => code);
  await seen('"ready"');
  return {
    kill: (signal: NodeJS.Signals) => process_.kill(signal),
    exit,
    seen,
    text: () => output,
  };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes work in progress and exits cleanly',
  async signal => {
    const server = await started('50');
    server.kill(signal);
    expect(await server.exit).toBe(0);
    expect(server.text()).toContain('"stopped"');
  },
);

test('a second signal exits at once', async () => {
  const server = await started('60000', '60000');
  server.kill('SIGTERM');
  await server.seen('"stopping"');
  server.kill('SIGTERM');
  expect(await server.exit).toBe(1);
});

test('a stop that takes too long is cut short', async () => {
  const server = await started('60000', '50');
  server.kill('SIGTERM');
  expect(await server.exit).toBe(1);
  expect(server.text()).toContain('took too long');
});

test('reports a stop that fails', async () => {
  const server = await started('1');
  server.kill('SIGTERM');
  expect(await server.exit).toBe(1);
  expect(server.text()).toContain('the disk is gone');
});

test('logs and survives an unhandled rejection', async () => {
  const server = await started('0');
  expect(server.text()).toContain('forgotten');
  server.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});
