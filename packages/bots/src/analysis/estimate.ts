// A measured number and its margin of error.

export interface Estimate {
  value: number;
  /** The truth lies between these about nineteen times in twenty, as far as luck is concerned. */
  low: number;
  high: number;
}

/** Standard errors on either side of a mean that cover 95 %. */
const WIDE = 1.96;

/**
 * The mean of values within a range. One value at either end is added artificially: what never
 * happened in a hundred tries may still happen, so no estimate is ever certain.
 */
export function estimate(values: readonly number[], [least, most]: [number, number]): Estimate {
  const count = values.length + 2;
  const supposed = [...values, least, most];
  const mean = sum(supposed) / count;
  const variance = sum(supposed.map(value => (value - mean) ** 2)) / (count - 1);
  const reach = WIDE * Math.sqrt(variance / count);
  const value = sum(values) / values.length;
  return {
    value: rounded(value),
    low: rounded(Math.max(least, Math.min(value, mean - reach))),
    high: rounded(Math.min(most, Math.max(value, mean + reach))),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** More digits would be false precision; also avoids a negative zero. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
