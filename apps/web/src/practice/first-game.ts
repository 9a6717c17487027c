// A beginner's first game: few and easy opponents, the kindest options, and a coach.
import { beginCoaching } from '../table/coach-memory.ts';
import type { AnyGameClient } from '../table/games.ts';
import { begin } from './kept-game.ts';

export function beginFirstGame({ module, firstGame }: AnyGameClient): void {
  beginCoaching();
  begin({
    game: module.name,
    levels: Array.from({ length: module.players.min - 1 }, () => 'easy'),
    options: firstGame,
    guide: 'coach',
  });
}
