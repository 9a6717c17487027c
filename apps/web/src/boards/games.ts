// The games this client can show, each loaded when its first table is opened.
import type { AnyGameClient } from '../game/game-client.ts';

/** Shown where no server tells which games there are. */
export const FIRST_GAME = 'calimala';

const GAMES: Readonly<Record<string, () => Promise<AnyGameClient>>> = {
  calimala: async () => {
    const { calimalaClient } = await import('./calimala/client.ts');
    // A position comes from the server of the same game; nothing else reaches its client.
    return calimalaClient as unknown as AnyGameClient;
  },
};

const loaded = new Map<string, Promise<AnyGameClient | undefined>>();

/** The client of a game; the same promise for the same game, so that a component may `use` it. */
export function gameClient(name: string): Promise<AnyGameClient | undefined> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const load = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  const promise = load?.() ?? Promise.resolve(undefined);
  loaded.set(name, promise);
  return promise;
}
