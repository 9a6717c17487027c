// The host's rights: options, bots and the start; in a running game removing, muting, passing on
// the role.
import { parseOptions } from '@loggia/kernel';
import { botName } from '@loggia/kernel/manifest';
import { type Answer, type BotLevel, ProtocolError } from '@loggia/protocol';
import { detailsOf, handoversOf, isFree, seatOf } from '../match/details.ts';
import { fits } from '../match/secrets.ts';
import type { MatchChange, MatchRecord, SeatRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf, playersOf, shown } from './lobby.ts';
import { freed, withSeat } from './seats.ts';

type HostCall = 'setOptions' | 'setBot' | 'removePlayer' | 'startMatch' | 'mute' | 'handOnHost';

/** Changes a waiting table on its host's behalf, or a running one where allowed. */
async function asHost(
  lobby: Lobby,
  call: Call<HostCall>,
  decide: (match: MatchRecord) => MatchChange,
  when: 'waiting' | 'running or waiting' = 'waiting',
): Promise<MatchRecord> {
  const { id } = await matchOf(lobby, call);
  return lobby.records.change(id, match => {
    if (!fits(call.body.credentials, detailsOf(match).hostHash)) {
      throw new ProtocolError('host.credentials');
    }
    if (match.status === 'over') throw new ProtocolError('match.over');
    if (match.status !== 'waiting' && when === 'waiting') throw new ProtocolError('match.started');
    return decide(match);
  });
}

export async function setOptions(
  lobby: Lobby,
  call: Call<'setOptions'>,
): Promise<Answer<'setOptions'>> {
  const { numPlayers, setupData, unlisted, hints, clock } = call.body;
  const match = await asHost(lobby, call, now => {
    const entry = lobby.games.of(now);
    const players = playersOf(entry, numPlayers ?? now.players);
    const seats = resized(now.seats, players);
    return {
      players,
      seats: unlisted === false ? withoutAbsent(now, seats) : seats,
      ...(setupData !== undefined && { options: parseOptions(entry.module.options, setupData) }),
      ...(unlisted !== undefined && { unlisted }),
      details: {
        ...(hints !== undefined && { hints }),
        ...(clock !== undefined && { clock: clock ?? undefined }),
      },
    };
  });
  // With fewer seats, all of them may be taken now.
  return shown(lobby, await lobby.records.startIfComplete(match));
}

/** Added seats are free; taken seats are not removed as a side effect. */
function resized(seats: readonly SeatRecord[], players: number): SeatRecord[] {
  if (seats.slice(players).some(seat => !isFree(seat))) throw new ProtocolError('seat.taken');
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { seat });
}

/** Players who have not joined a private table did not agree to be named on a public one. */
function withoutAbsent(match: MatchRecord, seats: SeatRecord[]): SeatRecord[] {
  const { reserved = [] } = detailsOf(match);
  if (!match.unlisted) return seats;
  return seats.map(record => {
    const { name: _, data: __, ...unnamed } = record;
    return reserved.includes(record.seat) ? unnamed : record;
  });
}

export async function setBot(lobby: Lobby, call: Call<'setBot'>): Promise<Answer<'setBot'>> {
  const { playerID, level } = call.body;
  const match = await asHost(lobby, call, now => {
    const record = seatOf(now, Number(playerID));
    if (record.credentialHash !== undefined) throw new ProtocolError('seat.taken');
    if (level !== null) needBots(lobby, now);
    const next = level === null ? { seat: record.seat } : bot(lobby, now, record.seat, level);
    return { seats: withSeat(now, record.seat, () => next) };
  });
  return shown(lobby, match);
}

/** Bots can only play games that have an evaluation. */
export function needBots({ games }: Lobby, match: MatchRecord): void {
  if (games.of(match).evaluation === undefined) throw new ProtocolError('game.bots');
}

function bot({ games }: Lobby, match: MatchRecord, seat: number, level: BotLevel): SeatRecord {
  const others = match.seats.filter(record => record.seat !== seat).map(({ name }) => name);
  return { seat, bot: level, name: botName(games.of(match), match.id, seat, others) };
}

export async function removePlayer(
  lobby: Lobby,
  call: Call<'removePlayer'>,
): Promise<Answer<'removePlayer'>> {
  const seat = Number(call.body.playerID);
  const decide = (now: MatchRecord) => {
    const { bot: level } = seatOf(now, seat);
    if (now.status === 'waiting') return freed(now, seat);
    if (level !== undefined) throw new ProtocolError('seat.taken');
    needBots(lobby, now);
    return { seats: withSeat(now, seat, () => bot(lobby, now, seat, 'medium')) };
  };
  return shown(lobby, await asHost(lobby, call, decide, 'running or waiting'));
}

export async function mute(lobby: Lobby, call: Call<'mute'>): Promise<Answer<'mute'>> {
  const { playerID, muted } = call.body;
  const decide = (now: MatchRecord) => {
    const { seat } = seatOf(now, Number(playerID));
    const others = (detailsOf(now).muted ?? []).filter(other => other !== seat);
    return { details: { muted: muted ? [...others, seat] : others } };
  };
  return shown(lobby, await asHost(lobby, call, decide, 'running or waiting'));
}

/** From now on the credentials of that seat are the host's. */
export async function handOnHost(
  lobby: Lobby,
  call: Call<'handOnHost'>,
): Promise<Answer<'handOnHost'>> {
  const decide = (now: MatchRecord) => {
    const { credentialHash } = seatOf(now, Number(call.body.playerID));
    if (credentialHash === undefined) throw new ProtocolError('seat.unknown');
    return { details: { hostHash: credentialHash } };
  };
  return shown(lobby, await asHost(lobby, call, decide, 'running or waiting'));
}

/** Bots take empty seats, and those reserved for people who have not come. */
export async function startMatch(
  lobby: Lobby,
  call: Call<'startMatch'>,
): Promise<Answer<'startMatch'>> {
  const level = call.body.level ?? 'medium';
  const match = await asHost(lobby, call, now => {
    const reserved = detailsOf(now).reserved ?? [];
    const isOpen = (record: SeatRecord) => isFree(record) || reserved.includes(record.seat);
    if (now.seats.some(isOpen)) needBots(lobby, now);
    // Each bot avoids the names before it.
    const seats = now.seats.map(record => (isOpen(record) ? { seat: record.seat } : record));
    for (const { seat } of now.seats.filter(isOpen)) {
      seats[seat] = bot(lobby, { ...now, seats }, seat, level);
    }
    return {
      seats,
      details: { reserved: undefined, handovers: handoversOf(now) },
    };
  });
  return shown(lobby, await lobby.records.startIfComplete(match));
}
