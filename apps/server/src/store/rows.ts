// Stored rows as the records the server works with, and back.
import { z } from 'zod';
import type { Row, Value } from './database.ts';
import { integer, json, optional, text } from './database.ts';
import type {
  ChatMessage,
  ChatRow,
  LogRow,
  MatchChange,
  MatchRecord,
  SeatRecord,
  StoredState,
} from './store.ts';
import { BOT_LEVELS, CHAT_AUDIENCES, MATCH_STATUSES } from './words.ts';

const Seats: z.ZodType<SeatRecord[]> = z.array(
  z.object({
    seat: z.number(),
    name: z.string().exactOptional(),
    credentialHash: z.string().exactOptional(),
    bot: z.enum(BOT_LEVELS).exactOptional(),
    away: z.boolean().exactOptional(),
    word: z.string().exactOptional(),
    data: z.unknown().exactOptional(),
  }),
);
const Status = z.enum(MATCH_STATUSES);
const Details = z.record(z.string(), z.unknown());
const Audience = z.enum(CHAT_AUDIENCES);
const Message = z.object({
  seat: z.number().exactOptional(),
  name: z.string(),
  text: z.string(),
});

export const MATCH_COLUMNS =
  'id, game, rules_version, players, options, status, unlisted, created_at, updated_at, started_at, next_match_id, circle, version, seats, details';

export function matchOf(row: Row): MatchRecord {
  return {
    id: text(row, 'id'),
    game: text(row, 'game'),
    rulesVersion: integer(row, 'rules_version'),
    players: integer(row, 'players'),
    options: json(row, 'options'),
    status: Status.parse(row.status),
    unlisted: integer(row, 'unlisted') === 1,
    createdAt: integer(row, 'created_at'),
    updatedAt: integer(row, 'updated_at'),
    ...optional('startedAt', row, 'started_at', integer),
    ...optional('nextMatchId', row, 'next_match_id', text),
    ...optional('circle', row, 'circle', text),
    version: integer(row, 'version'),
    seats: Seats.parse(json(row, 'seats')),
    details: Details.parse(json(row, 'details')),
  };
}

/** In the order of `MATCH_COLUMNS`. */
export function matchValues(match: MatchRecord): Value[] {
  return [
    match.id,
    match.game,
    match.rulesVersion,
    match.players,
    toJson(match.options),
    match.status,
    match.unlisted ? 1 : 0,
    match.createdAt,
    match.updatedAt,
    match.startedAt ?? null,
    match.nextMatchId ?? null,
    match.circle ?? null,
    match.version,
    toJson(match.seats),
    toJson(match.details),
  ];
}

export function changed(match: MatchRecord, change: MatchChange, now: number): MatchRecord {
  return {
    ...match,
    updatedAt: now,
    ...change,
    details: { ...match.details, ...change.details },
    version: match.version + 1,
  };
}

export function stateOf(row: Row): StoredState {
  return { version: integer(row, 'version'), state: text(row, 'state') };
}

export function logRowOf(row: Row): LogRow {
  return {
    seq: integer(row, 'seq'),
    ...optional('seat', row, 'seat', integer),
    move: json(row, 'move'),
    events: json(row, 'events'),
    at: integer(row, 'at'),
  };
}

export function chatRowOf(row: Row): ChatRow {
  return {
    seq: integer(row, 'seq'),
    audience: Audience.parse(row.audience),
    ...Message.parse(json(row, 'message')),
    at: integer(row, 'at'),
  };
}

/** As JSON, in which any text a person can type survives either database unharmed. */
export function messageText({ seat, name, text }: ChatMessage): string {
  return toJson({ seat, name, text });
}

/** `undefined`, which JSON does not have, becomes `null`. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
