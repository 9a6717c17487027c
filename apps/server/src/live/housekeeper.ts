// Unloads tables that nobody uses any more, and puts quiet ones to rest.
import type { Table } from './table.ts';

const IDLE_MILLISECONDS = 60_000;
const SWEEP_MILLISECONDS = 1_000;
/** After this long without activity, even with people watching, a table goes to rest. */
const REST_MILLISECONDS = 20_000;
/** Thousands of tables going to rest at once must not hold up active ones. */
const REST_SLICE_MILLISECONDS = 10;
/** With more tables in memory than this, those with nobody present are unloaded sooner. */
const CROWD = 1_000;
const CROWDED_MILLISECONDS = 5_000;

export class Housekeeper {
  readonly #loaded: ReadonlyMap<string, Table>;
  readonly #unload: (table: Table) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(loaded: ReadonlyMap<string, Table>, unload: (table: Table) => void) {
    this.#loaded = loaded;
    this.#unload = unload;
    this.#timer = setInterval(() => {
      this.#sweep(performance.now() - this.#kept());
      this.rest(performance.now() - REST_MILLISECONDS, REST_SLICE_MILLISECONDS);
    }, SWEEP_MILLISECONDS);
    this.#timer.unref();
  }

  /** Somebody who looks at one table after another does not keep them all in memory. */
  #kept(): number {
    return this.#loaded.size > CROWD ? CROWDED_MILLISECONDS : IDLE_MILLISECONDS;
  }

  /** Unloads tables nobody has used since. */
  #sweep(before: number): void {
    for (const table of this.#loaded.values()) {
      if (table.isIdle && table.lastUsed < before) this.#unload(table);
    }
  }

  /**
   * Puts tables to rest that nobody has used since, for up to this many milliseconds; the next call
   * continues.
   */
  rest(before: number, most = Number.POSITIVE_INFINITY): void {
    const end = performance.now() + most;
    for (const table of this.#loaded.values()) {
      if (!table.isAwake || table.lastUsed >= before) continue;
      table.rest();
      if (performance.now() > end) return;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
