// The messages of a socket: boardgame.io's protocol, trusted only after these schemas.
import { z } from 'zod';
import { WireError } from './errors.ts';
import { isTame, LIMITS } from './limits.ts';
import { line } from './text.ts';
import { MatchId, PlayerId, PlayerName, Seat, Secret } from './words.ts';

// From the client. Each is the list of arguments of one event.

/**
 * `sync`: a spectator has no player id; at a private table the invite stands for credentials.
 * boardgame.io's fourth argument is not used; the fifth is a spectator's name.
 */
export const SyncArgs = z.tuple([MatchId, PlayerId.nullish(), Secret.nullish()]).rest(z.unknown());

const MoveArgument = z
  .record(z.string(), z.unknown())
  .refine(
    value => isTame(value) && JSON.stringify(value).length <= LIMITS.moveArgument,
    'too large',
  );

export const MakeMove = z.object({
  type: z.literal('MAKE_MOVE'),
  payload: z.object({
    type: z.string().min(1).max(LIMITS.moveName),
    /** A move has at most one argument; boardgame.io writes none as `[]`, `null` or nothing. */
    args: z.union([z.tuple([]), z.tuple([MoveArgument]), z.tuple([z.null()])]).nullish(),
    playerID: PlayerId,
    credentials: Secret.nullish(),
  }),
});
export type MakeMove = z.infer<typeof MakeMove>;

/** `update`: a move on a state; its id (our own) counts once per match and seat, for good. */
export const UpdateArgs = z.tuple([MakeMove, z.int().min(0), MatchId, PlayerId]).rest(z.unknown());
export const MoveId = z
  .string()
  .regex(/^[\x20-\x7e]+$/)
  .max(LIMITS.moveId);

const ChatText = line(LIMITS.chatText);
export const ChatArgs = z
  .tuple([
    MatchId,
    z.object({
      id: z.string().max(LIMITS.moveId),
      sender: PlayerId.nullish(),
      payload: z.union([ChatText, z.object({ text: ChatText, name: PlayerName.optional() })]),
    }),
  ])
  .rest(z.unknown());

/** The events a client may send; everything else is refused unread. */
export const CLIENT_EVENTS = ['sync', 'update', 'chat'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];

// To the client, besides boardgame.io's `sync`, `update`, `patch`, `matchData` and `chat`: `table`
// (match id, Match) whenever people come or go, or the game starts or ends; `clock` (match id,
// ClockState) with every move of a table that has a clock; `nudged` (match id, Nudge) when somebody
// nudges the players the table is waiting for; `dismissed` (WireError) when this socket has no
// further business here, and why.

/** `refused`: what was wrong with a message; a `sync` follows if a move was refused. */
export const Refused = WireError.extend({
  matchID: MatchId.optional(),
  /** The id the client gave its move. */
  moveID: MoveId.optional(),
  stateID: z.int().optional(),
});
export type Refused = z.infer<typeof Refused>;

/** The acknowledgement of a message: every message that asks for one gets one. */
export const Acknowledgement = z.union([
  z.object({ ok: z.literal(true), stateID: z.int() }),
  z.object({ ok: z.literal(false), error: WireError, stateID: z.int().optional() }),
]);
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** `nudged`: by whom. */
export const Nudge = z.object({ by: Seat });
export type Nudge = z.infer<typeof Nudge>;

/** `closing`: the server is shutting down cleanly; reconnect after this many milliseconds. */
export const Closing = z.object({ retryAfter: z.int() });
