// Tables do not wait forever, neither for players nor for the next move.

import type { Tables } from '../live/tables.ts';
import type { Observer } from '../ops/observer.ts';

const HOUR = 3_600_000;

interface ExpiryParts {
  tables: Tables;
  observer: Observer;
  /** Milliseconds without a change, by status; infinity keeps everything. */
  after: { waiting: number; running: number };
}

export class Expiry {
  readonly #parts: ExpiryParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ExpiryParts) {
    this.#parts = parts;
  }

  begin(): void {
    void this.sweep();
    this.#timer = setInterval(() => void this.sweep(), HOUR);
    this.#timer.unref();
  }

  /** Never rejects: the next hour is soon enough. */
  async sweep(now = Date.now()): Promise<void> {
    const { tables, observer, after } = this.#parts;
    // No age below zero.
    const before = (age: number) => Math.max(0, now - age);
    try {
      await tables.expire({ waiting: before(after.waiting), running: before(after.running) });
    } catch (error) {
      observer.failed('expiry', error);
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
