// `WORKERS=2`: two nodes behind one port, replaced when they die, renewed without a pause.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ServerProcess, startServer } from '../crash/server-process.ts';
import { newDatabase } from '../store/postgres-server.ts';
import { RawSocket, seatedTable, type Ticket } from '../wire/players.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  const { postgres, redis } = inject('services') ?? { postgres: '', redis: '' };
  folder = mkdtempSync(join(tmpdir(), 'loggia-workers-'));
  server = await startServer(folder, {
    env: {
      DATABASE_URL: await newDatabase(postgres),
      REDIS_URL: redis,
      WORKERS: '2',
      // As behind a proxy: each new connection goes to the next worker.
      TRUST_PROXY: '1',
    },
  });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** On a separate connection. A request on its way to a dying worker may never be answered. */
async function metrics(): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`${server.url}/metrics`, { headers: { connection: 'close' }, signal });
  return answer.text();
}

/** The names of the nodes that answer. */
async function nodes(): Promise<string[]> {
  const names = new Set<string>();
  for (let tries = 0; tries < 6; tries++) {
    const text = await metrics().catch(() => '');
    const [, name] = /node="([^"]+)"/.exec(text) ?? [];
    if (name !== undefined) names.add(name);
  }
  return [...names].sort();
}

/** Names end with the process id and something random. */
const pidOf = (node: string) => Number(/-(\d+)-\w+$/.exec(node)?.[1]);

async function comesToTable({ matchID, playerID, credentials }: Ticket): Promise<number> {
  const socket = await new RawSocket(server).connected();
  const { _stateID } = await socket.sync(matchID, playerID, credentials);
  socket.close();
  return _stateID;
}

test('two workers answer; a killed one is replaced; all are renewed; the stop is clean', async () => {
  await expect.poll(async () => (await nodes()).length).toBe(2);
  const [first = '', second = ''] = await nodes();
  const { tickets } = await seatedTable(server);
  const [ada] = tickets as [Ticket];
  expect(await comesToTable(ada)).toBe(1);

  process.kill(pidOf(first), 'SIGKILL');
  const others = async () => (await nodes()).filter(node => node !== first);
  await expect.poll(async () => (await others()).length).toBe(2);
  expect(await others()).toContain(second);
  expect(await comesToTable(ada)).toBe(1);

  const before = await others();
  process.kill(server.pid, 'SIGHUP');
  const renewed = async () => (await nodes()).filter(node => !before.includes(node)).length;
  await expect.poll(renewed).toBe(2);
  expect(await comesToTable(ada)).toBe(1);

  expect(await server.stop('SIGTERM')).toBe(0);
});
