// What PostgreSQL promises beyond the contract: connections may break, the store goes on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { INITIAL, move, newMatch } from './samples.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

test('all connections cut under load: no move is lost or doubled, play goes on', async () => {
  const databaseUrl = await server.newDatabase();
  const store = await openStore({ dataDir: '', databaseUrl });
  const saboteur = await openPostgres(databaseUrl);
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await store.createMatch(newMatch(), INITIAL)).id),
  );
  let cuts = 0;
  const playing = ids.map(async id => {
    for (let version = 0; version < 60; ) {
      try {
        expect(await store.commit(id, version, move(version + 1))).toBe(true);
        version++;
      } catch {
        cuts++;
        // Whether it was written is open: look, as the server does.
        version = (await retried(() => store.state(id)))?.version ?? -1;
      }
    }
  });
  for (let n = 0; n < 10; n++) {
    await saboteur.read(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }
  await Promise.all(playing);
  expect(cuts).toBeGreaterThan(0);
  for (const id of ids) {
    expect((await store.state(id))?.version).toBe(60);
    expect((await store.log(id, { from: 0, limit: 99 })).map(row => row.seq)).toEqual(
      Array.from({ length: 60 }, (_, seq) => seq),
    );
  }
  await Promise.all([store.close(), saboteur.close()]);
});

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

test('a server that is not there is named without the password', async () => {
  const failure = openStore({
    dataDir: '',
    databaseUrl: 'postgresql://ada:hunter2@127.0.0.1:1/db',
  });
  await expect(failure).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/db can't be reached: .*\.$/,
  );
  await expect(failure).rejects.not.toThrow(/hunter2/);
});
