// The next game with the same people in the same seats.
import type { Match } from '@loggia/protocol';
import type { SeatInfo } from '../../game/board-props.ts';
import { identity } from '../../net/identity.ts';
import { ask } from '../../net/lobby-client.ts';
import type { KeptTable, TableId } from '../../net/seats.ts';
import { keepTable } from '../../net/seats.ts';
import { isPractice } from '../../shared/table-path.ts';

interface Before {
  table: TableId;
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  names: readonly SeatInfo[];
}

/** Opens or joins it; a spectator only follows. */
export async function rematch({ table, match, kept, seat, names }: Before): Promise<TableId> {
  if (isPractice(table)) {
    await ask('playAgain', { table });
    return table;
  }
  const credentials = kept?.seats.find(one => one.seat === seat)?.credentials;
  if (seat === null || credentials === undefined) {
    return { game: table.game, id: match.nextMatchID ?? table.id };
  }
  const body = { playerID: String(seat), credentials, keepSeats: true };
  const next = await ask('playAgain', { table, body });
  const id = { game: table.game, id: next.nextMatchID };
  const { hostCredentials: host, invite } = next;
  keepTable(id, { invite, ...(host === undefined ? {} : { host }) });
  const joined = await ask('joinMatch', {
    table: id,
    body: {
      playerID: String(seat),
      playerName: names[seat]?.name ?? identity.get().name,
      data: { look: names[seat]?.look ?? identity.get().look },
      invite,
      credentials,
    },
  });
  keepTable(id, {
    seat: { seat: Number(joined.playerID), credentials: joined.playerCredentials },
    invite: joined.invite,
  });
  return id;
}
