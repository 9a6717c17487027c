// Who is alive and who keeps a match, decided by rows in a real PostgreSQL.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { type Registry, sqlRegistry } from '../../src/store/registry.ts';
import { sqlStore } from '../../src/store/sql-store.ts';
import type { Store } from '../../src/store/store.ts';
import { newDatabase } from '../store/postgres-server.ts';
import { INITIAL, move, newMatch } from '../store/samples.ts';

let database: Database;
let registry: Registry;
let store: Store;
beforeAll(async () => {
  const databaseUrl = await newDatabase(inject('services')?.postgres ?? '');
  database = await openDatabase({ dataDir: '', databaseUrl });
  registry = sqlRegistry(database);
  store = sqlStore(database);
});
afterAll(() => store.close());

const dies = (node: string) => database.read('UPDATE nodes SET ends_at = 0 WHERE id = ?', node);
const created = async () => (await store.createMatch(newMatch(), INITIAL)).id;

test('every caller gets the same cluster name', async () => {
  const names = await Promise.all(Array.from({ length: 9 }, () => registry.house()));
  expect(new Set(names).size).toBe(1);
});

test('nodes learn of each other, and of each death once', async () => {
  expect(await registry.beat('one', true)).toEqual({ wasDead: true, died: [], others: [] });
  await registry.beat('two', false);
  expect(await registry.beat('one', true)).toEqual({
    wasDead: false,
    died: [],
    others: [{ id: 'two', hears: false }],
  });
  await registry.beat('three', true);
  await dies('two');
  const beats = await Promise.all([registry.beat('one', true), registry.beat('three', true)]);
  expect(beats.flatMap(({ died }) => died)).toEqual(['two']);
  // It was only asleep.
  expect((await registry.beat('two', false)).wasDead).toBe(true);
});

test('only one of many nodes keeps a match; another takes it over when that node is dead', async () => {
  const id = await created();
  const nodes = Array.from({ length: 8 }, (_, index) => `racer ${index}`);
  for (const node of nodes) await registry.beat(node, true);
  const keepers = await Promise.all(nodes.map(node => registry.keep(id, node)));
  const [first] = keepers;
  if (first === undefined) throw new Error('nobody keeps it');
  expect(keepers).toEqual(nodes.map(() => first));
  expect(await registry.keep(id, first.node)).toEqual(first);

  await dies(first.node);
  const heir = nodes.find(node => node !== first.node) ?? '';
  const next = { node: heir, token: first.token + 1 };
  expect(await registry.keep(id, heir)).toEqual(next);
  // The old one was asleep, wakes up and continues with what it knew.
  await registry.beat(first.node, true);
  expect(await registry.keep(id, first.node)).toEqual(next);
  expect(await store.commit(id, 0, { ...move(1), keeper: first })).toBe(false);
  expect((await store.state(id))?.version).toBe(INITIAL.version);
  expect(await store.commit(id, 0, { ...move(1), keeper: next })).toBe(true);
});

test('a node that was presumed dead wakes up without any leases', async () => {
  const [taken, left] = [await created(), await created()];
  await registry.beat('sleeper', true);
  await registry.beat('awake', true);
  for (const id of [taken, left]) await registry.keep(id, 'sleeper');
  await dies('sleeper');
  await registry.keep(taken, 'awake');
  expect((await registry.beat('sleeper', true)).wasDead).toBe(true);
  expect(await registry.keep(taken, 'sleeper')).toMatchObject({ node: 'awake' });
  // Nobody needed it meanwhile; the first to need it gets it.
  expect(await registry.keep(left, 'awake')).toMatchObject({ node: 'awake' });
});

test('the next beat reports a node that has left as dead', async () => {
  await registry.beat('goes', true);
  await registry.leave('goes');
  expect((await registry.beat('stays', true)).died).toContain('goes');
});

test('any node can keep a released match; none can keep a deleted one', async () => {
  const id = await created();
  const mine = await registry.keep(id, 'stays');
  if (mine === undefined) throw new Error('nobody keeps it');
  await registry.release(id, { ...mine, token: mine.token + 1 });
  expect(await registry.keep(id, 'another')).toEqual(mine);
  await registry.release(id, mine);
  expect(await registry.keep(id, 'another')).toMatchObject({ node: 'another' });
  await store.deleteMatch(id);
  expect(await registry.keep(id, 'another')).toBeUndefined();
});

test('a node that stalls within a transaction does not hold its match for long', async () => {
  const id = await created();
  const awake = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const sleeping = database.transaction(async query => {
    await query('SELECT 1 FROM matches WHERE id = ? FOR UPDATE', id);
    locked.resolve();
    await awake.promise;
    await query('SELECT 1');
  });
  const ended = expect(sleeping).rejects.toThrow();
  await locked.promise;
  expect(await store.commit(id, 0, move(1))).toBe(true);
  awake.resolve();
  await ended;
});

test('reads the versions of many matches at once', async () => {
  const ids = await Promise.all(Array.from({ length: 450 }, created));
  const [id = ''] = ids;
  await store.commit(id, 0, move(1));
  await store.addChat(id, { audience: 'players', name: 'Ada', text: 'Hi', at: 1 });
  const versions = await registry.versions([...ids, 'nothing']);
  expect(versions).toHaveLength(ids.length);
  expect(versions.find(found => found.id === id)).toEqual({ id, state: 1, record: 1, chat: 1 });
  expect(await registry.versions([])).toEqual([]);
});

test('a commit based on an old record changes nothing', async () => {
  const id = await created();
  await store.updateMatch(id, 1, { details: { a: 1 } });
  expect(await store.commit(id, 0, { ...move(1), record: 1 })).toBe(false);
  expect(await store.log(id, { from: 0, limit: 9 })).toEqual([]);
  expect(await store.commit(id, 0, { ...move(1), record: 2 })).toBe(true);
});
