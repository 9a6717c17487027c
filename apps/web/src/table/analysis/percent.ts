// Chances as whole percent: an estimate has no more digits.
import type { Estimate } from '@loggia/bots/analysis';

export const percent = (chance: number) => Math.round(100 * chance);

/** For texts that say a number and how far it may be off. */
export const inPercent = ({ value, low, high }: Estimate) => ({
  percent: percent(value),
  low: percent(low),
  high: percent(high),
});
