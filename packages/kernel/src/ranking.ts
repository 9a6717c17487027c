// Ranking by a chain of comparisons, with shared places.

/** Negative if `a` comes before `b`, zero if this step can't tell. */
export type Comparison<T> = (a: T, b: T) => number;

/** Those who share one place. */
export interface RankedPlace<T> {
  /** 1 is first; two who share first place are followed by place 3. */
  place: number;
  items: T[];
  /** The step of the chain that put this place above the next one; absent on the last. */
  step?: number;
}

/** Orders the items; those that no step of the chain can separate share a place. */
export function rank<T>(items: readonly T[], chain: readonly Comparison<T>[]): RankedPlace<T>[] {
  const places: RankedPlace<T>[] = [];
  let place = 0;
  for (const item of sorted(items, chain)) {
    place += 1;
    const last = places.at(-1);
    const step = last === undefined ? 0 : deciding(chain, last.items[0] as T, item);
    if (last !== undefined && step < 0) {
      last.items.push(item);
      continue;
    }
    if (last !== undefined) last.step = step;
    places.push({ place, items: [item] });
  }
  return places;
}

/** The first step of the chain that separates two items; -1 if none does. */
function deciding<T>(chain: readonly Comparison<T>[], a: T, b: T): number {
  for (let step = 0; step < chain.length; step++) if (chain[step]?.(a, b) !== 0) return step;
  return -1;
}

/** By insertion: few are ever ranked, and `sort` takes longer to begin than to compare them. */
function sorted<T>(items: readonly T[], chain: readonly Comparison<T>[]): T[] {
  const list: T[] = [];
  for (const item of items) {
    let index = list.length;
    while (index > 0 && comesBefore(chain, item, list[index - 1] as T)) {
      list[index] = list[index - 1] as T;
      index -= 1;
    }
    list[index] = item;
  }
  return list;
}

function comesBefore<T>(chain: readonly Comparison<T>[], a: T, b: T): boolean {
  for (const compare of chain) {
    const difference = compare(a, b);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * What each of `sharers` gets who share `place` and the following ones: the sum, divided, rounded
 * down.
 */
export function share(points: readonly number[], place: number, sharers: number): number {
  let sum = 0;
  for (let covered = place; covered < place + sharers; covered++) sum += points[covered - 1] ?? 0;
  return Math.floor(sum / sharers);
}
