// What anybody who may see a table may know about it: boardgame.io's match, and more.
import { type ClockState, type Match, Options, type PublicPlayer } from '@loggia/protocol';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { wordsOf } from './chance.ts';
import { detailsOf, hintRule, standIn } from './details.ts';

/** Who is at one table now. */
export interface Company {
  isConnected(seat: number): boolean;
  spectators(): number;
}

/** In milliseconds; infinity is never. */
export interface Patience {
  nudge: number;
  standIn: number;
}

/** Who is present now. */
export interface Presence {
  readonly hasBots: boolean;
  readonly patience: Patience;
  loaded(id: string): Loaded | undefined;
  company(id: string): Company | undefined;
  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number;
}

interface Loaded {
  audience: { leftAt(seat: number): number | undefined };
  movedAt: number;
  stateID: number;
}

/** `movedAt` is when the last move was made; if unknown, it is not said how long the table waits. */
export function publicMatch(
  match: MatchRecord,
  presence: Presence,
  movedAt = presence.loaded(match.id)?.movedAt,
): Match {
  const { toMove, clock, clockState, summary, gameover, reserved, chance, webhook } =
    detailsOf(match);
  const table = presence.loaded(match.id);
  const host = hostSeat(match);
  const company = presence.company(match.id);
  const running = match.status === 'running';
  const owing = running ? (toMove ?? []) : [];
  const botOwes = match.seats.some(
    seat => owing.includes(seat.seat) && standIn(seat) !== undefined,
  );
  return {
    matchID: match.id,
    gameName: match.game,
    players: match.seats.map(seat => ({
      ...publicPlayer(seat),
      isConnected: company?.isConnected(seat.seat) ?? false,
      ...(reserved?.includes(seat.seat) && { reserved: true }),
      ...(running && absence(match, seat, { table, company })),
    })),
    setupData: Options.parse(match.options),
    unlisted: match.unlisted,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    status: match.status,
    rulesVersion: match.rulesVersion,
    toMove: owing,
    waitsForBots: botOwes && !presence.hasBots,
    spectators: company?.spectators() ?? 0,
    hints: hintRule(match),
    ...(host !== undefined && { host }),
    ...(owing.length > 0 && movedAt !== undefined && { waits: waitsOf(presence, movedAt) }),
    ...(match.startedAt !== undefined && { startedAt: match.startedAt }),
    ...(match.nextMatchId !== undefined && { nextMatchID: match.nextMatchId }),
    ...(summary && { summary }),
    ...(chance && { chance: { ...chance, words: wordsOf(match) } }),
    ...(gameover !== undefined && { gameover: gameover as Match['gameover'] }),
    ...(clock && { clock }),
    ...(webhook && { webhook: webhook.format }),
    ...(running &&
      clockState && {
        clockState: { ...clockState, now: clockState.at + presence.elapsed(match.id, clockState) },
      }),
  };
}

/** How long a table has waited, and when something may be done about it. */
export function waitsOf(
  { patience }: Pick<Presence, 'patience'>,
  movedAt: number,
): NonNullable<Match['waits']> {
  const { nudge, standIn: afterwards } = patience;
  return {
    for: Math.max(0, Date.now() - movedAt),
    ...(Number.isFinite(nudge) && { nudge }),
    ...(Number.isFinite(afterwards) && { standIn: afterwards }),
  };
}

/** What the others see of a player's absence in a running game. */
function absence(
  match: MatchRecord,
  { seat }: SeatRecord,
  { table, company }: { table: Loaded | undefined; company: Company | undefined },
) {
  const { muted = [], left = [] } = detailsOf(match);
  // What this node has seen since overrides the record.
  const leftAt = table?.audience.leftAt(seat) ?? left.find(one => one.seat === seat)?.at;
  const isGone = leftAt !== undefined && company?.isConnected(seat) !== true;
  const agreed = agreedOn(match, seat, table?.stateID);
  return {
    // Another node's clock may be ahead of ours.
    ...(isGone && { absentFor: Math.max(0, Date.now() - leftAt) }),
    ...(agreed.length > 0 && { agreed }),
    ...(muted.includes(seat) && { muted: true }),
  };
}

/** Who has voted for a bot in a seat since the last move. */
export function agreedOn(match: MatchRecord, seat: number, stateID: number | undefined): number[] {
  const { votes = [] } = detailsOf(match);
  return votes.flatMap(vote => (vote.seat === seat && vote.stateID === stateID ? vote.by : []));
}

/** The seat whose credentials are the host's, if any. */
function hostSeat(match: MatchRecord): number | undefined {
  const { hostHash } = detailsOf(match);
  if (hostHash === undefined) return undefined;
  return match.seats.find(({ credentialHash }) => credentialHash === hostHash)?.seat;
}

function publicPlayer({ seat, name, data, bot, away }: SeatRecord): PublicPlayer {
  return {
    id: seat,
    ...(name !== undefined && { name }),
    ...(data !== undefined && { data: data as PublicPlayer['data'] }),
    ...(bot !== undefined && { bot }),
    ...(away && { away: true }),
  };
}
