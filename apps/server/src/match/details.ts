// The free metadata of a match, as the lobby and live play keep it. Nothing here is sent as is.
import type { Commitment, Seed } from '@loggia/chance';
import type { Summary } from '@loggia/kernel';
import {
  type Clock,
  type ClockState,
  type HintRule,
  type Language,
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
  /** The site where it was requested, if a push service accepts it. */
  site?: string;
  subscription: PushSubscription;
}

/** Since when a seat has been empty. */
export interface Departure {
  seat: number;
  at: number;
}

/** A vote to let a bot play for a seat. It counts until the next move. */
interface Vote {
  seat: number;
  by: number;
  stateID: number;
}

/** What a match's record says about its randomness. The seed is here only once the game is over. */
export interface ChanceDetails {
  commitment: Commitment;
  /** As settled at the start. */
  words?: string[];
  seed?: Seed;
  /** Where an imported game was played. */
  table?: string;
}

export interface MatchDetails {
  hostHash?: string;
  /** The invite link's secret. Players see it, so it is kept in plain text. */
  invite?: string;
  toMove?: number[];
  /** Who may ask for hints; only players against bots unless the host said otherwise. */
  hints?: HintRule;
  clock?: Clock;
  clockState?: ClockState;
  /** How far the game has got, and the score. */
  summary?: Summary;
  gameover?: unknown;
  /** How often each seat has undone a move. */
  takeBacks?: number[];
  /** Seats reserved for players of the previous match who have not come yet. */
  reserved?: number[];
  handovers?: Handover[];
  /** Browsers to notify. */
  subscriptions?: Subscription[];
  /** The table's chat room. Its address is the host's secret. */
  webhook?: { url: string; format: WebhookFormat; language?: Language };
  votes?: Vote[];
  /** Seats of people who are gone. */
  left?: Departure[];
  /** When somebody last nudged the players who have to decide. */
  nudgedAt?: number;
  /** Seats that may read the chat, but not write. */
  muted?: number[];
  /** Absent in matches from before commitments. */
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

/**
 * The seat, if the credentials are its own. The refusal is the same if there is no such seat: a
 * guess reveals nothing.
 */
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

/**
 * The hand-over codes that are still valid; whatever changes a seat's credentials ends its codes.
 */
export function handoversOf(match: MatchRecord): Handover[] {
  const { handovers = [] } = detailsOf(match);
  return handovers.filter(
    ({ seat, owner, expiresAt }) =>
      expiresAt > Date.now() &&
      match.seats.some(other => other.seat === seat && other.credentialHash === owner),
  );
}

/** The browsers to notify whose seats still have the same owner. */
export function subscriptionsOf(match: MatchRecord): Subscription[] {
  const { subscriptions = [] } = detailsOf(match);
  return subscriptions.filter(({ seat, owner }) =>
    match.seats.some(other => other.seat === seat && other.credentialHash === owner),
  );
}

/** Whether all players have come. */
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

/** Who plays for a seat that no person is playing right now. */
export function standIn(seat: SeatRecord): 'bot' | 'away' | undefined {
  if (seat.bot !== undefined) return 'bot';
  return seat.away === true || seat.credentialHash === undefined ? 'away' : undefined;
}
