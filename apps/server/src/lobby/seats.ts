// Seats: taking, leaving, coming back, and moving one to another device.
import { type Answer, ProtocolError } from '@loggia/protocol';
import { detailsOf, handoversOf, isFree, isInvited, ownSeat } from '../match/details.ts';
import { fits, hashOf, newSecret } from '../match/secrets.ts';
import type { MatchChange, MatchRecord, SeatRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf } from './lobby.ts';

const HANDOVER_MILLISECONDS = 15 * 60_000;
/** Per seat. */
const HANDOVERS_MOST = 3;

export async function joinMatch(
  lobby: Lobby,
  call: Call<'joinMatch'>,
): Promise<Answer<'joinMatch'>> {
  const match = await matchOf(lobby, call);
  const { body } = call;
  const reserved = await takeReserved(lobby, match, body);
  if (reserved !== undefined) return reserved;
  if (!isInvited(match, body.invite)) throw new ProtocolError('match.private');
  if (match.status === 'over') throw new ProtocolError('match.over');

  const playerCredentials = newSecret();
  const claim = {
    name: body.playerName,
    credentialHash: hashOf(playerCredentials),
    ...(body.data !== undefined && { data: body.data }),
    ...(body.word && { word: body.word }),
  };
  for (const seat of candidates(match, body.playerID)) {
    const { done, match: now } = await lobby.records.changeSeats(match.id, () =>
      lobby.tables.store.claimSeat(match.id, seat, claim),
    );
    if (done === 'missing') throw new ProtocolError('seat.unknown');
    if (done === 'taken') continue;
    await lobby.records.startIfComplete(now);
    return { playerID: String(seat), playerCredentials, ...inviteOf(now) };
  }
  throw new ProtocolError(body.playerID === undefined ? 'match.full' : 'seat.taken');
}

/** The seat asked for, or all that look free, in order. */
function candidates(match: MatchRecord, playerID: string | undefined): number[] {
  const reserved = detailsOf(match).reserved ?? [];
  if (playerID !== undefined) {
    const seat = Number(playerID);
    if (reserved.includes(seat)) throw new ProtocolError('seat.taken');
    return [seat];
  }
  return match.seats
    .filter(seat => isFree(seat) && !reserved.includes(seat.seat))
    .map(seat => seat.seat);
}

/** After a rematch: the credentials of the previous match are valid for the new one. */
async function takeReserved(
  lobby: Lobby,
  { id }: MatchRecord,
  body: Call<'joinMatch'>['body'],
): Promise<Answer<'joinMatch'> | undefined> {
  const { playerID, credentials } = body;
  if (playerID === undefined || credentials === undefined) return undefined;
  const seat = Number(playerID);
  const match = await lobby.records.change(id, now => {
    ownSeat(now, seat, credentials);
    const { reserved = [] } = detailsOf(now);
    return {
      seats: withSeat(now, seat, record => ({
        ...record,
        name: body.playerName,
        ...(body.data !== undefined && { data: body.data }),
        ...(body.word && { word: body.word }),
      })),
      details: { reserved: reserved.filter(other => other !== seat) },
    };
  });
  await lobby.records.startIfComplete(match);
  return { playerID, playerCredentials: credentials, ...inviteOf(match) };
}

function inviteOf(match: MatchRecord): { invite: string } {
  return { invite: detailsOf(match).invite ?? '' };
}

export function withSeat(
  match: MatchRecord,
  seat: number,
  change: (record: SeatRecord) => SeatRecord,
): SeatRecord[] {
  return match.seats.map(record => (record.seat === seat ? change(record) : record));
}

/** Before the start the seat becomes free; afterwards it stays its owner's, and a bot plays. */
export async function leaveMatch(
  lobby: Lobby,
  call: Call<'leaveMatch'>,
): Promise<Record<string, never>> {
  const { id } = await matchOf(lobby, call);
  const { playerID, credentials } = call.body;
  const seat = Number(playerID);
  await lobby.records.change(id, match => {
    ownSeat(match, seat, credentials);
    if (match.status === 'over') return {};
    if (match.status === 'waiting') return freed(match, seat);
    return { seats: withSeat(match, seat, record => ({ ...record, away: true })) };
  });
  return {};
}

