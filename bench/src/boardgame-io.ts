// The parts of boardgame.io a bench needs; its sub-paths do not resolve as ES modules under Node.
import { createRequire } from 'node:module';
import type * as internal from 'boardgame.io/internal';

const require = createRequire(import.meta.url);

export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof internal;

/** The action that a client's move becomes. */
export function moveAction(type: string, details: unknown, playerID: string) {
  return {
    type: 'MAKE_MOVE' as const,
    payload: { type, args: [details], playerID, credentials: '' },
  };
}
