// The tables this browser can open, those waiting for you first.
import type { Match } from '@loggia/protocol';
import type { OwnTable } from '../net/lists-connection.ts';
import type { KeptTable } from '../net/seats.ts';

export interface ListedTable {
  match: Match;
  /** Seats of this browser. */
  yours?: readonly number[];
}

const SHOWN = 12;

/** An invite also leads back to a table that the reader has left. */
export function ownTables(kept: readonly KeptTable[]): OwnTable[] {
  const mine = kept.flatMap(({ id, seats, host, invite }) => {
    const secret = seats[0]?.credentials ?? invite ?? host;
    return secret === undefined ? [] : [{ id, secret }];
  });
  return mine.slice(0, SHOWN);
}

export function yourTables(
  kept: readonly KeptTable[],
  own: ReadonlyMap<string, Match>,
): ListedTable[] {
  const tables = kept.flatMap(({ id, seats }) => {
    const match = own.get(id);
    return match === undefined ? [] : [{ match, yours: seats.map(({ seat }) => seat) }];
  });
  return tables.sort((a, b) => urgency(a) - urgency(b) || b.match.updatedAt - a.match.updatedAt);
}

export function isYourTurn({ match, yours = [] }: ListedTable): boolean {
  return match.status === 'running' && match.toMove.some(seat => yours.includes(seat));
}

const ORDER = { running: 1, waiting: 2, over: 3 } as const;

function urgency(table: ListedTable): number {
  return isYourTurn(table) ? 0 : ORDER[table.match.status];
}
