// What a bench reports, and how it is shown.

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What we aim for, in words. */
  target?: string;
}

/** Of the game whose package is named; suites that need a whole table play Calimala. */
export type Suite = (game: string) => Figure[] | Promise<Figure[]>;

export function print(name: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(figure => figure.name.length));
  console.log(`\n${name}`);
  for (const { name, value, unit, target } of figures) {
    const shown = value.toLocaleString('en', { maximumSignificantDigits: 4 });
    const aim = target === undefined ? '' : `   (${target})`;
    console.log(`  ${name.padEnd(width)}  ${shown.padStart(11)} ${unit}${aim}`);
  }
}

/** Runs the work until the time is up and returns the milliseconds per round, best of several. */
export function bestOf(rounds: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    work();
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}
