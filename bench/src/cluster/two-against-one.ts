// The same load on one node and on two, by turns, against the same store.
import type { Child } from '../server/child.ts';
import { Load, type LoadResult, runLoad } from '../server/load.ts';
import { p95, rate } from '../server/samples.ts';
import type { Figure, Sizes } from '../suite.ts';
import type { House } from './house.ts';
import { NAMES } from './names.ts';

const TABLES = 60;
const TURNS = 4;

/** A load, what came of it, and what it cost in milliseconds of CPU. */
class Contender {
  readonly result: LoadResult = { samples: [], seconds: 0 };
  /** Of each node. */
  readonly cpu = [0, 0];
  readonly services = { store: 0, news: 0 };
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  async turn(house: House, nodes: readonly Child[], seconds: number): Promise<void> {
    for (const node of nodes) await node.probe();
    const before = house.used();
    const { samples, seconds: elapsed } = await this.#load.run(seconds);
    const after = house.used();
    for (const [index, node] of nodes.entries()) {
      this.cpu[index] = (this.cpu[index] ?? 0) + (await node.probe()).cpu;
    }
    this.services.store += after.store - before.store;
    this.services.news += after.news - before.news;
    this.result.samples.push(...samples);
    this.result.seconds += elapsed;
  }

  close(): void {
    this.#load.close();
  }
}

export async function twoAgainstOne(house: House, { seconds }: Sizes): Promise<Figure[]> {
  const database = await house.newDatabase();
  const nodes = [await house.startNode(database), await house.startNode(database)];
  const urls = nodes.map(({ url }) => url);
  // Code that is still being compiled tells nothing about a server that runs for months.
  for (const url of urls) await runLoad([url], 'rules', TABLES / 2, seconds);
  const one = new Contender(await Load.open(urls.slice(0, 1), 'rules', TABLES));
  const two = new Contender(await Load.open(urls, 'rules', TABLES));
  for (let turn = 0; turn < TURNS; turn++) {
    await one.turn(house, nodes, seconds / TURNS);
    await two.turn(house, nodes, seconds / TURNS);
  }
  for (const contender of [one, two]) contender.close();
  for (const node of nodes) await house.stopNode(node);

  const name = (text: string) => `${TABLES} tables: ${text}`;
  const per = (cpu: number, { result }: Contender) => cpu / result.samples.length;
  const [own = 0, heard = 0] = one.cpu;
  const [first = 0, second = 0] = two.cpu;
  return [
    { name: name('one node, moves'), value: rate(one.result), unit: '/s' },
    { name: name('two nodes, moves'), value: rate(two.result), unit: '/s' },
    { name: name('moves, two : one'), value: rate(two.result) / rate(one.result), unit: '×' },
    { name: name('one node, p95 move to all'), value: p95(one.result), unit: 'ms' },
    { name: name('two nodes, p95 move to all'), value: p95(two.result), unit: 'ms' },
    { name: NAMES.own, value: per(own, one), unit: 'ms' },
    { name: NAMES.heard, value: per(heard, one), unit: 'ms' },
    { name: NAMES.spread, value: per(first + second, two), unit: 'ms' },
    { name: NAMES.store, value: per(one.services.store, one), unit: 'ms' },
    { name: NAMES.news, value: per(one.services.news, one), unit: 'ms' },
  ];
}
