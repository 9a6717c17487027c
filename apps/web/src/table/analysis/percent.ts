// Chances in whole percent: an estimate deserves no more digits.
import type { Estimate } from '@loggia/bots/analysis';

export const percent = (chance: number) => Math.round(100 * chance);

/** For texts with a number and its margin. */
export const inPercent = ({ value, low, high }: Estimate) => ({
  percent: percent(value),
  low: percent(low),
  high: percent(high),
});
