// What a supervisor hears from two nodes: with Redis, while it is down, and where none was
// configured.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { type ServerProcess, startServer } from '../crash/server-process.ts';
import { newDatabase } from '../store/postgres-server.ts';
import { startRedis } from './redis-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'loggia-health-'));
const nodes: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(node => node.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function open(env: Record<string, string>): Promise<void> {
  const DATABASE_URL = await newDatabase(inject('services')?.postgres ?? '');
  const start = () => startServer(folder, { env: { DATABASE_URL, ...env } });
  nodes.push(await start(), await start());
}

/** The same from each node. */
const each = <T>(ask: (url: string) => Promise<T>) => Promise.all(nodes.map(({ url }) => ask(url)));

async function readiness(url: string): Promise<[number, string]> {
  const answer = await fetch(`${url}/readyz`);
  const { status } = (await answer.json()) as { status: string };
  return [answer.status, status];
}

async function metrics(url: string): Promise<{ node: string; nodes: string; degraded: string }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, node = ''] = /^loggia_nodes\{node="([^"]+)"\}/m.exec(text) ?? [];
  const value = (name: string) =>
    new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? '';
  return { node, nodes: value('loggia_nodes'), degraded: value('loggia_degraded') };
}

test('each node names itself and knows the other; without Redis both are degraded, not dead', async () => {
  const redis = await startRedis();
  await open({ REDIS_URL: redis.url });
  await expect
    .poll(() => each(readiness))
    .toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
  await expect
    .poll(() => each(metrics))
    .toMatchObject([
      { nodes: '2', degraded: '0' },
      { nodes: '2', degraded: '0' },
    ]);
  const names = (await each(metrics)).map(({ node }) => node);
  expect(new Set(names).size).toBe(2);
  for (const [index, { pid }] of nodes.entries()) expect(names[index]).toContain(`-${pid}-`);

  await redis.stop('SIGKILL');
  await expect
    .poll(() => each(readiness))
    .toEqual([
      [200, 'degraded'],
      [200, 'degraded'],
    ]);
  expect(await each(metrics)).toMatchObject([{ degraded: '1' }, { degraded: '1' }]);
  const again = await startRedis(Number(new URL(redis.url).port));
  await expect
    .poll(() => each(readiness))
    .toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
  await again.stop();
});

test('two nodes configured without Redis are not ready', async () => {
  await open({});
  await expect
    .poll(() => each(readiness))
    .toEqual([
      [503, 'alone'],
      [503, 'alone'],
    ]);
});
