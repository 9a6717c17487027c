// Our server with SQLite on disk against the stock boardgame.io server in memory and bare
// socket.io.
import { fileURLToPath } from 'node:url';
import type { Child } from './server/child.ts';
import { TableClient } from './server/client.ts';
import { Contender, SECONDS, TURNS, withServer } from './server/contender.ts';
import { LoadedTable, type LoadResult, runLoad, type Sample, seatingsOf } from './server/load.ts';
import { mean, p95, percentile, rate } from './server/samples.ts';
import { UNLIMITED } from './server/unlimited.ts';
import type { Figure } from './suite.ts';

const TABLES = [1, 30, 300];
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const OURS = here('../../apps/server/src/main.ts');
const STOCK = here('./server/stock-server.ts');
const BARE = here('./server/bare-server.ts');

const bytes = (samples: readonly Sample[]) => mean(samples.map(sample => sample.bytes));

/** The two alternate, so that a slow moment of the machine does not hit only one. */
function contest(tables: number): Promise<{ stock: LoadResult; ours: LoadResult }> {
  return withServer(STOCK, {}, stockServer =>
    withServer(OURS, UNLIMITED, async ourServer => {
      const stock = await Contender.warm(stockServer, tables);
      const ours = await Contender.warm(ourServer, tables);
      for (let turn = 0; turn < TURNS; turn++) {
        await stock.turn();
        await ours.turn();
      }
      return { stock: stock.finish(), ours: ours.finish() };
    }),
  );
}

async function compare(tables: number): Promise<Figure[]> {
  const { stock, ours } = await contest(tables);
  const frame = Math.round(bytes(ours.samples) / 5);
  const bare = await withServer(BARE, { FRAME_BYTES: String(frame) }, child =>
    runLoad([child.url], 'bare', tables, SECONDS / TURNS),
  );
  const name = (text: string) => `${tables} tables: ${text}`;
  return [
    { name: name('stock, moves'), value: rate(stock), unit: '/s' },
    { name: name('ours, moves'), value: rate(ours), unit: '/s' },
    { name: name('bare wire, moves'), value: rate(bare), unit: '/s' },
    {
      name: name('moves, ours : stock'),
      value: rate(ours) / rate(stock),
      unit: '×',
      target: 'at least 3',
    },
    { name: name('moves, ours : bare wire'), value: rate(ours) / rate(bare), unit: '×' },
    { name: name('stock, p95 move to all'), value: p95(stock), unit: 'ms' },
    { name: name('ours, p95 move to all'), value: p95(ours), unit: 'ms', target: 'below stock' },
    { name: name('stock, bytes per move'), value: bytes(stock.samples), unit: 'B' },
    { name: name('ours, bytes per move'), value: bytes(ours.samples), unit: 'B' },
    {
      name: name('bytes, ours : stock'),
      value: bytes(ours.samples) / bytes(stock.samples),
      unit: '×',
      target: 'at most 0.2',
    },
    ...(tables === 1 ? flatness(ours, stock) : []),
  ];
}

/** Whether a late move costs more than an early one. */
function flatness(ours: LoadResult, stock: LoadResult): Figure[] {
  const part = ({ samples }: LoadResult, from: number, to: number) =>
    samples.filter(({ at }) => at >= from && at < to);
  const median = (samples: readonly Sample[]) =>
    percentile(
      samples.map(sample => sample.latency),
      0.5,
    );
  const ratio = (result: LoadResult, of: (samples: readonly Sample[]) => number) =>
    of(part(result, 250, 400)) / of(part(result, 10, 60));
  return [
    { name: 'ours, latency, late : early', value: ratio(ours, median), unit: '×' },
    { name: 'stock, latency, late : early', value: ratio(stock, median), unit: '×' },
    { name: 'ours, bytes, late : early', value: ratio(ours, bytes), unit: '×' },
    { name: 'stock, bytes, late : early', value: ratio(stock, bytes), unit: '×' },
  ];
}

/** How long an early or late spectator waits for the table, and how much is sent. */
async function lateSpectator(child: Child): Promise<Figure[]> {
  const table = new LoadedTable([child.url], 'rules', 'late spectator');
  const seating = { playerID: null, credentials: undefined };
  await table.open();
  const measure = async (when: string): Promise<Figure[]> => {
    const times: number[] = [];
    let received = 0;
    for (let i = 0; i < 20; i++) {
      const client = new TableClient(child.url);
      await client.connected();
      const begin = performance.now();
      await client.sync({ ...seating, matchID: table.matchID });
      times.push(performance.now() - begin);
      received = client.bytes;
      client.close();
    }
    return [
      { name: `spectator's sync, ${when}`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `spectator's sync, ${when}`, value: received, unit: 'B' },
    ];
  };
  for (let at = 0; at < 10; at++) await table.move();
  const early = await measure('move 10');
  for (let at = 10; at < 330; at++) if ((await table.move()) === undefined) break;
  const late = await measure('move 330');
  table.close();
  return [...early, ...late];
}

/** Tables that nobody is watching yet, and connections that watch nothing. */
async function memory(child: Child): Promise<Figure[]> {
  const matches = 300;
  for (let i = 0; i < 50; i++) await seatingsOf(child.url);
  const empty = await child.probe();
  for (let i = 0; i < matches; i++) await seatingsOf(child.url);
  const idle = await child.probe();
  const sockets = Array.from({ length: 600 }, () => new TableClient(child.url));
  await Promise.all(sockets.map(socket => socket.connected()));
  const connected = await child.probe();
  for (const socket of sockets) socket.close();
  const perMatch = (idle.heap - empty.heap) / matches / 1024;
  const perSocket = (connected.heap - idle.heap) / sockets.length / 1024;
  return [
    { name: 'heap per open match', value: perMatch, unit: 'KiB', target: 'below 40' },
    { name: 'heap per socket', value: perSocket, unit: 'KiB' },
  ];
}

export async function suite(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tables of TABLES) figures.push(...(await compare(tables)));
  figures.push(...(await withServer(OURS, UNLIMITED, lateSpectator)));
  figures.push(...(await withServer(OURS, UNLIMITED, memory)));
  return figures;
}
