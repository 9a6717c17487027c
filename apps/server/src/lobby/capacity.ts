// How many tables the server holds. A full one removes tables that have long been waiting, then
// refuses.
import { ProtocolError } from '@loggia/protocol';
import type { Tables } from '../live/tables.ts';

/** Our own count is valid for this long; with other nodes, which open tables too, for less. */
const FRESH_MILLISECONDS = 60_000;
const FRESH_AMONG_OTHERS = 1_000;
/** On a full server a table may not wait for its players longer than this. */
const WAITING_MILLISECONDS = 24 * 3_600_000;

export class Capacity {
  readonly #tables: Tables;
  readonly #most: number;
  readonly #fresh: number;
  #open = 0;
  #countedAt = -Infinity;

  constructor(tables: Tables, { most, isAlone }: { most: number; isAlone: boolean }) {
    this.#tables = tables;
    this.#most = most;
    this.#fresh = isAlone ? FRESH_MILLISECONDS : FRESH_AMONG_OTHERS;
  }

  /** Ensures that there is room for one more. */
  async claim(): Promise<void> {
    if (performance.now() - this.#countedAt > this.#fresh) await this.#count();
    if (this.#open >= this.#most) {
      await this.#tables.expire({ waiting: Date.now() - WAITING_MILLISECONDS });
      await this.#count();
    }
    if (this.#open >= this.#most) throw new ProtocolError('server.full');
    this.#open++;
  }

  async #count(): Promise<void> {
    const { waiting, running } = await this.#tables.store.countMatches();
    this.#open = waiting + running;
    this.#countedAt = performance.now();
  }
}
