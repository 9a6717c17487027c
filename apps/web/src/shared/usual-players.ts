// The default number of players.

const USUAL = 3;

/** Three if the game allows it: with two, most games change some of their rules. */
export function usualPlayers({ min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(USUAL, min), max);
}
