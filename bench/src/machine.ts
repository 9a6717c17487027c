// How large a machine is needed: one server with SQLite on disk, and what it holds.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './server/child.ts';
import { TableClient } from './server/client.ts';
import { LoadedTable, seatingsOf } from './server/load.ts';
import { UNLIMITED } from './server/unlimited.ts';
import type { Figure } from './suite.ts';

const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const TABLES = [100, 300];
/** Games played to the end, to see what they leave on disk. */
const GAMES = 3;
const KIB = 1024;
const MIB = KIB ** 2;

export async function suite(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  const start = () => startChild(SERVER, { PORT: '0', DATA_DIR: folder, ...UNLIMITED });
  try {
    return [...(await memory(await start())), ...(await disk(folder, start))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tables where three people have the page open. */
async function memory(server: Child): Promise<Figure[]> {
  const empty = await server.probe();
  const clients: TableClient[] = [];
  const figures: Figure[] = [
    { name: 'a server where nobody is: resident memory', value: empty.resident / MIB, unit: 'MiB' },
  ];
  let open = 0;
  for (const count of TABLES) {
    for (; open < count; open++) clients.push(...(await table(server.url)));
    const { resident, heap } = await server.probe();
    const name = (text: string) => `${count} tables of three people: ${text}`;
    const per = (bytes: number) => bytes / count / KIB;
    figures.push(
      { name: name('resident memory'), value: resident / MIB, unit: 'MiB' },
      { name: name('resident, per table'), value: per(resident - empty.resident), unit: 'KiB' },
      { name: name('heap, per table'), value: per(heap - empty.heap), unit: 'KiB' },
    );
  }
  for (const client of clients) client.close();
  await server.stop();
  return figures;
}

async function table(url: string): Promise<TableClient[]> {
  const seatings = await seatingsOf(url);
  const seated = seatings.filter(({ playerID }) => playerID !== null);
  return Promise.all(
    seated.map(async seating => {
      const client = new TableClient(url);
      await client.connected();
      await client.sync(seating);
      return client;
    }),
  );
}

/** A stopped server leaves nothing beside its database. */
async function disk(folder: string, start: () => Promise<Child>): Promise<Figure[]> {
  const before = bytesIn(folder);
  const server = await start();
  for (let game = 0; game < GAMES; game++) {
    const played = new LoadedTable([server.url], 'rules', `game ${game}`);
    await played.open();
    while ((await played.move()) !== undefined);
    played.close();
  }
  await server.stop();
  const value = (bytesIn(folder) - before) / GAMES / KIB;
  return [{ name: 'a finished game of three: disk', value, unit: 'KiB' }];
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
