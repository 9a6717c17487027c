// `WORKERS=n`: n nodes behind one port. Connections from one address always go to the same worker.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Config } from './config.ts';
import { networkOf } from './door/origin.ts';
import type { Logger } from './ops/logger.ts';
import { StoreError } from './store/store.ts';

/** The messages between the first process and its workers. */
export const READY = 'ready';
export const LINE = 'line';
/** Not a signal: terminals and supervisors send theirs to every process of a group. */
export const STOP = 'stop';

/** A worker that dies at once is restarted only after a pause. */
const BREATH_MILLISECONDS = 1_000;

export class Workers {
  readonly #config: Config;
  readonly #logger: Logger;
  /** By place, the workers that are ready; a place is empty until its worker is. */
  readonly #places: (Worker | undefined)[] = [];
  #turn = 0;
  #stopping = false;

  constructor(config: Config, logger: Logger) {
    this.#config = config;
    this.#logger = logger;
  }

  /** Resolves with the port once all workers are ready. */
  async open(listenAt: string): Promise<number> {
    const { WORKERS, BOT_THREADS, PORT } = this.#config;
    const threads = Math.max(1, Math.floor(BOT_THREADS / WORKERS));
    const env = { BOT_THREADS: String(threads), WORKERS: '1' };
    const places = Array.from({ length: WORKERS }, (_, place) => place);
    await Promise.all(places.map(place => this.#fill(place, env)));
    const server = createServer({ pauseOnConnect: true }, line => this.#pass(line));
    server.listen(PORT, listenAt);
    await once(server, 'listening');
    process.on('SIGHUP', () => void this.#replaceAll(env));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        server.close();
        void this.#stop();
      });
    }
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : PORT;
  }

  /** Starts a worker at a place, and another whenever it exits unexpectedly. */
  async #fill(place: number, env: Record<string, string>): Promise<void> {
    const worker = cluster.fork(env);
    const before = this.#places[place];
    let isReady = false;
    const ready = new Promise<void>((done, failed) => {
      worker.on('message', message => message === READY && done());
      worker.once('exit', code => failed(new StoreError(`A worker has ended with ${code}.`)));
    });
    worker.once('exit', code => {
      // A failed replacement leaves the old worker in place; a replaced worker is done.
      if (this.#places[place] !== (isReady ? worker : undefined)) return;
      this.#places[place] = undefined;
      if (this.#stopping) return;
      this.#logger.error({ code }, 'a worker has ended; another takes its place');
      setTimeout(() => void this.#fill(place, env).catch(() => {}), BREATH_MILLISECONDS);
    });
    await ready;
    isReady = true;
    this.#places[place] = worker;
    before?.send(STOP);
  }

  /** One at a time, so that all other places stay occupied. */
  async #replaceAll(env: Record<string, string>): Promise<void> {
    for (const place of this.#places.keys()) {
      await this.#fill(place, env).catch(error => {
        this.#logger.error({ error }, 'a worker could not be replaced');
      });
    }
  }

  /** Long polling needs the same worker each time; behind a proxy the address says nothing. */
  #pass(line: Socket): void {
    const ready = this.#places.filter(worker => worker !== undefined);
    const address = networkOf(line.remoteAddress ?? '') ?? '';
    const number = this.#config.TRUST_PROXY > 0 ? this.#turn++ : sumOf(address);
    const worker = ready[number % Math.max(1, ready.length)];
    line.on('error', () => {});
    if (worker === undefined) line.destroy();
    else worker.send(LINE, line, error => error && line.destroy());
  }

  async #stop(): Promise<void> {
    this.#stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined);
    await Promise.all(
      workers.map(worker => {
        const ended = once(worker, 'exit');
        worker.send(STOP);
        return ended;
      }),
    );
    process.exit(0);
  }
}

/** The same for the same text; neighbours differ. */
function sumOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 0x7fff_ffff;
  return sum;
}
