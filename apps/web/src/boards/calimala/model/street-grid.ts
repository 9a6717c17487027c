// Where streets and actions lie in the five by five grid of the city, and which way the arrows go.
import type { Street } from '@loggia/calimala';

export interface Spot {
  row: number;
  column: number;
}

/** Streets in reading order: two between the actions of a row, three between two rows. */
const STREET_ROWS: readonly (readonly Street[])[] = [
  [1, 2],
  [3, 4, 5],
  [6, 7],
  [8, 9, 10],
  [11, 12],
];

export function streetSpot(street: Street): Spot {
  const row = STREET_ROWS.findIndex(streets => streets.includes(street));
  const index = STREET_ROWS[row]?.indexOf(street) ?? 0;
  return { row: row + 1, column: row % 2 === 0 ? 2 * index + 2 : 2 * index + 1 };
}

export function cellSpot(cell: number): Spot {
  return { row: 2 * Math.floor(cell / 3) + 1, column: 2 * (cell % 3) + 1 };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

const STEP: Readonly<Record<Arrow, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The nearest street that way; the same one at the edge of the city. */
export function streetTowards(street: Street, arrow: Arrow): Street {
  const from = streetSpot(street);
  const step = STEP[arrow];
  let best = street;
  let least = Number.POSITIVE_INFINITY;
  for (const other of STREET_ROWS.flat()) {
    const to = streetSpot(other);
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
