// The interface for non-human players: a driver is told whose decision is due and plays it.
import type { GameModule } from '@loggia/kernel';
import type { BotLevel, Hint } from '@loggia/protocol';

/** Why a bot decides: the seat is a bot's, its owner has left, or the owner's clock ran out. */
export type BotReason = 'bot' | 'away' | 'clock';

/** One decision due from a bot. */
export interface BotTurn {
  readonly matchId: string;
  readonly module: GameModule;
  readonly seat: number;
  readonly level: BotLevel;
  readonly reason: BotReason;
  readonly stateID: number;
  /** All the bot may know: its seat's view. */
  readonly view: unknown;
  /** The addresses of the people at the table who are waiting for it now. */
  people(): readonly string[];
  /** Plays like a person would; rejects like any other refused move. */
  play(move: unknown): Promise<void>;
}

/** A player asks what a hard bot would do. */
export type HintQuestion = Pick<BotTurn, 'module' | 'seat' | 'view' | 'people'>;

/** A driver of bots. Without one, a table that needs a bot waits and says so. */
export interface BotHost {
  /** Called once per decision. Must return at once and never throw. */
  turn(turn: BotTurn): void;
  /** The best moves, best first; none if the bot failed. Never rejects. */
  hints(question: HintQuestion): Promise<Hint[]>;
  /** Stops thinking; nothing is played afterwards. */
  close(): Promise<void>;
}
