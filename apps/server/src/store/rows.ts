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

/** The columns of a match's row, and the part of the record each holds. */
const MATCH_ROW = {
  id: 'id',
  game: 'game',
  rules_version: 'rulesVersion',
  players: 'players',
  options: 'options',
  status: 'status',
  unlisted: 'unlisted',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  started_at: 'startedAt',
  next_match_id: 'nextMatchId',
  circle: 'circle',
  version: 'version',
  seats: 'seats',
  details: 'details',
} as const satisfies Record<string, keyof MatchRecord>;

export const MATCH_COLUMNS = Object.keys(MATCH_ROW).join(', ');

export type Columns = [column: string, value: Value][];

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

/** As much of a record as is given, in the order of `MATCH_COLUMNS`. */
export function columnsOf(match: Partial<MatchRecord>): Columns {
  const columns: Columns = [];
  for (const [column, key] of Object.entries(MATCH_ROW)) {
    if (key in match) columns.push([column, written(key, match)]);
  }
  return columns;
}

function written(key: keyof MatchRecord, match: Partial<MatchRecord>): Value {
  if (key === 'options' || key === 'seats' || key === 'details') return toJson(match[key]);
  const value = match[key] ?? null;
  return typeof value === 'boolean' ? Number(value) : value;
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

/** As JSON, so that any text a person can type survives in either database. */
export function messageText({ seat, name, text }: ChatMessage): string {
  return toJson({ seat, name, text });
}

/** `undefined`, which JSON does not have, becomes `null`. */
function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
