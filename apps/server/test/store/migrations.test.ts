// The schema grows by numbered steps, on both databases, from an empty database and from every
// version.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { MIGRATIONS, migrate, schemaVersion, TABLES } from '../../src/store/migrations.ts';
import { sqlStore } from '../../src/store/sql-store.ts';
import { bareDatabase, freshPlaces, KINDS } from './places.ts';
import { INITIAL, move, newMatch } from './samples.ts';

describe.each(KINDS)('the schema on %s', kind => {
  const freshPlace = freshPlaces(kind);
  let database: Database;
  beforeEach(async () => {
    database = await bareDatabase(await freshPlace());
  });
  afterEach(() => database.close());

  test('an empty database has version 0 and becomes the newest', async () => {
    expect(await schemaVersion(database)).toBe(0);
    await migrate(database);
    expect(await schemaVersion(database)).toBe(MIGRATIONS.length);
    expect(await database.tables()).toEqual(
      expect.arrayContaining(TABLES.map(table => table.name)),
    );
    await migrate(database);
    expect(await schemaVersion(database)).toBe(MIGRATIONS.length);
  });

  test.each(MIGRATIONS.map((_, version) => version))(
    'a database of version %i becomes the newest',
    async version => {
      await migrate(database, MIGRATIONS.slice(0, version));
      await migrate(database);
      const store = sqlStore(database);
      const { id } = await store.createMatch(newMatch(), INITIAL);
      expect(await store.commit(id, 0, move(1))).toBe(true);
    },
  );

  test('version 2 keeps the progress of every game', async () => {
    await migrate(database, MIGRATIONS.slice(0, 1));
    await database.transaction(async query => {
      for (const [id, version] of [['one', 3] as const, ['two', 40] as const]) {
        await query(
          `INSERT INTO matches VALUES (?, 'calimala', 1, 3, '{}', 'running', 0, 1, 2, 1, NULL, 5, '[]', '{}')`,
          id,
        );
        await query('INSERT INTO states VALUES (?, ?, ?)', id, version, `"state of ${id}"`);
      }
    });
    await migrate(database);
    const store = sqlStore(database);
    expect(await store.state('one')).toEqual({ version: 3, state: '"state of one"' });
    expect(await store.state('two')).toEqual({ version: 40, state: '"state of two"' });
    expect(await store.commit('two', 39, move(40))).toBe(false);
    expect(await store.commit('two', 40, move(41))).toBe(true);
    expect((await store.state('two'))?.version).toBe(41);
  });

  test('version 3 keeps the moves, which have no ids, and takes ids from then on', async () => {
    await migrate(database, MIGRATIONS.slice(0, 2));
    await database.transaction(async query => {
      await query(
        `INSERT INTO matches VALUES ('old', 'calimala', 1, 3, '{}', 'running', 0, 1, 2, 1, NULL, 5, '[]', '{}', 3)`,
      );
      await query(`INSERT INTO states VALUES ('old', '"state"')`);
      for (const seq of [0, 1]) {
        await query(`INSERT INTO log VALUES ('old', ?, 0, '{"n":1}', '[]', 7)`, seq);
      }
    });
    await migrate(database);
    const store = sqlStore(database);
    expect(await store.log('old', { from: 0, limit: 9 })).toEqual(
      [0, 1].map(seq => ({ seq, seat: 0, move: { n: 1 }, events: [], at: 7 })),
    );
    const [row] = move(3).log;
    if (row === undefined) throw new Error('no row');
    const named = { ...move(4), log: [{ ...row, moveID: 'mine' }] };
    expect(await store.commit('old', 3, named)).toBe(true);
    expect(await store.moveNumber('old', 0, 'mine')).toBe(2);
    expect(
      await store.commit('old', 4, { ...named, log: [{ ...row, seq: 3, moveID: 'mine' }] }),
    ).toBe(false);
  });

  test('a later step keeps the stored data', async () => {
    await migrate(database);
    const store = sqlStore(database);
    const match = await store.createMatch(newMatch(), INITIAL);
    const later = [...MIGRATIONS, ['ALTER TABLE matches ADD COLUMN league TEXT']];
    await migrate(database, later);
    expect(await schemaVersion(database, later.length)).toBe(later.length);
    expect(await store.match(match.id)).toEqual(match);
  });

  test('a failing step leaves the previous version intact', async () => {
    await migrate(database);
    const broken = [...MIGRATIONS, ['CREATE TABLE half (x INTEGER)', 'CREATE NONSENSE']];
    await expect(migrate(database, broken)).rejects.toThrow(/syntax/);
    expect(await schemaVersion(database)).toBe(MIGRATIONS.length);
    expect(await database.tables()).not.toContain('half');
  });
});
