// The requests and responses of the operator's desk.
import { MatchId, MatchStatus } from '@loggia/protocol';
import { z } from 'zod';
import type { MatchRecord, RefusalRow } from '../store/store.ts';

/** The status of one server. Moves, errors and refusals count from its start. */
export const Vitals = z.object({
  node: z.string(),
  /** When it was started. */
  since: z.number(),
  sockets: z.number(),
  /** In memory. */
  tables: z.number(),
  /** Seats and spectators connected through it. */
  seated: z.number(),
  watching: z.number(),
  /** The share of time its main thread is busy: near 1 it is at its limit. */
  load: z.number(),
  /** Cores in use, including those of bots. */
  cores: z.number(),
  /** In bytes. */
  memory: z.number(),
  moves: z.number(),
  movesPerMinute: z.number(),
  errors: z.number(),
  refused: z.record(z.string(), z.number()),
  /** Newest first; their messages are in the log. */
  lastErrors: z.array(z.object({ at: z.number(), what: z.string(), name: z.string() })),
});
export type Vitals = z.infer<typeof Vitals>;

export interface BanShown {
  address: string;
  seconds: number;
}

export interface Status {
  nodes: Vitals[];
  matches: Record<MatchRecord['status'], number>;
  bans: BanShown[];
}

/** A table and who is there: only what the people at the table see, plus addresses. */
export interface TableShown {
  id: string;
  game: string;
  status: MatchRecord['status'];
  unlisted: boolean;
  createdAt: number;
  updatedAt: number;
  seats: SeatShown[];
  /** Spectators by address. */
  watching: [address: string, count: number][];
}

export interface SeatShown {
  seat: number;
  name?: string;
  bot?: string;
  /** The addresses connected to this seat. */
  addresses: string[];
  owes: boolean;
}

export interface TableWithRefusals extends TableShown {
  refusals: RefusalRow[];
}

const YEAR_SECONDS = 365 * 24 * 3600;

export const TablesQuery = z.object({
  status: MatchStatus.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});
export const TablePath = z.object({ id: MatchId });
export const BanBody = z.object({
  address: z.string().max(100),
  seconds: z.int().min(1).max(YEAR_SECONDS),
});
export const UnbanBody = z.object({ address: z.string().max(100) });
