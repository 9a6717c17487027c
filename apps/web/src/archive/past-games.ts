// Where the two lists come from: the server's index, and what this browser keeps.
import type { Match } from '@loggia/protocol';
import { cardOf } from '../boards/games.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import type { KeptTable } from '../net/seats.ts';
import type { Wish } from './filters.tsx';

const PAGE = 20;
/** Each of your own tables costs a request. */
const MINE_PAGE = 10;

export async function readFinished(wish: Wish, cursor: string | undefined, signal: AbortSignal) {
  const query = { ...wish, limit: PAGE, ...(cursor !== undefined && { cursor }) };
  const { matches, next } = await ask('listFinished', { query, signal });
  // A game this client has no board for can't be shown.
  return { items: matches.filter(({ gameName }) => cardOf(gameName)), next };
}

export async function readMine(
  kept: readonly KeptTable[],
  wish: Wish,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const from = Number(cursor ?? 0);
  const mine = kept.filter(({ game }) => cardOf(game) && (wish.game ?? game) === game);
  const found = await Promise.all(
    mine.slice(from, from + MINE_PAGE).map(table => readTable(table, signal)),
  );
  const next = from + MINE_PAGE < mine.length ? String(from + MINE_PAGE) : undefined;
  return { items: found.flat().filter(match => fits(match, wish)), next };
}

/** `undefined` if the server no longer has it. */
async function readTable(table: KeptTable, signal: AbortSignal): Promise<Match[]> {
  try {
    const bearer = table.seats[0]?.credentials ?? table.invite;
    return [await ask('getMatch', { table, bearer, signal })];
  } catch (error) {
    if (!(error instanceof LobbyError) || error.code === 'network') throw error;
    return [];
  }
}

function fits({ players }: Match, wish: Wish): boolean {
  if (wish.players !== undefined && wish.players !== players.length) return false;
  const part = wish.name?.toLowerCase();
  return part === undefined || players.some(({ name }) => name?.toLowerCase().includes(part));
}
