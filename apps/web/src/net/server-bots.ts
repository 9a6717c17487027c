// Whether the server has bots for a seat; asked once per page.
import type { GameInfo } from '@loggia/protocol';
import { useEffect, useState } from 'react';
import { ask } from './lobby-client.ts';

let asked: Promise<GameInfo[]> | undefined;

export function useServerBots(name: string): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    asked ??= ask('describeGames');
    asked.then(
      games => setFound(games.some(game => game.name === name && game.bots)),
      () => {
        // Asked again with the next table.
        asked = undefined;
      },
    );
  }, [name]);
  return found;
}
