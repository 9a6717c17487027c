// The newest reports, kept in this browser with their games: a report is too large for local
// storage, which practice games need.
import type { Report } from '@loggia/bots/analysis';

/** Raised when older reports would be misread, or are judged too differently. */
const VERSION = 1;
const STORE = `reports-${VERSION}`;
const MOST = 40;

interface Kept {
  at: number;
  report: Report;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('loggia-analysis', VERSION);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const old of database.objectStoreNames) database.deleteObjectStore(old);
    database.createObjectStore(STORE).createIndex('at', 'at');
  };
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** If the browser refuses storage, nothing is kept. */
export async function keptReport(key: string): Promise<Report | undefined> {
  try {
    const database = await open();
    const kept: Kept | undefined = await settled(
      database.transaction(STORE).objectStore(STORE).get(key),
    );
    database.close();
    return kept?.report;
  } catch {
    return undefined;
  }
}

export async function keepReport(key: string, report: Report): Promise<void> {
  try {
    const database = await open();
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    await settled(store.put({ at: Date.now(), report } satisfies Kept, key));
    const oldest = await settled(store.index('at').getAllKeys());
    for (const old of oldest.slice(0, -MOST)) store.delete(old);
    database.close();
  } catch {
    // It is still shown until the page is left.
  }
}
