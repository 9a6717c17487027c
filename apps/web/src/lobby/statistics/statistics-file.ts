// Played games as a file, to move to another browser.
import { isRecord } from '@loggia/kernel';
import { type PlayedGame, readPlayedGames } from '../../shared/played-games.ts';

const FORMAT = 'loggia-statistics';

/** More than all the games a browser keeps. */
const MOST_BYTES = 2 ** 20;

export function playedFile(games: readonly PlayedGame[]): Blob {
  const content = JSON.stringify({ format: FORMAT, version: 1, games });
  return new Blob([content], { type: 'application/json' });
}

/** The games in a file; `undefined` if it is something else. */
export async function readPlayedFile(file: Blob): Promise<PlayedGame[] | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  try {
    const content: unknown = JSON.parse(await file.text());
    if (!isRecord(content) || content.format !== FORMAT || content.version !== 1) return undefined;
    return readPlayedGames(content.games);
  } catch {
    return undefined;
  }
}
