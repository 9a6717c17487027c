// Delivers messages to external addresses: a few at a time, with a limited number of retries.
import { type Allowance, type Errand, Forbidden, run } from './errand.ts';

export type Outcome = 'done' | 'gone' | 'failed';

export interface MessengerParts {
  isAllowed?: Allowance;
  /** Milliseconds before each retry. */
  pauses?: readonly number[];
}

const AT_ONCE = 8;
const WAITING_MOST = 500;
const PAUSES = [5_000, 30_000];

export class Messenger {
  readonly #parts: MessengerParts;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #resting = new Set<NodeJS.Timeout>();
  #under = 0;
  #closed = false;

  constructor(parts: MessengerParts = {}) {
    this.#parts = parts;
  }

  /** Resolves when the outcome is known; fails at once if there is no room. */
  send(errand: Errand): Promise<Outcome> {
    return new Promise(done => this.#enqueue(errand, [...(this.#parts.pauses ?? PAUSES)], done));
  }

  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
    for (const timer of this.#resting) clearTimeout(timer);
  }

  #enqueue(errand: Errand, pauses: number[], done: (outcome: Outcome) => void): void {
    if (this.#closed || this.#waiting.length + this.#resting.size >= WAITING_MOST) {
      done('failed');
      return;
    }
    this.#waiting.push(async () => {
      const outcome = await this.#try(errand);
      const pause = outcome === 'again' ? pauses.shift() : undefined;
      if (outcome !== 'again') done(outcome);
      else if (pause === undefined || this.#closed) done('failed');
      else {
        const timer = setTimeout(() => {
          this.#resting.delete(timer);
          this.#enqueue(errand, pauses, done);
        }, pause);
        this.#resting.add(timer.unref());
      }
    });
    this.#go();
  }

  #go(): void {
    while (this.#under < AT_ONCE) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#under++;
      void next().finally(() => {
        this.#under--;
        this.#go();
      });
    }
  }

  /** Never rejects. */
  async #try(errand: Errand): Promise<Outcome | 'again'> {
    try {
      const status = await run(errand, this.#parts.isAllowed);
      if (status >= 200 && status < 300) return 'done';
      if (status === 404 || status === 410) return 'gone';
      return status === 429 || status >= 500 ? 'again' : 'failed';
    } catch (error) {
      return error instanceof Forbidden ? 'gone' : 'again';
    }
  }
}
