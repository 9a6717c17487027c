// The free metadata of a match, as the lobby and live play keep it. Nothing here goes out as it is.
import type { Commitment, Seed } from '@loggia/chance';
import type { Summary } from '@loggia/kernel';
import {
  type Clock,
  type ClockState,
  type HintRule,
  ProtocolError,
  type PushSubscription,
  type WebhookFormat,
} from '@loggia/protocol';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { fits, same } from './secrets.ts';

export interface Handover {
  seat: number;
  /** The hash of the credentials it was asked for with: it ends with them. */
  owner: string;
  hash: string;
  expiresAt: number;
}

export interface Subscription {
  seat: number;
  /** The hash of the credentials it was asked for with: it ends with them. */
  owner: string;
  /** The site it was asked for at, where that is one a push service believes in. */
  site?: string;
  subscription: PushSubscription;
}

/** Nobody has been there for a seat since. */
export interface Departure {
  seat: number;
  at: number;
}

/** Who would let a bot play for a seat. It counts until the next move. */
interface Vote {
  seat: number;
  by: number;
  stateID: number;
}

/** What the record of a match knows of its chance. The seed is here only once the game is over. */
export interface ChanceDetails {
  commitment: Commitment;
  /** As they were when the game started. */
  words?: string[];
  seed?: Seed;
  /** Where an imported game was played. */
  table?: string;
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
  /** How often each seat has taken something back. */
  takeBacks?: number[];
  /** Seats kept for the owners of the match before who have not come yet. */
  reserved?: number[];
  handovers?: Handover[];
  /** Browsers to be called. */
  subscriptions?: Subscription[];
  /** The chat room of the table. Its address is a secret of the host's. */
  webhook?: { url: string; format: WebhookFormat };
  votes?: Vote[];
  /** Seats of people who are gone. */
  left?: Departure[];
  /** When somebody last called those who owe a decision. */
  nudgedAt?: number;
  /** Seats that may read, but not talk. */
  muted?: number[];
  /** Absent in matches from before there were promises. */
  chance?: ChanceDetails;
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

/** The seat, if the credentials are its own. Refused alike where there is no such seat: a guess tells nothing. */
export function ownSeat(
  match: MatchRecord,
  seat: number,
  credentials: string | null | undefined,
): SeatRecord {
  const record = match.seats.find(other => other.seat === seat);
  if (record === undefined || !fits(credentials, record.credentialHash)) {
    throw new ProtocolError('seat.credentials');
  }
  return record;
}

/** The hand-over codes that still count; whatever gives a seat other credentials ends its codes. */
export function handoversOf(match: MatchRecord): Handover[] {
  const { handovers = [] } = detailsOf(match);
  return handovers.filter(
    ({ seat, owner, expiresAt }) =>
      expiresAt > Date.now() &&
      match.seats.some(other => other.seat === seat && other.credentialHash === owner),
  );
}

/** The browsers to be called whose seats are still their owners'. */
export function subscriptionsOf(match: MatchRecord): Subscription[] {
  const { subscriptions = [] } = detailsOf(match);
  return subscriptions.filter(({ seat, owner }) =>
    match.seats.some(other => other.seat === seat && other.credentialHash === owner),
  );
}

/** Whether everybody who is to play has come. */
export function isComplete(match: MatchRecord): boolean {
  const { reserved = [] } = detailsOf(match);
  return reserved.length === 0 && !match.seats.some(isFree);
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
