// What SQLite promises beyond the contract: damage is noticed, commits are synced and stay cheap.
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrations.ts';
import { openStore, sqliteFile } from '../../src/store/open.ts';
import { sqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { INITIAL, move, newMatch } from './samples.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loggia-sqlite-'));
  file = sqliteFile(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A database of a few hundred pages, closed. */
async function filled(): Promise<void> {
  const store = await openStore({ dataDir });
  for (let n = 0; n < 20; n++) {
    const { id } = await store.createMatch(newMatch(), { version: 0, state: 'x'.repeat(20_000) });
    await store.commit(id, 0, move(1));
  }
  await store.close();
}

describe('a damaged file is refused with a sentence and left as it is', () => {
  const damages: [string, () => void][] = [
    ['not a database at all', () => writeFileSync(file, 'Dear diary, '.repeat(1_000))],
    ['a page overwritten', () => overwrite(20 * 4_096, 4_096)],
    ['the first page overwritten', () => overwrite(100, 3_000)],
    ['cut off in the middle', () => truncateSync(file, 30 * 4_096)],
  ];
  function overwrite(at: number, length: number): void {
    const bytes = readFileSync(file);
    bytes.fill(0xa5, at, at + length);
    writeFileSync(file, bytes);
  }

  test.each(damages)('%s', async (_, damage) => {
    await filled();
    damage();
    const before = readFileSync(file);
    await expect(openStore({ dataDir })).rejects.toThrow(
      /The database file .*loggia\.sqlite is damaged .*Put a backup in its place/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test('an empty file is refused, not taken for a new database', async () => {
  await filled();
  truncateSync(file, 0);
  await expect(openStore({ dataDir })).rejects.toThrow(
    /The database file .*loggia\.sqlite is empty: .*Put a backup in its place/,
  );
  expect(readFileSync(file)).toHaveLength(0);
  expect(readdirSync(dataDir)).toEqual(['loggia.sqlite']);
});

test('only the owner can read the database, its log and backups, old ones included', async () => {
  const modes = () =>
    Object.fromEntries(
      readdirSync(dataDir).map(name => [name, statSync(join(dataDir, name)).mode & 0o777]),
    );
  const open = async () => {
    const store = await openStore({ dataDir });
    await store.createMatch(newMatch(), INITIAL);
    return store;
  };
  const PRIVATE = {
    'loggia.sqlite': 0o600,
    'loggia.sqlite-wal': 0o600,
    'loggia.sqlite-shm': 0o600,
  };
  let store = await open();
  expect(modes()).toEqual(PRIVATE);
  await store.backup(join(dataDir, 'backup'));
  expect(modes()).toEqual({ ...PRIVATE, backup: 0o600 });
  await store.close();
  chmodSync(file, 0o644);
  store = await open();
  expect(modes()).toEqual({ ...PRIVATE, backup: 0o600 });
  await store.close();
  const below = join(dataDir, 'made', 'by us');
  await (await openStore({ dataDir: below })).close();
  expect(statSync(below).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be created is refused with a sentence', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  await expect(openStore({ dataDir: join(dataDir, 'file', 'below') })).rejects.toThrow(
    /The data folder .* can't be made/,
  );
});

test('every commit is synced to a write-ahead log', async () => {
  const database = await openSqlite(file);
  const settings = await database.transaction(async query => [
    await query('PRAGMA journal_mode'),
    await query('PRAGMA synchronous'),
    await query('PRAGMA foreign_keys'),
  ]);
  const FULL = 2;
  expect(settings).toEqual([
    [{ journal_mode: 'wal' }],
    [{ synchronous: FULL }],
    [{ foreign_keys: 1 }],
  ]);
  await database.close();
});

test('a reader never sees uncommitted changes', async () => {
  const database = await openSqlite(file);
  await migrate(database);
  const store = sqlStore(database);
  const { id } = await store.createMatch(newMatch(), INITIAL);
  const seen = await database.transaction(async query => {
    await query('UPDATE matches SET state_version = 7 WHERE id = ?', id);
    return store.state(id);
  });
  expect(seen?.version).toBe(0);
  expect((await store.state(id))?.version).toBe(7);
  await database.close();
});

test('a move writes no more to the disk after thousands of moves than after a few', async () => {
  const database = await openSqlite(file);
  await migrate(database);
  const store = sqlStore(database);
  const { id } = await store.createMatch(newMatch(), INITIAL);
  const state = 'x'.repeat(12_000);
  let played = 0;
  const written = async (moves: number): Promise<number> => {
    const before = process.resourceUsage().fsWrite;
    for (const end = played + moves; played < end; played++) {
      await store.commit(id, played, { ...move(played + 1), state });
    }
    return process.resourceUsage().fsWrite - before;
  };
  await written(100);
  const early = await written(500);
  await written(2_000);
  const late = await written(500);
  expect(early).toBeGreaterThan(0);
  expect(late).toBeLessThan(early * 1.25);
  await database.close();
});

test('finished games are read from an index of their own, without sorting', async () => {
  const database = await openSqlite(file);
  await migrate(database);
  const plans: unknown[] = [];
  const read: typeof database.read = async (sql, ...values) => {
    plans.push(...(await database.read(`EXPLAIN QUERY PLAN ${sql}`, ...values)));
    return [];
  };
  const store = sqlStore(Object.create(database, { read: { value: read } }));
  await store.finishedMatches({ limit: 20 });
  await store.finishedMatches({ limit: 20, cursor: '5.abc' });
  await database.close();
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(JSON.stringify(plan)).toContain('INDEX matches_finished');
  }
});
