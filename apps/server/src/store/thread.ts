// The far side of the SQLite thread: one store, driven by messages.
import { parentPort, workerData } from 'node:worker_threads';
import { migrate } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Call, Reply } from './threaded.ts';

if (parentPort === null) throw new Error('this file is started as a thread');
const port = parentPort;
const outbox = new Outbox<Reply>(replies => port.postMessage(replies));

async function open(file: string): Promise<Store> {
  const database = await openSqlite(file);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return sqlStore(database);
}

function answer(id: number, work: Promise<unknown>): void {
  work.then(
    value => outbox.put({ id, value }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      outbox.put({ id, error: { name, message } });
    },
  );
}

const opened = open(String(workerData));
answer(
  0,
  opened.then(() => undefined),
);
opened.then(
  store => {
    port.on('message', (calls: readonly Call[]) => {
      for (const { id, method, args } of calls) {
        // The near side has the same interface, so the arguments fit the method.
        const run = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
        answer(id, run.apply(store, [...args]));
      }
    });
  },
  () => {},
);
