// Who is asking: a seat with its credentials, or a spectator, who needs the invite at a private
// table.
import type { Viewer } from '@loggia/kernel';
import { ProtocolError } from '@loggia/protocol';
import type { MatchRecord } from '../store/store.ts';
import { detailsOf, isInvited, ownSeat } from './details.ts';
import { fits } from './secrets.ts';

/** For a socket, which names the seat it wants to be. */
export function viewerOf(
  match: MatchRecord,
  playerID: string | null | undefined,
  secret: string | null | undefined,
): Viewer {
  if (playerID !== null && playerID !== undefined) {
    return ownSeat(match, Number(playerID), secret).seat;
  }
  if (!isInvited(match, secret)) throw new ProtocolError('match.private');
  return null;
}

/** For a bearer token: the credentials of any seat or of the host, or the invite. */
export function bearerOf(match: MatchRecord, token: string | undefined): Viewer {
  const own = match.seats.find(seat => fits(token, seat.credentialHash));
  if (own !== undefined) return own.seat;
  if (fits(token, detailsOf(match).hostHash)) return null;
  if (!isInvited(match, token)) throw new ProtocolError('match.private');
  return null;
}
