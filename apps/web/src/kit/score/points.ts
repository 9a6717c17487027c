// Everybody's points over time, positive or negative, from any starting value.
import type { BySeat, Seat, Typed } from '@loggia/kernel';

/** One row of points by seat for the start and for each event that changed them. */
export type Points = readonly BySeat<number>[];

/** The points each seat gained or lost through an event. */
export type Gained<Event extends Typed> = (
  event: Event,
) => readonly { seat: Seat; points: number }[];

/** Counted back from the end, so that the starting value does not matter. */
export function pointsOverTime<Event extends Typed>(
  events: readonly Event[],
  gained: Gained<Event>,
  final: BySeat<number>,
): Points {
  const lines = [final];
  let line = final;
  for (const event of events.toReversed()) {
    const gains = gained(event);
    if (gains.length === 0) continue;
    line = [...line];
    for (const { seat, points } of gains) line[seat] = (line[seat] ?? 0) - points;
    lines.push(line);
  }
  return lines.reverse();
}

export interface Scale {
  low: number;
  high: number;
  /** The values at which grid lines are drawn, including zero. */
  grid: number[];
}

/** The least height of a chart, in points. */
const LEAST = 5;

export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(low + LEAST, ...values);
  const range = high - low;
  const step = range > 100 ? 50 : range > 40 ? 20 : range > 20 ? 10 : 5;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { low, high, grid: Array.from({ length: count }, (_, n) => (first + n) * step) };
}
