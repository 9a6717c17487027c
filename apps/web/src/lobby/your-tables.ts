// The tables this browser has a way to, those that wait for you first.
import type { Match } from '@loggia/protocol';
import { ask, LobbyError } from '../net/lobby-client.ts';
import type { KeptTable } from '../net/seats.ts';
import { forgetTable } from '../net/seats.ts';

export interface ListedTable {
  match: Match;
  /** Seats of this browser. */
  yours?: readonly number[];
}

const SHOWN = 12;

export async function readYourTables(
  kept: readonly KeptTable[],
  signal: AbortSignal,
): Promise<ListedTable[]> {
  const read = async (table: KeptTable): Promise<ListedTable[]> => {
    try {
      const bearer = table.seats[0]?.credentials ?? table.invite;
      const match = await ask('getMatch', { table, bearer, signal });
      return [{ match, yours: table.seats.map(({ seat }) => seat) }];
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      // A table the server no longer has is no longer yours.
      if (error.code === 'match.unknown') forgetTable(table);
      return [];
    }
  };
  // An invite is a way back, too: to a table one has left.
  const mine = kept.filter(
    ({ seats, host, invite }) => seats.length > 0 || host !== undefined || invite !== undefined,
  );
  const tables = (await Promise.all(mine.slice(0, SHOWN).map(read))).flat();
  return tables.sort((a, b) => urgency(a) - urgency(b) || b.match.updatedAt - a.match.updatedAt);
}

export function isYourTurn({ match, yours = [] }: ListedTable): boolean {
  return match.status === 'running' && match.toMove.some(seat => yours.includes(seat));
}

const ORDER = { running: 1, waiting: 2, over: 3 } as const;

function urgency(table: ListedTable): number {
  return isYourTurn(table) ? 0 : ORDER[table.match.status];
}
