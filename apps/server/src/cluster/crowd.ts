// Who is connected through other nodes: at which table, and with how many connections.
import type { CompanyNews } from './news.ts';

/** Those at one table who are connected through other nodes. */
export interface Elsewhere {
  isConnected(seat: number): boolean;
  seats(): number[];
  spectators(): number;
  /** Spectators of one address. */
  watchersOf(address: string): number;
  /** Seat and address of seated players. */
  places(): [seat: number, address: string][];
  /** Spectators by address. */
  watching(): [address: string, count: number][];
  /** Names of spectators. */
  guests(): string[];
}

type Company = Pick<CompanyNews, 'places' | 'watching' | 'guests'>;

export class Crowd {
  readonly #tables = new Map<string, Map<string, Company>>();
  readonly #lines = new Map<string, Map<string, number>>();

  /** A node reports about one table. */
  arrange(node: string, { id, ...company }: Company & { id: string }): void {
    const nodes = this.#tables.get(id) ?? new Map<string, Company>();
    if (company.places.length + company.watching.length > 0) nodes.set(node, company);
    else nodes.delete(node);
    if (nodes.size > 0) this.#tables.set(id, nodes);
    else this.#tables.delete(id);
  }

  /** A node reports its connections; zero removes an address. */
  count(node: string, open: readonly (readonly [string, number])[]): void {
    const lines = this.#lines.get(node) ?? new Map<string, number>();
    for (const [address, count] of open) {
      if (count > 0) lines.set(address, count);
      else lines.delete(address);
    }
    this.#lines.set(node, lines);
  }

  /** Connections of an address through other nodes. */
  linesOf(address: string): number {
    let sum = 0;
    for (const lines of this.#lines.values()) sum += lines.get(address) ?? 0;
    return sum;
  }

  /** A node is gone with all its clients; returns the tables where they were. */
  leave(node: string): string[] {
    this.#lines.delete(node);
    const left: string[] = [];
    for (const [id, nodes] of this.#tables) {
      if (nodes.delete(node)) left.push(id);
      if (nodes.size === 0) this.#tables.delete(id);
    }
    return left;
  }

  /** The match does not exist any more. */
  forget(id: string): void {
    this.#tables.delete(id);
  }

  at(id: string): Elsewhere {
    const all = () => [...(this.#tables.get(id)?.values() ?? [])];
    const watching = () => all().flatMap(company => company.watching);
    const places = () => all().flatMap(company => company.places);
    return {
      isConnected: seat => places().some(([other]) => other === seat),
      seats: () => places().map(([seat]) => seat),
      spectators: () => sum(watching()),
      watchersOf: address => sum(watching().filter(([other]) => other === address)),
      places,
      watching,
      guests: () => all().flatMap(({ guests }) => guests),
    };
  }
}

function sum(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}
