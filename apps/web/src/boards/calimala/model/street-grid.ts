// Where streets and actions lie in the five by five grid of the city.
import type { Street } from '@loggia/calimala';
import type { Spot } from '../../../kit/focus/grid.ts';

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
