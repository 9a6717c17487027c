// Who has left a running game, in its record: the same on every node, and after a restart.
import { type Departure, detailsOf } from '../match/details.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { equal } from './patch.ts';
import type { Table } from './table.ts';

export interface DeparturesParts {
  store: Store;
  /** The record has changed. */
  learn(match: MatchRecord): Promise<MatchRecord>;
  /** Somebody else wrote first, perhaps this very change: the table is checked again. */
  announce(id: string): void;
  failed(id: string, error: unknown): void;
}

/**
 * A player gone for this long has not just reloaded a page. Every node that saw it waits up to as
 * long again, at random: the first to write spares the others the work.
 */
const GONE_MILLISECONDS = 3_000;

export class Departures {
  readonly #parts: DeparturesParts;
  /** Matches whose record is about to learn who has left or come back. */
  readonly #noting = new Set<string>();
  #closing = false;

  constructor(parts: DeparturesParts) {
    this.#parts = parts;
  }

  /** Somebody may have come or gone. */
  notice(table: Table): void {
    const { id } = table;
    if (this.#noting.has(id) || unnoted(table) === undefined) return;
    this.#noting.add(id);
    const wait = GONE_MILLISECONDS * (1 + Math.random());
    setTimeout(() => {
      this.#noting.delete(id);
      if (this.#closing) return;
      table.inTurn(() => this.#note(table)).catch(error => this.#parts.failed(id, error));
    }, wait).unref();
  }

  async #note(table: Table): Promise<void> {
    const left = unnoted(table);
    if (left === undefined) return;
    const { store, learn, announce } = this.#parts;
    const { id, match } = table;
    // Nothing has happened in the game: lists and expiry depend on its last change.
    const change = { details: { left }, updatedAt: match.updatedAt };
    const changed = await store.updateMatch(id, match.version, change);
    if (changed !== undefined) await learn(changed);
    else {
      await table.refresh();
      announce(id);
    }
  }

  /** Everybody leaves when a server stops, and comes back. */
  close(): void {
    this.#closing = true;
  }
}

/** Who is gone from a running game, if its record says otherwise. */
function unnoted({ match, audience }: Table): Departure[] | undefined {
  if (match.status !== 'running') return undefined;
  const { left: noted = [] } = detailsOf(match);
  const left = audience.departures(noted);
  return equal(left, noted) ? undefined : left;
}
