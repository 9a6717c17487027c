// Where the points of a hint come from, as far as they matter.
import type { Hint } from '@loggia/protocol';

/** Reasons smaller than this, in points, are left out. */
const NOTICEABLE = 0.25;

/** Largest first, whether for or against the move. */
export function noticeable(reasons: Hint['reasons']): [name: string, points: number][] {
  return Object.entries(reasons)
    .filter(([, points]) => Math.abs(points) >= NOTICEABLE)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}
