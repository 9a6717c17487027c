// Where the points of a hint come from, as far as one would notice.
import type { Hint } from '@loggia/protocol';

/** Reasons smaller than this, in points, are none. */
const NOTICEABLE = 0.25;

/** The largest first, whether they speak for the move or against it. */
export function noticeable(reasons: Hint['reasons']): [name: string, points: number][] {
  return Object.entries(reasons)
    .filter(([, points]) => Math.abs(points) >= NOTICEABLE)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}
