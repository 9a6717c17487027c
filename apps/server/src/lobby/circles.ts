// Circles: friends who play together under one key. There are no accounts; anyone with the key is a
// member.
import { type Answer, ProtocolError } from '@loggia/protocol';
import { spend } from '../door/limiter.ts';
import { detailsOf, ownSeat } from '../match/details.ts';
import { newSecret } from '../match/secrets.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';

const PAGE = 50;

/** Reading a page of finished games costs as much as replaying some moves. */
const PAGE_COST = 10;

/** Only players are given the key; what they do with it is up to them, as with an invite. */
export async function joinCircle(
  lobby: Lobby,
  call: Call<'joinCircle'>,
): Promise<Answer<'joinCircle'>> {
  const { playerID, credentials } = call.body;
  const match = await matchOf(lobby, call);
  const own = ownSeat(match, Number(playerID), credentials);
  if (match.circle !== undefined) return { circle: match.circle };
  const founded = newSecret();
  // Checked again: the seat may have changed hands, and somebody else may have created the circle.
  const { circle = founded } = await lobby.records.change(match.id, now => {
    ownSeat(now, own.seat, credentials);
    return now.circle === undefined ? { circle: founded } : {};
  });
  return { circle };
}

export async function getCircle(
  lobby: Lobby,
  { token, query, address }: Call<'getCircle'>,
): Promise<Answer<'getCircle'>> {
  spend(lobby.limiter, 'records', address, PAGE_COST);
  const { matches, next } = await lobby.tables.store.listMatches({
    // A table without a circle has no key, and no secret is empty.
    circle: token ?? '',
    limit: PAGE,
    ...(query.cursor !== undefined && { cursor: query.cursor }),
  });
  if (matches.length === 0 && query.cursor === undefined) throw new ProtocolError('circle.unknown');
  return {
    tables: matches.map(match => {
      const { invite } = detailsOf(match);
      return { ...shown(lobby, match), ...(invite !== undefined && { invite }) };
    }),
    ...(next !== undefined && { next }),
  };
}

/** A table can only join an existing circle, not a made-up one. */
export async function needCircle({ tables }: Lobby, circle: string): Promise<void> {
  const { matches } = await tables.store.listMatches({ circle, limit: 1 });
  if (matches.length === 0) throw new ProtocolError('circle.unknown');
}
