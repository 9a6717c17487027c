// Changes to a match's record: based on what is stored, in turn with everything at its table.
import { ProtocolError } from '@loggia/protocol';
import { isComplete } from '../match/details.ts';
import type { MatchChange, MatchRecord, Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

const CONFLICTS_MOST = 8;

export class MatchRecords {
  readonly #store: Store;
  readonly #tables: Tables;
  /** Pending reads of stored records. */
  readonly #rereading = new Map<string, Promise<MatchRecord>>();

  constructor(store: Store, tables: Tables) {
    this.#store = store;
    this.#tables = tables;
  }

  /** The record as it is stored. */
  async get(id: string): Promise<MatchRecord> {
    const match = await this.#store.match(id);
    if (match === undefined) throw new ProtocolError('match.unknown');
    return match;
  }

  /**
   * Changes the record of a match: reads it, lets `decide` say what changes, and writes it if
   * nobody else did meanwhile.
   */
  change(id: string, decide: (match: MatchRecord) => MatchChange): Promise<MatchRecord> {
    return this.#tables.inTurn(id, async () => {
      for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
        const match = await this.get(id);
        const changed = await this.#store.updateMatch(id, match.version, decide(match));
        if (changed !== undefined) return this.#tables.learn(changed);
      }
      throw new ProtocolError('match.busy');
    });
  }

  /** Lets the store change the seats itself (it decides who gets one), then reads the result. */
  changeSeats<T>(id: string, work: () => Promise<T>): Promise<{ done: T; match: MatchRecord }> {
    return this.#tables.inTurn(id, async () => {
      const done = await work();
      return { done, match: await this.#tables.learn(await this.get(id)) };
    });
  }

  /**
   * The record as it is stored; a table learns what it has missed (another node wrote). Requests
   * that arrive before the read has started share it: guessed credentials must not fill a table's
   * queue.
   */
  reread(id: string): Promise<MatchRecord> {
    const waiting = this.#rereading.get(id);
    if (waiting !== undefined) return waiting;
    const reading = this.#tables
      .inTurn(id, async () => {
        this.#rereading.delete(id);
        const match = await this.get(id);
        const table = this.#tables.loaded(id);
        return table === undefined || table.match.version >= match.version
          ? match
          : this.#tables.learn(match);
      })
      .finally(() => {
        if (this.#rereading.get(id) === reading) this.#rereading.delete(id);
      });
    this.#rereading.set(id, reading);
    return reading;
  }

  /** Starts the game if it is waiting and everybody has come. */
  async startIfComplete(match: MatchRecord): Promise<MatchRecord> {
    if (match.status !== 'waiting' || !isComplete(match)) return match;
    const table = await this.#tables.open(match.id);
    await table.start();
    return table.match;
  }
}
