// The bodies of the lobby: boardgame.io's own, and our additions in the same style.
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  BotLevel,
  Bytes32,
  Clock,
  GameName,
  HintRule,
  Language,
  MatchId,
  MatchStatus,
  Options,
  PlayerData,
  PlayerId,
  PlayerName,
  PushSubscription,
  Seat,
  SeatWord,
  Secret,
  SettledWord,
  WebhookFormat,
} from './words.ts';

/** In a URL; no larger than a row number can be. */
const Count = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const Time = z.int().describe('Milliseconds since 1970.');

// What anybody may know about a table.

export const PublicPlayer = z.object({
  id: Seat,
  name: z.string().optional(),
  data: z.json().optional(),
  isConnected: z.boolean().optional(),
  bot: BotLevel.optional().describe('A bot sits here.'),
  away: z
    .boolean()
    .optional()
    .describe('The owner has left; a bot plays on, the owner may return.'),
  absentFor: z.int().optional().describe('Milliseconds since the owner was last seen.'),
  agreed: z
    .array(Seat)
    .optional()
    .describe('Who would let a bot play for this seat; the majority of those present decides.'),
  muted: z.boolean().optional().describe('The host lets this seat read, but not talk.'),
  reserved: z.boolean().optional().describe('Kept for the owner of the match before (rematch).'),
});
export type PublicPlayer = z.infer<typeof PublicPlayer>;

export const ClockState = z.object({
  remaining: z.array(z.int()).describe('Milliseconds left to each seat, when `at` was.'),
  at: Time,
  running: z.array(Seat).describe('The seats whose clocks run.'),
  now: Time.optional().describe("The server's time when it said this; absent: `at`."),
});
export type ClockState = z.infer<typeof ClockState>;

/** The kernel's `Summary`, for any game. */
export const Summary = z.object({
  round: z.int().describe('Counted from 1; 0 before the first.'),
  rounds: z.int().optional().describe('How many there are at most.'),
  status: z
    .array(
      z.object({
        key: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .optional()
    .describe("What else the game names, as keys of its texts: 'status.era' …"),
  points: z.array(z.number()).optional().describe('By seat; absent while they are hidden.'),
});
export type Summary = z.infer<typeof Summary>;

/** How anybody can check, once the game is over, that nobody chose what was dealt. */
export const Chance = z.object({
  commitment: Bytes32.describe('A hash of the seed and the table, shown before the first move.'),
  words: z
    .array(SettledWord)
    .max(99)
    .describe('What each seat adds to the seed, by seat; settled at the start.'),
  seed: Bytes32.optional().describe('Told when the game is over.'),
  table: MatchId.optional().describe('Where an imported game was played.'),
});
export type Chance = z.infer<typeof Chance>;

export const Match = z.object({
  matchID: MatchId,
  gameName: GameName,
  players: z.array(PublicPlayer),
  setupData: Options.optional().describe('The options of the table.'),
  gameover: z.json().optional(),
  nextMatchID: MatchId.optional(),
  unlisted: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
  status: MatchStatus,
  startedAt: Time.optional(),
  rulesVersion: z.int(),
  toMove: z.array(Seat).describe('The seats that owe a decision now.'),
  waitsForBots: z.boolean().describe('A bot should move and this server has none.'),
  waits: z
    .object({
      for: z.int().describe('Milliseconds since the last move.'),
      nudge: z.int().optional().describe('From when on the others may nudge; absent: never.'),
      standIn: z.int().optional().describe('From when on they may let a bot play; absent: never.'),
    })
    .optional()
    .describe(
      'How long a running table has waited for the seats that owe a decision; lists may leave it out.',
    ),
  host: Seat.optional().describe('The seat that is the host; absent where the host is none.'),
  spectators: z.int().describe('How many look on now.'),
  guests: z
    .array(z.string())
    .optional()
    .describe('Told to those at a table that waits: who is there without a seat, as far as named.'),
  hints: HintRule.describe('Whether people who play with people may ask for hints.'),
  webhook: WebhookFormat.optional().describe('A chat room is told whom the table waits for.'),
  clock: Clock.optional(),
  clockState: ClockState.optional(),
  summary: Summary.optional().describe('How far the game is and how it stands.'),
  chance: Chance.optional().describe('Absent where the game began before there were promises.'),
});
export type Match = z.infer<typeof Match>;

export const OptionInfo = z.object({
  values: z.array(z.union([z.string(), z.boolean()])),
  default: z.union([z.string(), z.boolean()]),
  description: z.string(),
});
export const GameInfo = z.object({
  name: GameName,
  rulesVersion: z.int(),
  players: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), OptionInfo),
  bots: z.boolean().describe('Whether bots can take its seats here.'),
});
export type GameInfo = z.infer<typeof GameInfo>;

// boardgame.io's Lobby API.

export const GameList = z.array(GameName);
const Cursor = z
  .string()
  .regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,64}$/)
  .describe('`next` of the page before.');
