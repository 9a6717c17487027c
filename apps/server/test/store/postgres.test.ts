// What PostgreSQL promises beyond the contract: connections may break, and the store goes on.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { INITIAL, move, newMatch } from './samples.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('cutting all connections under load neither loses nor duplicates a move, and play goes on', async () => {
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
        // It is unknown whether it was written: look, as the server does.
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

test('a connection that breaks while opening fails only its caller', async () => {
  const databaseUrl = await server.newDatabase();
  const between = await cutter(databaseUrl);
  const store = await openStore({ dataDir: '', databaseUrl: between.url });
  const { id } = await store.createMatch(newMatch(), INITIAL);
  between.cut();
  expect(await retried(() => store.commit(id, 0, move(1)))).toBe(true);
  expect(between.spoiled).toBe(1);
  await store.close();
  await between.close();
});

test('a connection that goes silent without closing fails its caller, and the next one works', async () => {
  const databaseUrl = await server.newDatabase();
  const between = await cutter(databaseUrl);
  const database = await openPostgres(between.url, 200);
  const asked = () => [
    database.read('SELECT 1 AS one'),
    database.transaction(query => query('SELECT 1 AS one')),
  ];
  await Promise.all(asked());
  between.hush();
  for (const one of asked()) await expect(one).rejects.toThrow('Query read timeout');
  between.speak();
  expect(await database.transaction(query => query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  await database.close();
  await between.close();
});

const ERROR = 'E'.charCodeAt(0);
/** What a server that is shutting down says. */
const FAREWELL = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection', ''].join('\0');

/**
 * A proxy to the database that can hang up. After `cut` all connections end, and the next one
 * learns of its end in the same packet that says it is open.
 */
async function cutter(databaseUrl: string) {
  const NAME = '.s.PGSQL.5432';
  const url = new URL(databaseUrl.replace('@/', '@socket/'));
  const real = join(url.searchParams.get('host') ?? '', NAME);
  const folder = mkdtempSync(join(tmpdir(), 'loggia-cut-'));
  let cutNext = false;
  let isSilent = false;
  let spoiledSoFar = 0;
  const open = new Set<() => void>();
  const proxy = createServer(client => {
    const database = createConnection(real);
    const hangUp = () => {
      client.destroy();
      database.destroy();
    };
    open.add(hangUp);
    const spoiled = cutNext;
    cutNext = false;
    for (const side of [client, database]) {
      side.on('error', hangUp);
      side.on('close', hangUp);
    }
    client.on('data', chunk => isSilent || database.write(chunk));
    database.on('data', chunk => {
      if (!spoiled || !isReady(chunk)) client.write(chunk);
      else {
        spoiledSoFar++;
        client.end(Buffer.concat([chunk, farewell()]));
      }
    });
  });
  proxy.listen(join(folder, NAME));
  await once(proxy, 'listening');
  return {
    /** How many connections there were. */
    get spoiled() {
      return spoiledSoFar;
    },
    url: databaseUrl.replace(/host=.*/, `host=${encodeURIComponent(folder)}`),
    cut() {
      for (const hangUp of open) hangUp();
      cutNext = true;
    },
    /** From now on nothing arrives, and nobody is told. */
    hush() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
    },
    async close() {
      for (const hangUp of open) hangUp();
      proxy.close();
      await once(proxy, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL ends the opening of a connection with `Z`, five bytes and the state. */
function isReady(chunk: Buffer): boolean {
  return chunk.at(-6) === 'Z'.charCodeAt(0);
}

function farewell(): Buffer {
  const text = Buffer.from(`${FAREWELL}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt8(ERROR);
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

test('an unreachable server is named without the password', async () => {
  const failure = openStore({
    dataDir: '',
    databaseUrl: 'postgresql://ada:hunter2@127.0.0.1:1/db',
  });
  await expect(failure).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/db can't be reached: .*\.$/,
  );
  await expect(failure).rejects.not.toThrow(/hunter2/);
});
