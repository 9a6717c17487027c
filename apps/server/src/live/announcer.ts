// Tells the people at a table who has come or gone and what has changed: soon, and once.
import type { ClusterNode } from '../cluster/node.ts';
import { type Presence, publicMatch } from '../match/public-match.ts';
import { guestName } from './chat.ts';
import type { Departures } from './departures.ts';
import type { Frame } from './frames.ts';
import type { Table } from './table.ts';

export interface AnnouncerParts {
  presence: Presence;
  departures: Departures;
  loaded(id: string): Table | undefined;
  /** Something about a match may have changed. */
  noticed(id: string): void;
  /** This server among others. */
  node: ClusterNode | undefined;
}

/** Joins and leaves within this time are reported together. */
const GATHER_MILLISECONDS = 40;

export class Announcer {
  readonly #parts: AnnouncerParts;
  readonly #announcing = new Set<string>();

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  announce(id: string): void {
    this.#parts.noticed(id);
    if (this.#announcing.has(id)) return;
    this.#announcing.add(id);
    setTimeout(() => {
      this.#announcing.delete(id);
      const table = this.#parts.loaded(id);
      if (table !== undefined) this.#tell(table);
    }, GATHER_MILLISECONDS).unref();
  }

  #tell(table: Table): void {
    const { audience, id } = table;
    audience.noticeElsewhere();
    audience.tell(['matchData', id, table.players()]);
    audience.tell(this.frameOf(table));
    this.#tellCompany(table);
    this.#parts.departures.notice(table);
  }

  /**
   * What the people at a table know about it; in a room, that includes who is there without a seat.
   */
  frameOf({ id, match, audience }: Table): Frame {
    const told = publicMatch(match, this.#parts.presence);
    if (match.status !== 'waiting') return ['table', id, told];
    const guests = audience.guests().map(name => guestName(match, name));
    return ['table', id, { ...told, guests: guests.filter(name => name !== '') }];
  }

  /** Tells the other nodes who is here, if that has changed. */
  #tellCompany(table: Table): void {
    const { node } = this.#parts;
    if (node === undefined) return;
    const company = table.audience.company();
    const text = JSON.stringify(company);
    if (text === table.toldCompany) return;
    table.toldCompany = text;
    node.tell(company);
  }
}
