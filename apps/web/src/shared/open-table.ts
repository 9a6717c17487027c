// Opening a table and taking a seat.
import type { GameInfo } from '@loggia/protocol';
import type { Identity } from '../net/identity.ts';
import { ask } from '../net/lobby-client.ts';
import type { TableId } from '../net/seats.ts';
import { keepTable, keptTable, keptTables } from '../net/seats.ts';
import { usualPlayers } from './usual-players.ts';

/**
 * Opens a private table, or one for a circle, with the game's defaults, and takes the first seat.
 */
export async function openTable(game: GameInfo, who: Identity, circle?: string): Promise<TableId> {
  const table = await create(game, circle);
  await sitDown(table, who);
  return table;
}

/** A table against bots that starts at once. */
export async function playNow(game: GameInfo, who: Identity): Promise<TableId> {
  const table = await create(game);
  await sitDown(table, who);
  const credentials = keptTable(keptTables.get(), table)?.host ?? '';
  await ask('startMatch', { table, body: { credentials, level: 'medium' } });
  return table;
}

/** Private until its host says otherwise. */
async function create({ name, players }: GameInfo, circle?: string) {
  const created = await ask('createMatch', {
    game: name,
    body: {
      numPlayers: usualPlayers(players),
      unlisted: true,
      ...(circle !== undefined && { circle }),
    },
  });
  const table = { game: name, id: created.matchID };
  keepTable(table, { host: created.hostCredentials, invite: created.invite });
  return table;
}

/** Takes a seat, the first free one by default. A word goes into the shuffle. */
export async function sitDown(
  table: TableId,
  who: Identity,
  { seat, word }: { seat?: number; word?: string } = {},
): Promise<void> {
  const invite = keptTable(keptTables.get(), table)?.invite;
  const joined = await ask('joinMatch', {
    table,
    body: {
      playerName: who.name,
      data: { look: who.look },
      ...(seat === undefined ? {} : { playerID: String(seat) }),
      ...(word === undefined ? {} : { word }),
      ...(invite === undefined ? {} : { invite }),
    },
  });
  keepTable(table, {
    seat: { seat: Number(joined.playerID), credentials: joined.playerCredentials },
    invite: joined.invite,
  });
}
