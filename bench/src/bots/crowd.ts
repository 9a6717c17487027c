// Whether people notice fifty tables of hard bots on the same server: p95 of a move, with and without.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../server/child.ts';
import { runLoad } from '../server/load.ts';
import type { Figure } from '../suite.ts';

const TABLES = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SERVER = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
/** All players come from one address. */
const ENVIRONMENT = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_HTTP: '1000000',
  RATE_CREATE: '1000000',
  RATE_SOCKET: '1000000',
};

export async function crowd(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  const server = await startChild(SERVER, { ...ENVIRONMENT, DATA_DIR: folder });
  try {
    await p95(server.url);
    const alone = await p95(server.url);
    for (let table = 0; table < TABLES; table++) await openTable(server.url);
    const crowded = await p95(server.url);
    return [
      { name: 'p95 of a move, no bots', value: alone, unit: 'ms' },
      { name: `p95 of a move, ${TABLES} tables of hard bots`, value: crowded, unit: 'ms' },
      { name: 'with bots : without', value: crowded / alone, unit: '×', target: 'at most 2' },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function p95(url: string): Promise<number> {
  const { samples } = await runLoad([url], 'rules', 1, SECONDS);
  const sorted = samples.map(({ latency }) => latency).sort((a, b) => a - b);
  return sorted[Math.floor(0.95 * sorted.length)] ?? 0;
}

/** A table of three hard bots, begun. */
async function openTable(url: string): Promise<void> {
  const created = await post(`${url}/games/calimala/create`, { numPlayers: 3 });
  const { matchID, hostCredentials: credentials } = created;
  await post(`${url}/games/calimala/${matchID}/start`, { credentials, level: 'hard' });
}

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