export function freed(match: MatchRecord, seat: number) {
  const { reserved } = detailsOf(match);
  return {
    seats: withSeat(match, seat, () => ({ seat })),
    ...(reserved && { details: { reserved: reserved.filter(other => other !== seat) } }),
  };
}

export async function returnToMatch(
  lobby: Lobby,
  call: Call<'returnToMatch'>,
): Promise<Record<string, never>> {
  const { id } = await matchOf(lobby, call);
  const { playerID, credentials } = call.body;
  await lobby.records.change(id, match => {
    const own = ownSeat(match, Number(playerID), credentials);
    if (own.away !== true) throw new ProtocolError('seat.not-away');
    return { seats: withSeat(match, own.seat, ({ away: _, ...record }) => record) };
  });
  return {};
}

export async function updatePlayer(
  lobby: Lobby,
  call: Call<'updatePlayer' | 'renamePlayer'>,
): Promise<Record<string, never>> {
  const { id } = await matchOf(lobby, call);
  const { playerID, credentials, newName, data } = call.body;
  await lobby.records.change(id, match => {
    const { seat } = ownSeat(match, Number(playerID), credentials);
    return {
      seats: withSeat(match, seat, record => ({
        ...record,
        ...(newName !== undefined && { name: newName }),
        ...(data !== undefined && { data }),
      })),
    };
  });
  return {};
}

/** A code that works once, for a while. */
export async function handOver(lobby: Lobby, call: Call<'handOver'>): Promise<Answer<'handOver'>> {
  const { id } = await matchOf(lobby, call);
  const { playerID, credentials } = call.body;
  const code = newSecret();
  const expiresAt = Date.now() + HANDOVER_MILLISECONDS;
  await lobby.records.change(id, match => {
    const { seat, credentialHash: owner = '' } = ownSeat(match, Number(playerID), credentials);
    const known = handoversOf(match);
    const own = [
      ...known.filter(other => other.seat === seat),
      { seat, owner, hash: hashOf(code), expiresAt },
    ];
    const others = known.filter(other => other.seat !== seat);
    return { details: { handovers: [...others, ...own.slice(-HANDOVERS_MOST)] } };
  });
  return { code, expiresAt };
}

/** New credentials for the seat; the old ones, and every other code for it, become invalid. */
export async function takeOver(lobby: Lobby, call: Call<'takeOver'>): Promise<Answer<'takeOver'>> {
  const { id } = await matchOf(lobby, call);
  const playerCredentials = newSecret();
  const to = hashOf(playerCredentials);
  let playerID = '';
  let from = '';
  const match = await lobby.records.change(id, now => {
    const handover = handoversOf(now).find(({ hash }) => fits(call.body.code, hash));
    if (handover === undefined) throw new ProtocolError('handover.unknown');
    playerID = String(handover.seat);
    from = handover.owner;
    // The player who takes over the seat is present.
    const seats = withSeat(now, handover.seat, ({ away: _, ...record }) => record);
    return handedOver({ ...now, seats }, from, to);
  });
  await followRematches(lobby, match, next => handedOver(next, from, to));
  return { playerID, playerCredentials, ...inviteOf(match) };
}

/** The new credentials get all rights of the old ones. */
function handedOver(match: MatchRecord, from: string, to: string): MatchChange {
  return {
    seats: match.seats.map(record =>
      record.credentialHash === from ? { ...record, credentialHash: to } : record,
    ),
    details: {
      handovers: handoversOf(match).filter(({ owner }) => owner !== from),
      ...(detailsOf(match).hostHash === from && { hostHash: to }),
    },
  };
}

/** A rematch recognises its players by their credentials from the previous match. */
async function followRematches(
  { records, tables }: Lobby,
  match: MatchRecord,
  decide: (match: MatchRecord) => MatchChange,
): Promise<void> {
  let next = match.nextMatchId;
  while (next !== undefined && (await tables.store.match(next)) !== undefined) {
    next = (await records.change(next, decide)).nextMatchId;
  }
}
