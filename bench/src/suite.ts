// What a bench reports, and how it is shown.

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The target, in words. */
  target?: string;
}

/** The size of a bench, if it can be chosen. */
export interface Sizes {
  /** Open tables, one size after the other. */
  tables: readonly number[];
  /** Matches that are only stored. */
  stored: number;
  /** How long each load runs. */
  seconds: number;
}

/** For the game of the named package; suites that need a whole table play Calimala. */
export type Suite = (game: string, sizes: Sizes) => Figure[] | Promise<Figure[]>;

export function print(name: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(figure => figure.name.length));
  console.log(`\n${name}`);
  for (const { name, value, unit, target } of figures) {
    const shown = value.toLocaleString('en', { maximumSignificantDigits: 4 });
    const aim = target === undefined ? '' : `   (${target})`;
    console.log(`  ${name.padEnd(width)}  ${shown.padStart(11)} ${unit}${aim}`);
  }
}

/** CPU milliseconds of this thread. Waiting on a busy machine does not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The milliseconds the work takes, best of several rounds; its input is prepared before each. */
export function bestOf<T>(rounds: number, work: (ready: T) => void, prepare: () => T): number;
export function bestOf(rounds: number, work: () => void): number;
export function bestOf<T>(rounds: number, work: (ready: T) => void, prepare?: () => T): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const ready = prepare?.() as T;
    const begin = computed();
    work(ready);
    best = Math.min(best, computed() - begin);
  }
  return best;
}
