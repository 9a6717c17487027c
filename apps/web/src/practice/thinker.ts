// The worker as a promise: every question is answered in time, or given up.
import type { Hint, Level } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';
import type { Task, Thought, Wish } from './thought.ts';

/** What a thinker needs of a worker. */
export interface Mindful {
  postMessage(task: Task): void;
  addEventListener(type: 'message', listener: (event: { data: Thought }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Who asks about what: a seat, and its view. */
export interface Question {
  game: string;
  rulesVersion: number;
  view: unknown;
  seat: number;
}

/** A worker silent for this long is replaced. */
const PATIENCE_MS = 8000;

export class Thinker {
  readonly #employ: () => Mindful;
  readonly #patience: number;
  #worker: Mindful | undefined;
  #lastId = 0;
  readonly #open = new Map<number, (thought: Thought | undefined) => void>();

  constructor(employ: () => Mindful, patience = PATIENCE_MS) {
    this.#employ = employ;
    this.#patience = patience;
  }

  /** A bot's move; `undefined` if it failed. */
  async move(question: Question, level: Level): Promise<Typed | undefined> {
    const thought = await this.#ask(question, { wish: 'move', level });
    return thought !== undefined && 'move' in thought ? thought.move : undefined;
  }

  /** The best moves with reasons; none if it failed. */
  async hints(question: Question): Promise<Hint<Typed>[]> {
    const thought = await this.#ask(question, { wish: 'hints' });
    return thought !== undefined && 'hints' in thought ? thought.hints : [];
  }

  #ask(question: Question, wish: Wish): Promise<Thought | undefined> {
    const id = ++this.#lastId;
    const worker = this.#worker ?? this.#hire();
    return new Promise(done => {
      const timer = setTimeout(() => this.stop(), this.#patience);
      this.#open.set(id, thought => {
        clearTimeout(timer);
        this.#open.delete(id);
        done(thought);
      });
      worker.postMessage({ ...question, ...wish, id, seed: `${Date.now()} ${id}` });
    });
  }

  #hire(): Mindful {
    const worker = this.#employ();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#open.get(data.id)?.(data));
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.stop();
    });
    return worker;
  }

  /** Open questions stay unanswered; the next one starts a new worker. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const done of [...this.#open.values()]) done(undefined);
  }
}

export function browserThinker(): Thinker {
  return new Thinker(
    () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
  );
}
