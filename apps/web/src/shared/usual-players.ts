// How many play where nobody has said.

const USUAL = 3;

/** Three, as far as the game allows: with two most games change some of their rules. */
export function usualPlayers({ min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(USUAL, min), max);
}
