// The door for players who are not people: a driver is told whose decision is owed and plays it.
import type { GameModule } from '@loggia/kernel';
import type { BotLevel, Hint } from '@loggia/protocol';

/** Why a bot decides: it sits there, its owner has left, or the owner's clock ran out. */
export type BotReason = 'bot' | 'away' | 'clock';

/** One decision a bot owes. */
export interface BotTurn {
  readonly matchId: string;
  readonly module: GameModule;
  readonly seat: number;
  readonly level: BotLevel;
  readonly reason: BotReason;
  readonly stateID: number;
  /** All the bot may know: the view of its seat. */
  readonly view: unknown;
  /** The addresses of the people at the table who wait for it, now. */
  people(): readonly string[];
  /** Plays through the same door as people; rejects like any other move that is refused. */
  play(move: unknown): Promise<void>;
}

/** A person asks what a hard bot would do. */
export type HintQuestion = Pick<BotTurn, 'module' | 'seat' | 'view' | 'people'>;

/** A driver of bots. Without one a table that needs a bot waits and says so. */
export interface BotHost {
  /** Called once per decision. Must return at once and never throw. */
  turn(turn: BotTurn): void;
  /** The best moves, best first; none if the bot failed. Never rejects. */
  hints(question: HintQuestion): Promise<Hint[]>;
  /** Stops thinking; nothing is played afterwards. */
  close(): Promise<void>;
}
