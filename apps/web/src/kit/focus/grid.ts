// Which way the arrow keys move in a grid, with or without gaps.

export interface Spot {
  row: number;
  column: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrow = (key: string): key is Arrow => Object.hasOwn(STEP, key);

const STEP: Readonly<Record<Arrow, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The nearest item in that direction; the same one at the edge. */
export function towards<T>(
  things: Iterable<T>,
  spotOf: (thing: T) => Spot,
  thing: T,
  arrow: Arrow,
): T {
  const from = spotOf(thing);
  const step = STEP[arrow];
  let best = thing;
  let least = Number.POSITIVE_INFINITY;
  for (const other of things) {
    const to = spotOf(other);
    const ahead = (to.row - from.row) * step.row + (to.column - from.column) * step.column;
    const aside = Math.abs(
      (to.row - from.row) * step.column + (to.column - from.column) * step.row,
    );
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < least) {
      best = other;
      least = distance;
    }
  }
  return best;
}
