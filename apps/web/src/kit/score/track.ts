// How long a score track is, and where on it a number of points lies.

/** At least this long, so that early points do not leap across it. */
const LEAST = 30;
/** Room for the marker beyond the last point. */
const ROOM = 2;

export interface Track {
  /** Where zero lies, in percent of the track. */
  zero: number;
  /** Where a number of points lies, in percent of the track. */
  share(points: number): number;
}

/** The track for these points, positive or negative. */
export function trackOf(points: readonly number[]): Track {
  const from = Math.min(0, ...points);
  const length = Math.max(from + LEAST, ...points) + ROOM - from;
  const share = (at: number) => (100 * (at - from)) / length;
  return { zero: share(0), share };
}
