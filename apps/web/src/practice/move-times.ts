// When the moves of a practice game were made: boardgame.io's log does not know.
import type { KeptGame } from './kept-game.ts';

const keyOf = ({ key }: KeptGame) => `${key}_times`;

function stored(kept: KeptGame): (number | null)[] {
  const times: unknown = JSON.parse(localStorage.getItem(keyOf(kept)) ?? '[]');
  return Array.isArray(times) ? times : [];
}

/** Notes that the move with this number was made now. */
export function noteTime(kept: KeptGame, moves: number): void {
  const times = stored(kept);
  times[moves - 1] = Date.now();
  localStorage.setItem(keyOf(kept), JSON.stringify(times));
}

/** One for each move. An unnoted move counts as made with the next noted one. */
export function timesOf(kept: KeptGame, moves: number): number[] {
  const noted = stored(kept);
  let after = noted.findLast(time => typeof time === 'number') ?? kept.begun;
  const times: number[] = [];
  for (let index = moves - 1; index >= 0; index--) {
    after = noted[index] ?? after;
    times[index] = after;
  }
  return times;
}