export const ListQuery = z.object({
  isGameover: z.enum(['true', 'false']).optional(),
  updatedBefore: z.coerce.number().int().positive().optional(),
  updatedAfter: z.coerce.number().int().positive().optional(),
  status: MatchStatus.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.page).optional(),
  cursor: Cursor.optional(),
});
export const FinishedQuery = z.object({
  game: GameName.optional(),
  players: z.coerce.number().int().min(1).max(99).optional(),
  name: z.string().trim().min(1).max(LIMITS.playerName).optional().describe('Part of a name.'),
  limit: z.coerce.number().int().min(1).max(LIMITS.page).optional(),
  cursor: Cursor.optional(),
});
export const MatchList = z.object({
  matches: z.array(Match),
  next: z.string().optional().describe('The cursor of the next page.'),
});

export const CreateBody = z.object({
  numPlayers: z.int().min(1).max(99).optional(),
  setupData: z.unknown().optional().describe("The table's options by the game's specification."),
  unlisted: z.boolean().optional(),
  hints: HintRule.optional(),
  clock: Clock.optional(),
  circle: Secret.optional().describe('The circle whose next table this is.'),
});
export const CreatedMatch = z.object({
  matchID: MatchId,
  hostCredentials: Secret.describe('The rights of the host; keep it.'),
  invite: Secret.describe('What the invite link carries.'),
});

export const JoinBody = z.object({
  playerID: PlayerId.optional(),
  playerName: PlayerName,
  data: PlayerData.optional(),
  word: SeatWord.optional().describe('Becomes part of the seed.'),
  invite: Secret.optional().describe('Needed at an unlisted table.'),
  credentials: Secret.optional().describe('Those of the match before, for a reserved seat.'),
});
export const JoinedMatch = z.object({
  playerID: PlayerId,
  playerCredentials: Secret,
  invite: Secret.describe('To invite others.'),
});

/**
 * Friends who play together regularly: anyone with the key may see their tables and open the next.
 */
export const CircleKey = z.object({ circle: Secret });
export const CircleQuery = ListQuery.pick({ cursor: true });
export const Circle = z.object({
  tables: z
    .array(Match.extend({ invite: Secret.optional() }))
    .describe('The newest first; with the invites, so that the link leads to private ones.'),
  next: z.string().optional().describe('The cursor of the next page.'),
});

export const SeatBody = z.object({ playerID: PlayerId, credentials: Secret });
export const UpdateBody = SeatBody.extend({
  newName: PlayerName.optional(),
  data: PlayerData.optional(),
}).refine(
  body => body.newName !== undefined || body.data !== undefined,
  'newName or data is required',
);
export const PlayAgainBody = SeatBody.extend({
  numPlayers: z.int().min(1).max(99).optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional().describe('After a private game the next is private, too.'),
  keepSeats: z
    .boolean()
    .optional()
    .describe('Reserve the seats for the same people: they join with their credentials of today.'),
});
export const NextMatch = z.object({
  nextMatchID: MatchId,
  hostCredentials: Secret.optional().describe(
    'Only for the one who asked first: the credentials of the seat that asked.',
  ),
  invite: Secret,
});
export const Nothing = z.object({});

// What boardgame.io lacks.

export const HostBody = z.object({ credentials: Secret.describe("The host's credentials.") });
export const OptionsBody = HostBody.extend({
  numPlayers: z.int().min(1).max(99).optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
  hints: HintRule.optional(),
  clock: Clock.nullable().optional().describe('null takes the clock away.'),
});
export const BotBody = HostBody.extend({
  playerID: PlayerId,
  level: BotLevel.nullable().describe('null takes the bot away.'),
});
export const RemoveBody = HostBody.extend({ playerID: PlayerId });
export const StandInBody = z.object({
  seat: PlayerId.describe('For whom a bot is to play.'),
  playerID: PlayerId.optional().describe('The seat that asks; absent: the host.'),
  credentials: Secret.describe('Those of the seat that asks, or of the host.'),
});
export const MuteBody = HostBody.extend({ playerID: PlayerId, muted: z.boolean() });
export const NewHostBody = HostBody.extend({ playerID: PlayerId.describe('The next host.') });
export const StartBody = HostBody.extend({
  level: BotLevel.optional().describe('Of the bots on the empty seats; medium unless told.'),
});
export const WordBody = SeatBody.extend({ word: SeatWord });
export const PushKey = z.object({
  publicKey: z.string().describe('By which push services know this server: applicationServerKey.'),
});
export const CallsBody = SeatBody.extend({
  subscription: PushSubscription.nullable().describe('null: no browser is called any more.'),
});
export const WebhookBody = HostBody.extend({
  webhook: z
    .object({
      url: z.url().max(LIMITS.address),
      format: WebhookFormat,
      language: Language.default('en').describe('What the room is told in.'),
    })
    .nullable()
    .describe('null takes it away. The address is never told to anybody.'),
});
export const HandoverCode = z.object({ code: Secret, expiresAt: Time });
export const TakeoverBody = z.object({ code: Secret });

