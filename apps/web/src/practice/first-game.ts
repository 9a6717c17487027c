// A beginner's first game: few, easy opponents, the simplest options, and a coach.

import type { AnyGameClient } from '../game/game-client.ts';
import { usualPlayers } from '../shared/usual-players.ts';
import { beginCoaching } from '../table/coach/memory.ts';
import { begin } from './kept-game.ts';

export function beginFirstGame({ module, firstGame, coach }: AnyGameClient): void {
  beginCoaching(module.name);
  begin({
    game: module.name,
    rulesVersion: module.rulesVersion,
    levels: Array.from({ length: usualPlayers(module.players) - 1 }, () => 'easy'),
    options: firstGame,
    ...(coach && { guide: 'coach' }),
  });
}
