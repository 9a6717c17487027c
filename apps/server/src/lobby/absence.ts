// A player is not playing: the others may nudge them, then let a bot play until they are back.
import { type Answer, ProtocolError } from '@loggia/protocol';
import type { Table } from '../live/table.ts';
import { detailsOf, ownSeat, seatOf, standIn as standsIn } from '../match/details.ts';
import { agreedOn, waitsOf } from '../match/public-match.ts';
import { fits } from '../match/secrets.ts';
import type { MatchChange, MatchRecord } from '../store/store.ts';
import { needBots } from './hosting.ts';
import { type Call, type Lobby, matchOf, shown } from './lobby.ts';
import { withSeat } from './seats.ts';

/** Between two nudges at one table. */
const NUDGE_PAUSE = 20_000;

export async function nudge(lobby: Lobby, call: Call<'nudge'>): Promise<Record<string, never>> {
  const { id } = await matchOf(lobby, call);
  const { table } = await running(lobby, id);
  const by = Number(call.body.playerID);
  // If several nudge at once, on whichever nodes, one does.
  await lobby.records.change(id, match => {
    ownSeat(match, by, call.body.credentials);
    const early = earlyToNudge(lobby, { match, table });
    if (early > 0) throw new ProtocolError('nudge.early', { seconds: seconds(early) });
    return { details: { nudgedAt: Date.now() } };
  });
  lobby.tables.nudge(id, by);
  lobby.calls.nudged(table);
  return {};
}

/** Milliseconds until it is allowed. */
function earlyToNudge(
  { tables }: Lobby,
  { match, table }: { match: MatchRecord; table: Table },
): number {
  const { nudge: after = Number.POSITIVE_INFINITY, for: waited } = waitsOf(tables, table.movedAt);
  const { nudgedAt = 0 } = detailsOf(match);
  // Another node's clock may be ahead of ours.
  return Math.max(after - waited, Math.min(NUDGE_PAUSE, nudgedAt + NUDGE_PAUSE - Date.now()));
}

export async function standIn(lobby: Lobby, call: Call<'standIn'>): Promise<Answer<'standIn'>> {
  const { id } = await matchOf(lobby, call);
  const { table } = await running(lobby, id);
  const seat = Number(call.body.seat);
  const decide = (match: MatchRecord): MatchChange => {
    if (standsIn(seatOf(match, seat)) !== undefined) throw new ProtocolError('stand-in.needless');
    needBots(lobby, match);
    if (isHost(match, call)) return away(match, seat);
    const votes = voted(lobby, { match, table, call });
    const by = agreedOn({ ...match, details: { ...match.details, votes } }, seat, table.stateID);
    return 2 * by.length > present(match, table, seat) ? away(match, seat) : { details: { votes } };
  };
  return shown(lobby, await lobby.records.change(id, decide));
}

/** The table of a running game. */
async function running(
  { tables }: Lobby,
  id: string,
): Promise<{ match: MatchRecord; table: Table }> {
  const table = await tables.open(id);
  const { match } = table;
  if (match.status === 'waiting') throw new ProtocolError('match.waiting');
  if (match.status === 'over') throw new ProtocolError('match.over');
  return { match, table };
}

function isHost(match: MatchRecord, { body }: Call<'standIn'>): boolean {
  const isKnown = fits(body.credentials, detailsOf(match).hostHash);
  if (!isKnown && body.playerID === undefined) throw new ProtocolError('host.credentials');
  return isKnown;
}

/** The votes with one more, if the table has waited for that seat long enough. */
function voted(
  { tables }: Lobby,
  { match, table, call }: { match: MatchRecord; table: Table; call: Call<'standIn'> },
) {
  const { playerID, credentials } = call.body;
  const { seat: by } = ownSeat(match, Number(playerID), credentials);
  const seat = Number(call.body.seat);
  if (!table.toMove().includes(seat) || by === seat) throw new ProtocolError('stand-in.needless');
  const { standIn: after = Number.POSITIVE_INFINITY, for: waited } = waitsOf(tables, table.movedAt);
  if (waited < after) {
    throw new ProtocolError('stand-in.early', { seconds: seconds(after - waited) });
  }
  const { stateID } = table;
  const { votes = [] } = detailsOf(match);
  // Votes from before the last move no longer count.
  const others = votes.filter(
    vote => vote.stateID === stateID && !(vote.seat === seat && vote.by === by),
  );
  return [...others, { seat, by, stateID }];
}

/** The people present, without the one concerned. */
function present(match: MatchRecord, { audience }: Table, but: number): number {
  return match.seats.filter(
    record =>
      record.seat !== but && standsIn(record) === undefined && audience.isConnected(record.seat),
  ).length;
}

function away(match: MatchRecord, seat: number): MatchChange {
  return {
    seats: withSeat(match, seat, record => ({ ...record, away: true })),
    details: { votes: [] },
  };
}

/** Infinity must become a number on the wire. */
const seconds = (milliseconds: number) => Math.ceil(Math.min(milliseconds, 1e12) / 1000);
