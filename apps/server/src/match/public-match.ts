// What anybody who may see a table may know of it: boardgame.io's match, and more.
import { type ClockState, type Match, Options, type PublicPlayer } from '@loggia/protocol';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { wordsOf } from './chance.ts';
import { detailsOf, hintRule, standIn } from './details.ts';

/** Who is at one table now. */
interface Company {
  isConnected(seat: number): boolean;
  spectators(): number;
}

/** Who is there now. */
export interface Presence {
  readonly hasBots: boolean;
  loaded(id: string): { audience: Company } | undefined;
  /** How long the clocks of a match have run since they were set. */
  elapsed(id: string, clockState: ClockState): number;
}

export function publicMatch(match: MatchRecord, presence: Presence): Match {
  const { toMove, clock, clockState, summary, gameover, reserved, chance } = detailsOf(match);
  const audience = presence.loaded(match.id)?.audience;
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
      isConnected: audience?.isConnected(seat.seat) ?? false,
      ...(reserved?.includes(seat.seat) && { reserved: true }),
    })),
    setupData: Options.parse(match.options),
    unlisted: match.unlisted,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    status: match.status,
    rulesVersion: match.rulesVersion,
    toMove: owing,
    waitsForBots: botOwes && !presence.hasBots,
    spectators: audience?.spectators() ?? 0,
    hints: hintRule(match),
    ...(match.startedAt !== undefined && { startedAt: match.startedAt }),
    ...(match.nextMatchId !== undefined && { nextMatchID: match.nextMatchId }),
    ...(summary && { summary }),
    ...(chance && { chance: { ...chance, words: wordsOf(match) } }),
    ...(gameover !== undefined && { gameover: gameover as Match['gameover'] }),
    ...(clock && { clock }),
    ...(running &&
      clockState && {
        clockState: { ...clockState, now: clockState.at + presence.elapsed(match.id, clockState) },
      }),
  };
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
