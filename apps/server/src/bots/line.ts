// Who is next: people who are waiting come before tables with nobody present, and every address
// gets its turn.

export interface InLine {
  /** The addresses of people waiting for this now. */
  people(): readonly string[];
}

interface Place<T> {
  item: T;
  since: number;
}

/** All tables with nobody present count as one address, and only after waiting this long. */
const NOBODY = '';
const PATIENCE_MS = 10_000;
const ADDRESSES_MOST = 10_000;

export class Line<T extends InLine> {
  readonly #places: Place<T>[] = [];
  /** When each address was last served, counted in questions. */
  readonly #served = new Map<string, number>();
  #count = 0;

  get length(): number {
    return this.#places.length;
  }

  add(item: T): void {
    this.#places.push({ item, since: performance.now() });
  }

  /** How many turns a newcomer has to wait for, including their own. */
  turnsFor({ people }: InLine): number {
    const own = keysOf(people());
    const keys = this.#places.map(({ item }) => keysOf(item.people())[0] ?? NOBODY);
    const before = keys.filter(key => own.includes(key));
    const others = new Set(keys.filter(key => !own.includes(key)));
    return before.length + others.size + 1;
  }

  /** Takes the one whose address was served longest ago; among equals, the first to arrive. */
  next(): T | undefined {
    let best: { place: Place<T>; key: string; turn: number } | undefined;
    for (const place of this.#places) {
      for (const key of keysOf(place.item.people())) {
        const turn = this.#turnOf(place, key);
        if (best === undefined || turn < best.turn) best = { place, key, turn };
      }
    }
    if (best === undefined) return undefined;
    this.#places.splice(this.#places.indexOf(best.place), 1);
    this.#serve(best.key);
    return best.place.item;
  }

  #turnOf({ since }: Place<T>, key: string): number {
    if (key === NOBODY && performance.now() - since < PATIENCE_MS) return Infinity;
    return this.#served.get(key) ?? 0;
  }

  #serve(key: string): void {
    // With nobody left to compare with, the past no longer matters.
    if (this.#places.length === 0 || this.#served.size > ADDRESSES_MOST) this.#served.clear();
    this.#served.set(key, ++this.#count);
  }

  /** Removes and returns everything that is waiting. */
  clear(): T[] {
    return this.#places.splice(0).map(({ item }) => item);
  }
}

function keysOf(people: readonly string[]): readonly string[] {
  return people.length === 0 ? [NOBODY] : people;
}
