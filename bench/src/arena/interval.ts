// How certain a share of victories is.

export interface Interval {
  share: number;
  low: number;
  high: number;
}

/** Wilson's interval at 95 %: valid for small samples and shares near 0 and 1 as well. */
export function wilson(victories: number, games: number): Interval {
  const z = 1.96;
  const share = victories / games;
  const centre = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { share, low: (centre - reach) / scale, high: (centre + reach) / scale };
}
