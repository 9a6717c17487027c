// What a game brings for learners. The same promise for the same game, so that one may `use` it.
import type { Typed } from '@loggia/kernel';
import type { AnyGameClient } from '../game/game-client.ts';
import type { GameCoach } from '../game/game-coach.ts';
import { gameClient } from './games.ts';

export type AnyGameCoach = GameCoach<unknown, Typed, Typed>;

export const gameHelp = perGame(client => client.help());
export const gameCoach = perGame(client => client.coach());

function perGame<T>(load: (client: AnyGameClient) => Promise<T>) {
  const loaded = new Map<string, Promise<T | undefined>>();
  return (game: string): Promise<T | undefined> => {
    const known = loaded.get(game);
    if (known !== undefined) return known;
    const promise = gameClient(game).then(client => client && load(client));
    loaded.set(game, promise);
    return promise;
  };
}