export const HistoryQuery = z.object({
  from: Count.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.history).optional(),
});
export const HistoryEntry = z.object({
  seq: z.int(),
  seat: Seat.optional(),
  move: z.looseObject({ type: z.string() }).describe('Without its choices where they are secret.'),
  events: z.array(z.looseObject({ type: z.string() })),
  at: Time,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
export const History = z.object({
  entries: z.array(HistoryEntry),
  next: z.int().optional().describe('`from` of the next page.'),
});
export const ViewQuery = z.object({ moves: Count });
export const ReplayFrame = z.object({
  moves: z.int(),
  view: z.unknown().describe("The game's own view, with the events of its last move."),
});

export const Hint = z.object({
  move: z.looseObject({ type: z.string() }),
  points: z.number().optional().describe('Expected in the end; absent for the only legal move.'),
  chance: z.number().optional().describe('To win, between 0 and 1.'),
  reasons: z
    .record(z.string(), z.number())
    .describe('What the move changes by the end of the turn, in points, by where they come from.'),
});
export type Hint = z.infer<typeof Hint>;
export const HintList = z.object({
  moves: z.int().describe('How many moves had been made when it was thought of.'),
  hints: z.array(Hint).describe('Best first.'),
});

export const ChatQuery = z.object({
  after: Count.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.chat).optional(),
});
export const ChatLine = z.object({
  id: z.string(),
  seq: z.int(),
  sender: PlayerId.nullable().describe('null: a spectator.'),
  name: z.string().describe('Of a spectator: as given, and nobody at the table has it; or empty.'),
  payload: z.string(),
  audience: z.enum(['players', 'spectators']),
  at: Time,
});
export type ChatLine = z.infer<typeof ChatLine>;
export const ChatPage = z.object({ messages: z.array(ChatLine) });

const Estimate = z
  .object({
    value: z.number().min(-1).max(1),
    low: z.number().min(-1).max(1).describe('The truth lies between these, as far as luck goes,'),
    high: z.number().min(-1).max(1).describe('nineteen times in twenty.'),
  })
  .refine(({ value, low, high }) => low <= value && value <= high, 'not an estimate');
/** The consequence of a move, as a key of the game's texts. */
const Deed = z.object({
  key: z.string().regex(/^[\w.-]{1,60}$/),
  params: z
    .record(z.string().max(LIMITS.deedWord), z.union([z.string().max(LIMITS.deedWord), z.number()]))
    .refine(params => Object.keys(params).length <= LIMITS.deedParams, 'too many parameters'),
});
export const JudgedDecision = z.object({
  moves: z.int().min(0).describe('How many had been made.'),
  seat: Seat,
  played: Deed.optional(),
  chances: z.array(Estimate).max(99).describe('Of each seat to win.'),
  instead: z
    .object({ choice: Deed.optional(), worth: Estimate })
    .exactOptional()
    .describe('What the bot would have played, and how much more chance to win it would give.'),
  find: Estimate.exactOptional().describe(
    'How much better it was than what looks best at a glance.',
  ),
});
export type JudgedDecision = z.infer<typeof JudgedDecision>;
export const AnalysisBody = SeatBody.extend({
  decisions: z
    .array(JudgedDecision)
    .max(LIMITS.importedMoves)
    .describe('Every decision of the game, in its order.'),
});
export const KeptAnalysis = z.object({
  analysis: z
    .object({
      by: Seat.describe('The seat whose browser has made it. Nobody has checked its judgement.'),
      at: Time,
      decisions: z.array(JudgedDecision),
    })
    .nullable()
    .describe('null: nobody has made one yet.'),
});

const RecordedMove = z.object({
  seat: Seat,
  move: z.looseObject({ type: z.string() }),
  at: Time,
});
const Recorded = z.object({
  format: z.literal('loggia-game'),
  game: GameName,
  rulesVersion: z.int(),
  players: z.array(z.object({ name: PlayerName.optional() })).max(99),
  options: Options,
  createdAt: Time,
});

/** A game with a commitment: its events and result are included, so that it can be checked. */
export const CheckableGame = Recorded.extend({
  version: z.literal(2),
  chance: Chance.required(),
  moves: z
    .array(RecordedMove.extend({ events: z.array(z.looseObject({ type: z.string() })) }))
    .max(LIMITS.importedMoves),
  result: z.json().optional(),
});
export type CheckableGame = z.infer<typeof CheckableGame>;

/** A game from before commitments. */
const UncheckedGame = Recorded.extend({
  version: z.literal(1),
  seed: z.string().max(100),
  moves: z.array(RecordedMove).max(LIMITS.importedMoves),
});

/** A whole finished game: seed and moves reproduce every state. */
export const RecordedGame = z.discriminatedUnion('version', [UncheckedGame, CheckableGame]);
export const ImportedMatch = z.object({ matchID: MatchId, invite: Secret });
export type RecordedGame = z.infer<typeof RecordedGame>;
