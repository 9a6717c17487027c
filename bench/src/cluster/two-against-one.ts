// The same load on one node and on two, by turns, against the same store.
import { Load, type LoadResult, runLoad } from '../server/load.ts';
import { p95, rate } from '../server/samples.ts';
import type { Figure, Sizes } from '../suite.ts';
import type { House } from './house.ts';

const TABLES = 60;
const TURNS = 4;

export async function twoAgainstOne(house: House, { seconds }: Sizes): Promise<Figure[]> {
  const database = await house.newDatabase();
  const nodes = [await house.startNode(database), await house.startNode(database)];
  const urls = nodes.map(({ url }) => url);
  const single = urls.slice(0, 1);
  // Code that is still being compiled tells nothing about a server that runs for months.
  for (const url of urls) await runLoad([url], 'rules', TABLES / 2, seconds);
  const loads = [await Load.open(single, 'rules', TABLES), await Load.open(urls, 'rules', TABLES)];
  const results = loads.map((): LoadResult => ({ samples: [], seconds: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, load] of loads.entries()) {
      const result = await load.run(seconds / TURNS);
      results[index]?.samples.push(...result.samples);
      if (results[index]) results[index].seconds += result.seconds;
    }
  }
  for (const load of loads) load.close();
  for (const node of nodes) await house.stopNode(node);
  const [one, two] = results as [LoadResult, LoadResult];
  const name = (text: string) => `${TABLES} tables: ${text}`;
  return [
    { name: name('one node, moves'), value: rate(one), unit: '/s' },
    { name: name('two nodes, moves'), value: rate(two), unit: '/s' },
    { name: name('moves, two : one'), value: rate(two) / rate(one), unit: '×' },
    { name: name('one node, p95 move to all'), value: p95(one), unit: 'ms' },
    { name: name('two nodes, p95 move to all'), value: p95(two), unit: 'ms' },
  ];
}
