// The plan a city is drawn on: its cells, with a margin for tiles to come.
import type { Cell } from '@loggia/capitals';

export interface Plan {
  /** The cell in the upper left. */
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Never smaller than this, so that a young city is not blown up. */
const LEAST = { columns: 5, rows: 4 } as const;

/** The city with `margin` cells around it. */
export function planOf(city: readonly Cell[], margin: 0 | 1): Plan {
  const across = span(
    city.map(({ x }) => x),
    margin,
    margin === 0 ? 1 : LEAST.columns,
  );
  const down = span(
    city.map(({ y }) => y),
    margin,
    margin === 0 ? 1 : LEAST.rows,
  );
  return { left: across.from, columns: across.length, top: down.from, rows: down.length };
}

function span(places: readonly number[], margin: number, least: number) {
  const from = Math.min(0, ...places) - margin;
  const length = Math.max(0, ...places) + margin - from + 1;
  const missing = Math.max(0, least - length);
  return { from: from - Math.floor(missing / 2), length: length + missing };
}
