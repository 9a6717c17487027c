// The small types of the wire: names, ids, secrets, levels, clocks.
import { z } from 'zod';
import { isTame, LIMITS } from './limits.ts';
import { line } from './text.ts';

export const GameName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(LIMITS.gameName);
export const MatchId = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(LIMITS.matchId);
export const PlayerName = line(LIMITS.playerName);
const Word = line(LIMITS.seatWord);
/** What a seat adds to the seed of its game; empty withdraws it. */
export const SeatWord = z.union([z.literal(''), Word]);
/** The same as stored in a record: not normalised again. */
export const SettledWord = z
  .string()
  .max(LIMITS.seatWord)
  .refine(word => word === '' || Word.safeParse(word).data === word, 'not a plain line');
/** 32 bytes as hexadecimal digits: a seed, or a hash. */
export const Bytes32 = z.string().regex(/^[0-9a-f]{64}$/);
/** Credentials of a seat or a host, an invite or a hand-over code. */
export const Secret = z.string().min(1).max(LIMITS.credentials);
/** A seat as boardgame.io writes it: '0', '1', … */
export const PlayerId = z.string().regex(/^(0|[1-9]\d?)$/);
export const Seat = z.int().min(0).max(99);

export const PlayerData = z
  .json()
  .refine(data => isTame(data) && JSON.stringify(data).length <= LIMITS.playerData, 'too large');

export const MATCH_STATUSES = ['waiting', 'running', 'over'] as const;
export const MatchStatus = z.enum(MATCH_STATUSES);
export type MatchStatus = z.infer<typeof MatchStatus>;

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export const BotLevel = z.enum(BOT_LEVELS);
export type BotLevel = z.infer<typeof BotLevel>;

/** What a chat room expects to be sent. */
export const WEBHOOK_FORMATS = ['plain', 'discord', 'slack', 'matrix'] as const;
export const WebhookFormat = z.enum(WEBHOOK_FORMATS);
export type WebhookFormat = z.infer<typeof WebhookFormat>;

/** What the server's own sentences can be written in. */
export const Language = z.enum(['en', 'de', 'hu', 'ru']);
export type Language = z.infer<typeof Language>;

/** How to reach a browser while it is closed, as reported by the browser. */
export const PushSubscription = z.object({
  endpoint: z.url().max(LIMITS.address),
  keys: z.object({
    /** A point of P-256, and sixteen bytes. */
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** Who may ask a bot for advice: players whose opponents are all bots, or everybody. */
export const HINT_RULES = ['bots-only', 'always'] as const;
export const HintRule = z.enum(HINT_RULES);
export type HintRule = z.infer<typeof HintRule>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const Span = z
  .int()
  .min(MINUTE)
  .max(14 * DAY);

/** Seconds for each decision, or a bank of seconds and what each decision adds to it. */
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decision'), seconds: Span }),
  z.object({ kind: z.literal('bank'), seconds: Span, increment: z.int().min(0).max(DAY) }),
]);
export type Clock = z.infer<typeof Clock>;

/** Table options; the game's own specification says which ones and with which values. */
export const Options = z.record(z.string(), z.union([z.string(), z.boolean()]));
