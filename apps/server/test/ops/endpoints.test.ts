// The supervisor's questions, asked over HTTP of a real store.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Operations, operations } from '../../src/ops/endpoints.ts';
import { measuredStore } from '../../src/ops/measured-store.ts';
import { createMetrics, type Metrics } from '../../src/ops/metrics.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { INITIAL, newMatch } from '../store/samples.ts';

let folder: string;
let store: Store;
let metrics: Metrics;
let server: Server | undefined;
let stopping = false;

beforeEach(async () => {
  stopping = false;
  folder = mkdtempSync(join(tmpdir(), 'loggia-ops-'));
  metrics = createMetrics();
  store = measuredStore(await openStore({ dataDir: folder }), metrics);
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, headers = {}, more: Partial<Operations> = {}) {
  if (server === undefined || Object.keys(more).length > 0) {
    server?.close();
    const answering = operations({
      store,
      metrics,
      tables: () => 2,
      stopping: () => stopping,
      patienceMs: 600_000,
      ...more,
    });
    server = new Koa().use(answering).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

test('is alive and ready while all is well', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  const ready = await ask('/readyz');
  expect(ready).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

test('is alive but not ready without the store or while stopping', async () => {
  await store.close();
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"store"}' });
  stopping = true;
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
});

test('metrics count matches, store calls and failures, moves and refusals', async () => {
  const match = newMatch();
  await store.createMatch(match, INITIAL);
  await expect(store.createMatch(match, INITIAL)).rejects.toThrow();
  metrics.sockets.set(3);
  metrics.moves.inc({ game: 'calimala', by: 'person' });
  metrics.moveSeconds.observe(0.004);
  metrics.refused.inc({ code: 'move.stale' });
  const { text, headers } = await ask('/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'loggia_sockets 3',
    'loggia_tables 2',
    'loggia_matches{status="waiting"} 1',
    'loggia_matches{status="over"} 0',
    'loggia_moves_total{game="calimala",by="person"} 1',
    'loggia_move_seconds_count 1',
    'loggia_refused_total{code="move.stale"} 1',
    'loggia_store_seconds_count{operation="createMatch"} 2',
    'loggia_store_failures_total{operation="createMatch"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('metrics are still available when the store is gone', async () => {
  await store.close();
  expect(await ask('/metrics')).toMatchObject({ status: 200 });
});

test('a token restricts the metrics', async () => {
  const more = { metricsToken: 'open sesame' };
  expect((await ask('/metrics', {}, more)).status).toBe(401);
  expect((await ask('/metrics', { authorization: 'Bearer wrong' }, more)).status).toBe(401);
  const right = { authorization: 'Bearer open sesame' };
  expect((await ask('/metrics', right, more)).status).toBe(200);
});
