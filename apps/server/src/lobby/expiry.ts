// Tables that never started do not wait for ever.
import type { Observer } from '../live/observer.ts';
import type { Tables } from '../live/tables.ts';

const HOUR = 3_600_000;

export class Expiry {
  readonly #parts: { tables: Tables; observer: Observer; after: number };
  #timer: NodeJS.Timeout | undefined;

  /** `after`: milliseconds without a change; infinity keeps everything. */
  constructor(parts: { tables: Tables; observer: Observer; after: number }) {
    this.#parts = parts;
  }

  begin(): void {
    if (!Number.isFinite(this.#parts.after)) return;
    void this.sweep();
    this.#timer = setInterval(() => void this.sweep(), HOUR);
    this.#timer.unref();
  }

  /** Never rejects: the next hour is soon enough. */
  async sweep(now = Date.now()): Promise<void> {
    const { tables, observer, after } = this.#parts;
    try {
      for (const id of await tables.store.expire(now - after)) tables.forget(id);
    } catch (error) {
      observer.failed('expiry', error);
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
