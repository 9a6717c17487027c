// The games this client can show, each loaded when its first table is opened.
import type { AnyGameClient } from '../game/game-client.ts';
import { loadOnce } from '../shared/load-once.ts';

/** Shown where no server tells which games there are. */
export const FIRST_GAME = 'calimala';

const GAMES: Readonly<Record<string, () => Promise<AnyGameClient>>> = {
  calimala: async () => {
    const { calimalaClient } = await import('./calimala/client.ts');
    // A position comes from the server of the same game; nothing else reaches its client.
    return calimalaClient as unknown as AnyGameClient;
  },
};

/** The client of a game, where there is one. */
export const gameClient = loadOnce(
  async (name): Promise<AnyGameClient | undefined> =>
    Object.hasOwn(GAMES, name) ? GAMES[name]?.() : undefined,
);
