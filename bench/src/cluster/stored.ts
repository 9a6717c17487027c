// What matches cost while nobody has them open: disk, the lists, and the start of a node.
import { openDatabase } from '../../../apps/server/src/store/open.ts';
import type { Child } from '../server/child.ts';
import { LoadedTable } from '../server/load.ts';
import { percentile } from '../server/samples.ts';
import type { Figure, Sizes } from '../suite.ts';
import type { House } from './house.ts';

/** Copied by one statement. */
const AT_ONCE = 250;
/** What belongs to a match, and where its id is. */
const COPIED = [
  ['matches', 'id'],
  ['states', 'match_id'],
  ['initial_states', 'match_id'],
  ['log', 'match_id'],
] as const;
const MOVES = 40;
const MIB = 1024 ** 2;

export async function stored(house: House, { stored: count }: Sizes): Promise<Figure[]> {
  const databaseUrl = await house.newDatabase();
  const empty = await started(house, databaseUrl);
  // One that is played is the model of all.
  const model = new LoadedTable([empty.node.url], 'rules', 'stored');
  await model.open();
  for (let move = 0; move < MOVES; move++) await model.move();
  model.close();
  const before = await empty.node.probe();
  const bytes = await copies(databaseUrl, count);
  const after = await empty.node.probe();
  const list = await listed(empty.node);
  await house.stopNode(empty.node);
  const full = await started(house, databaseUrl);
  await house.stopNode(full.node);
  const name = (text: string) => `${count} stored matches: ${text}`;
  return [
    { name: name('disk per match'), value: bytes / count / 1024, unit: 'KiB' },
    { name: name('heap of a node, more'), value: (after.heap - before.heap) / MIB, unit: 'MiB' },
    { name: name('a page of the list, median'), value: list, unit: 'ms' },
    { name: name('start of a node'), value: full.seconds, unit: 's' },
    { name: name('start, to an empty house'), value: full.seconds / empty.seconds, unit: '×' },
  ];
}

async function started(house: House, url: string): Promise<{ node: Child; seconds: number }> {
  const began = performance.now();
  const node = await house.startNode(url);
  return { node, seconds: (performance.now() - began) / 1000 };
}

/** Stores this many copies of the match and returns the bytes they take. */
async function copies(databaseUrl: string, count: number): Promise<number> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  const size = async () => {
    const [row] = await database.read('SELECT pg_database_size(current_database()) AS bytes');
    return Number(row?.bytes);
  };
  const before = await size();
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    for (const [table, key] of COPIED) {
      await database.read(
        `INSERT INTO ${table}
         SELECT (jsonb_populate_record(model, jsonb_build_object('${key}', 'copy ' || number))).*
         FROM ${table} AS model, generate_series(${from}, ${to}) AS number
         WHERE model.${key} NOT LIKE 'copy %'`,
      );
    }
  }
  const after = await size();
  await database.close();
  return after - before;
}

async function listed({ url }: Child): Promise<number> {
  const times: number[] = [];
  for (let ask = 0; ask < 30; ask++) {
    const began = performance.now();
    await (await fetch(`${url}/games/calimala`)).text();
    times.push(performance.now() - began);
  }
  return percentile(times, 0.5);
}
