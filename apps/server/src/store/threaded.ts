// A store on its own thread: while SQLite waits for the disk, the server continues to serve.
import { Worker } from 'node:worker_threads';
import { Outbox } from './outbox.ts';
import type { Store } from './store.ts';
import { StoreError } from './store.ts';

export interface Call {
  id: number;
  method: keyof Store;
  args: readonly unknown[];
}

export interface Reply {
  id: number;
  value?: unknown;
  error?: { name: string; message: string };
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Opens the file on a new thread; rejects with the reason if it can't be used. */
export async function openThreaded(file: string): Promise<Store> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, Waiting>();
  let stopped: Error | undefined;
  let count = 0;

  const stop = (error: Error) => {
    stopped = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', error => {
    stop(new StoreError(`The store has failed: ${error.message}`));
    // A server without its store is useless: the process exits and its supervisor restarts it.
    throw error;
  });
  worker.on('exit', () => stop(stopped ?? new StoreError('The store is closed.')));
  worker.on('message', (replies: readonly Reply[]) => {
    for (const { id, value, error } of replies) {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) call?.resolve(value);
      else call?.reject(revived(error));
    }
  });
  const outbox = new Outbox<Call>(calls => worker.postMessage(calls));

  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      if (stopped === undefined) waiting.set(id, { resolve, reject });
      else reject(stopped);
    });
  const send = (method: keyof Store, args: readonly unknown[]) => {
    const id = ++count;
    const answer = reply(id);
    if (stopped === undefined) outbox.put({ id, method, args });
    return answer;
  };

  try {
    await reply(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const close = async () => {
    if (stopped !== undefined) return;
    await send('close', []);
    await worker.terminate();
  };
  /** The far side runs the same interface, so its answers have the method's type. */
  const there =
    <M extends keyof Store>(method: M) =>
    (...args: Parameters<Store[M]>) =>
      send(method, args) as ReturnType<Store[M]>;
  return {
    createMatch: there('createMatch'),
    match: there('match'),
    listMatches: there('listMatches'),
    updateMatch: there('updateMatch'),
    claimSeat: there('claimSeat'),
    setSeat: there('setSeat'),
    state: there('state'),
    initialState: there('initialState'),
    commit: there('commit'),
    log: there('log'),
    moveNumber: there('moveNumber'),
    addChat: there('addChat'),
    chat: there('chat'),
    keepReport: there('keepReport'),
    report: there('report'),
    deleteMatch: there('deleteMatch'),
    finishedMatches: there('finishedMatches'),
    expire: there('expire'),
    countMatches: there('countMatches'),
    secret: there('secret'),
    bans: there('bans'),
    ban: there('ban'),
    unban: there('unban'),
    addRefusals: there('addRefusals'),
    refusals: there('refusals'),
    backup: there('backup'),
    ping: there('ping'),
    close,
  };
}

function revived({ name, message }: { name: string; message: string }): Error {
  if (name === 'StoreError') return new StoreError(message);
  const error = new Error(message);
  error.name = name;
  return error;
}
