// boardgame.io's own MCTSBot on the same game, as the reference for the cost of a playout.
import { createRequire } from 'node:module';
import type { Manifest } from '@loggia/kernel/manifest';
import type { Game } from 'boardgame.io';
import type * as ai from 'boardgame.io/ai';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof ai;

/** A bot that plays random games of its default depth through boardgame.io's reducer. */
export function referenceBot({ module }: Manifest, game: Game, iterations: number) {
  return new MCTSBot({
    game,
    seed: 'reference',
    iterations,
    enumerate: (G: unknown, _ctx: unknown, playerID: string) =>
      module
        .legal(G, Number(playerID))
        .filter(move => !module.takesBack(move))
        .map(({ type, ...details }) => ({ move: type, args: [details] })),
  });
}
