// A pool of threads that think. A thread that fails is replaced; every question is answered.
import { Worker } from 'node:worker_threads';
import { type InLine, Line } from './line.ts';
import type { Failure, Report, Task, Thought } from './thought.ts';

export interface PoolParts {
  threads: number;
  /** How long a thread may exceed the milliseconds of its task before it is given up. */
  graceMs?: number;
  /** The module with the shelf of games for the threads. */
  games?: string;
  /** The program of a thread. */
  program?: URL;
}

const GRACE_MS = 3_000;
const START_MS = 60_000;
const GAMES = import.meta.resolve('@loggia/games');
const PROGRAM = new URL('./thread.ts', import.meta.url);

interface Waiting extends InLine {
  task: Omit<Task, 'id'>;
  done(thought: Thought): void;
}

interface Thread {
  worker: Worker;
  state: 'starting' | 'ready';
  /** Goes off when the thread takes too long to start or to think. */
  alarm?: NodeJS.Timeout;
  busy?: Waiting & { id: number; soFar: unknown };
}

export class Pool {
  readonly #parts: Required<PoolParts>;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Line<Waiting>();
  #lastId = 0;
  #closed = false;

  constructor({ threads, games = GAMES, graceMs = GRACE_MS, program = PROGRAM }: PoolParts) {
    this.#parts = { threads, games, graceMs, program };
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How many turns a new question has to wait for, including its own. */
  turnsFor(asker: InLine): number {
    return this.#waiting.turnsFor(asker);
  }

  /** Never rejects: a failure is an answer too. */
  think(task: Omit<Task, 'id'>, { people }: InLine): Promise<Thought> {
    return new Promise(done => {
      if (this.#closed) return done({ move: undefined });
      this.#waiting.add({ task, done, people });
      this.#next();
    });
  }

  #next(): void {
    while (!this.#closed && this.#waiting.length > 0) {
      const thread = this.#idle();
      if (thread === undefined) return;
      this.#ask(thread);
    }
  }

  #ask(thread: Thread): void {
    const waiting = this.#waiting.next();
    if (waiting === undefined) return;
    const id = ++this.#lastId;
    const most = (waiting.task.budget.ms ?? 0) + this.#parts.graceMs;
    this.#watch(thread, 'late', most);
    thread.busy = { ...waiting, id, soFar: undefined };
    thread.worker.ref();
    thread.worker.postMessage({ ...waiting.task, id } satisfies Task);
  }

  #watch(thread: Thread, failure: Failure, milliseconds: number): void {
    clearTimeout(thread.alarm);
    thread.alarm = setTimeout(
      () => this.#giveUp(thread, failure, `silent for ${milliseconds} ms`),
      milliseconds,
    );
  }

  /** An idle thread, or a new one if fewer than the limit exist. */
  #idle(): Thread | undefined {
    let starting = 0;
    for (const thread of this.#threads) {
      if (thread.state === 'starting') starting += 1;
      else if (thread.busy === undefined) return thread;
    }
    if (this.#threads.size < this.#parts.threads && starting < this.#waiting.length) this.#begin();
    return undefined;
  }

  #begin(): void {
    const worker = new Worker(this.#parts.program, { workerData: { games: this.#parts.games } });
    const thread: Thread = { worker, state: 'starting' };
    worker.on('message', (report: Report) => this.#hear(thread, report));
    worker.on('error', error => this.#giveUp(thread, 'died', String(error)));
    worker.on('exit', code => this.#giveUp(thread, 'died', `exit code ${code}`));
    this.#watch(thread, 'died', START_MS);
    this.#threads.add(thread);
  }

  #hear(thread: Thread, report: Report): void {
    const { busy } = thread;
    if (report.kind === 'ready') {
      thread.state = 'ready';
      this.#rest(thread);
      this.#next();
      return;
    }
    if (busy?.id !== report.id) return;
    switch (report.kind) {
      case 'soFar':
        busy.soFar = report.move;
        break;
      case 'decided':
        this.#answer(thread, { move: report.move });
        break;
      case 'advised':
        this.#answer(thread, { move: undefined, hints: report.hints });
        break;
      case 'failed':
        this.#answer(thread, { move: busy.soFar, failure: 'threw', reason: report.reason });
        break;
    }
  }

  /** The thread is lost; its best move so far is not. */
  #giveUp(thread: Thread, failure: Failure, reason: string): void {
    if (!this.#threads.delete(thread)) return;
    void thread.worker.terminate();
    // A thread that failed to start fails the next question, so that nothing waits forever.
    if (thread.state === 'starting')
      this.#waiting.next()?.done({ move: undefined, failure, reason });
    this.#answer(thread, { move: thread.busy?.soFar, failure, reason });
  }

  #answer(thread: Thread, thought: Thought): void {
    const { busy } = thread;
    delete thread.busy;
    this.#rest(thread);
    busy?.done(thought);
    this.#next();
  }

  /** An idle thread does not keep the process alive. */
  #rest(thread: Thread): void {
    clearTimeout(thread.alarm);
    thread.worker.unref();
  }

  /** Open questions are answered with nothing. */
  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { done } of this.#waiting.clear()) done({ move: undefined });
    for (const thread of threads) this.#answer(thread, { move: undefined });
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
