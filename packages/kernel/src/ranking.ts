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
  const deciding = (a: T, b: T) => chain.findIndex(compare => compare(a, b) !== 0);
  const sorted = [...items].sort((a, b) => {
    for (const compare of chain) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const places: RankedPlace<T>[] = [];
  sorted.forEach((item, index) => {
    const last = places.at(-1);
    if (last === undefined) {
      places.push({ place: 1, items: [item] });
      return;
    }
    const step = deciding(last.items[0] as T, item);
    if (step < 0) last.items.push(item);
    else {
      last.step = step;
      places.push({ place: index + 1, items: [item] });
    }
  });
  return places;
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
