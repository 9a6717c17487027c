// Whether the server has bots to fill a seat with; asked once per page.
import type { GameInfo } from '@loggia/protocol';
import { useEffect, useState } from 'react';
import { ask } from './lobby-client.ts';

/** A server has bots unless it says that it has none. */
export function hasBots(game: GameInfo | undefined): boolean {
  if (game === undefined) return false;
  if (!('bots' in game)) return true;
  return Array.isArray(game.bots) ? game.bots.length > 0 : game.bots === true;
}

let asked: Promise<GameInfo[]> | undefined;

export function useServerBots(name: string): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    asked ??= ask('describeGames');
    asked.then(
      games => setFound(hasBots(games.find(game => game.name === name))),
      () => {
        // Asked again with the next table.
        asked = undefined;
      },
    );
  }, [name]);
  return found;
}
