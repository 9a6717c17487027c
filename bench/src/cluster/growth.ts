// How one node copes with more and more open tables: their memory, and their effect on active
// games.
import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../server/child.ts';
import { TableClient } from '../server/client.ts';
import { Load, runLoad, seatingsOf } from '../server/load.ts';
import { p95, rate } from '../server/samples.ts';
import type { Figure, Sizes } from '../suite.ts';
import type { House } from './house.ts';
import { atSize, NAMES } from './names.ts';

/** Tables that are being played while all others are idle. */
const PLAYING = 20;
/** Tables that are opened at once. */
const AT_ONCE = 8;
/** Longer than a table takes to go to rest. */
const RESTING_MILLISECONDS = 25_000;
const KIB = 1024;

export async function growth(house: House, { tables, seconds }: Sizes): Promise<Figure[]> {
  const node = await house.startNode(await house.newDatabase());
  await runLoad([node.url], 'rules', PLAYING, seconds);
  const play = await Load.open([node.url], 'rules', PLAYING);
  const figures: Figure[] = [];
  const open = new OpenTables(node.url);
  // Memory pages that were once requested are kept: the first tables pay for them.
  await open.upTo(PLAYING);
  const base = { tables: open.count, probed: await node.probe() };
  let first: { rate: number; p95: number } | undefined;
  for (const count of tables.toSorted((a, b) => a - b)) {
    await open.upTo(base.tables + count);
    await pause(RESTING_MILLISECONDS);
    const idle = await quiet(node, seconds);
    const played = await play.run(seconds);
    const { lag, cpu } = await node.probe();
    const name = (text: string) => `${count} open tables: ${text}`;
    const { resident, whole, idle: resting } = atSize(count);
    const per = (bytes: number) => bytes / count / KIB;
    first ??= { rate: rate(played), p95: p95(played) };
    figures.push(
      {
        name: name('heap per table with its socket'),
        value: per(idle.heap - base.probed.heap),
        unit: 'KiB',
        target: 'below 40',
      },
      { name: resident, value: per(idle.resident - base.probed.resident), unit: 'KiB' },
      { name: whole, value: idle.resident / KIB / KIB, unit: 'MiB' },
      { name: resting, value: idle.cpu / seconds, unit: 'ms/s' },
      { name: name('CPU per move of 20 playing'), value: cpu / played.samples.length, unit: 'ms' },
      { name: name('event-loop lag, idle, p99'), value: idle.lag, unit: 'ms' },
      { name: name('event-loop lag, 20 playing, p99'), value: lag, unit: 'ms' },
      { name: name('moves of 20 playing'), value: rate(played), unit: '/s' },
      { name: name('p95 move to all of 20 playing'), value: p95(played), unit: 'ms' },
      { name: name('moves, to the fewest tables'), value: rate(played) / first.rate, unit: '×' },
      { name: name('p95, to the fewest tables'), value: p95(played) / first.p95, unit: '×' },
    );
  }
  figures.push(await socketCost(node));
  play.close();
  open.close();
  await house.stopNode(node);
  return figures;
}

/** The cost of an idle node. */
async function quiet(node: Child, seconds: number) {
  await node.probe();
  await pause(seconds * 1000);
  return node.probe();
}

/** A connection that watches nothing. */
async function socketCost(node: Child): Promise<Figure> {
  const before = await node.probe();
  const sockets = Array.from({ length: 300 }, () => new TableClient(node.url));
  await Promise.all(sockets.map(socket => socket.connected()));
  const after = await node.probe();
  for (const socket of sockets) socket.close();
  return {
    name: NAMES.socket,
    value: (after.heap - before.heap) / sockets.length / KIB,
    unit: 'KiB',
  };
}

/** Running games with one player's page open and nothing happening. */
class OpenTables {
  readonly #url: string;
  readonly #clients: TableClient[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  get count(): number {
    return this.#clients.length;
  }

  async upTo(count: number): Promise<void> {
    while (this.count < count) {
      const more = Math.min(AT_ONCE, count - this.count);
      await Promise.all(Array.from({ length: more }, () => this.#open()));
    }
  }

  async #open(): Promise<void> {
    const [seating] = await seatingsOf(this.#url);
    const client = new TableClient(this.#url);
    await client.connected();
    if (seating !== undefined) await client.sync(seating);
    this.#clients.push(client);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}
