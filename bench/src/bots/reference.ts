// boardgame.io's own MCTSBot over the same game, as the measure of a playout's price.
import { createRequire } from 'node:module';
import { type Calimala, calimala, type State } from '@loggia/calimala';
import type * as ai from 'boardgame.io/ai';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof ai;

/** A bot that plays random games of its default depth through boardgame.io's reducer. */
export function referenceBot(game: object, iterations: number) {
  return new MCTSBot({
    game: game as typeof Calimala,
    seed: 'reference',
    iterations,
    enumerate: (G: State, _ctx: unknown, playerID: string) =>
      calimala
        .legal(G, Number(playerID))
        .filter(move => !calimala.takesBack(move))
        .map(({ type, ...details }) => ({ move: type, args: [details] })),
  });
}
