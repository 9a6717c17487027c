// The free metadata of a match, as the lobby and live play keep it. Nothing here goes out as it is.
import type { Summary } from '@loggia/kernel';
import { type Clock, type ClockState, type HintRule, ProtocolError } from '@loggia/protocol';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { fits, same } from './secrets.ts';

export interface Handover {
  seat: number;
  hash: string;
  expiresAt: number;
}

export interface MatchDetails {
  hostHash?: string;
  /** What the invite link carries. Players see it, so it is kept as it is. */
  invite?: string;
  toMove?: number[];
  /** Hints for those who play with people; only among bots unless the host said otherwise. */
  hints?: HintRule;
  clock?: Clock;
  clockState?: ClockState;
  /** How far the game is and how it stands. */
  summary?: Summary;
  gameover?: unknown;
  /** Seats kept for the owners of the match before who have not come yet. */
  reserved?: number[];
  handovers?: Handover[];
  imported?: boolean;
}

/** Only this file's shape is ever written there. */
export function detailsOf(match: MatchRecord): MatchDetails {
  return match.details as MatchDetails;
}

export function seatOf(match: MatchRecord, seat: number): SeatRecord {
  const found = match.seats.find(record => record.seat === seat);
  if (found === undefined) throw new ProtocolError('seat.unknown');
  return found;
}

/** The seat, if the credentials are its own; otherwise refused. */
export function ownSeat(
  match: MatchRecord,
  seat: number,
  credentials: string | null | undefined,
): SeatRecord {
  const record = seatOf(match, seat);
  if (!fits(credentials, record.credentialHash)) throw new ProtocolError('seat.credentials');
  return record;
}

export function isFree(seat: SeatRecord): boolean {
  return seat.credentialHash === undefined && seat.bot === undefined;
}

export function isInvited(match: MatchRecord, invite: string | null | undefined): boolean {
  if (!match.unlisted) return true;
  const { invite: expected } = detailsOf(match);
  return typeof invite === 'string' && expected !== undefined && same(invite, expected);
}

export function hintRule(match: MatchRecord): HintRule {
  return detailsOf(match).hints ?? 'bots-only';
}

/** Who plays for a seat that is not a person's just now. */
export function standIn(seat: SeatRecord): 'bot' | 'away' | undefined {
  if (seat.bot !== undefined) return 'bot';
  return seat.away === true || seat.credentialHash === undefined ? 'away' : undefined;
}
