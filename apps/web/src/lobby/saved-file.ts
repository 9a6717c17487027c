// The file of a finished game: read here, replayed by the server, kept as a table of its own.
import { isRecord } from '@loggia/kernel';
import type { Body } from '@loggia/protocol';
import { ask, LobbyError } from '../net/lobby-client.ts';
import type { TableId } from '../net/seats.ts';
import { keepTable } from '../net/seats.ts';

/** The largest file the server accepts; larger ones are not even sent. */
export const MOST_BYTES = 1_048_576;

export async function openSavedGame(file: Blob): Promise<TableId> {
  const recorded = await readSavedGame(file);
  const { game } = recorded;
  const { matchID, invite } = await send(recorded);
  const table = { game, id: matchID };
  keepTable(table, { invite });
  return table;
}

/** Only checks whether it looks like one; the server judges the contents. */
export async function readSavedGame(file: Blob): Promise<Body<'importMatch'>> {
  if (file.size > MOST_BYTES) {
    throw new LobbyError('request.too-large', 'The file is too large.', { limit: MOST_BYTES });
  }
  const content = parsed(await file.text());
  if (!isSavedGame(content)) throw notAGame();
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSavedGame(content: unknown): content is Body<'importMatch'> {
  return isRecord(content) && content.format === 'loggia-game' && typeof content.game === 'string';
}

async function send(recorded: Body<'importMatch'>) {
  try {
    return await ask('importMatch', { game: recorded.game, body: recorded });
  } catch (error) {
    // It claims to be a game file, but is not.
    if (error instanceof LobbyError && error.code === 'request.malformed') throw notAGame();
    throw error;
  }
}

const notAGame = () => new LobbyError('saved.not-a-game', 'This is not a saved game.');
