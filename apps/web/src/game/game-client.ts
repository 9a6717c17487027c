// What a game brings to the browser. The shell of a table knows a game only through this.
import type { GameModule, Message, OptionValue, Seat, Typed } from '@loggia/kernel';
import type { Game } from 'boardgame.io';
import type { ComponentType } from 'react';
import type { BoardProps, SeatInfo } from './board-props.ts';
import type { GameCoach } from './game-coach.ts';
import type { GameHelp } from './game-help.ts';

/** The figures of the top bar; what a game does not have is left out. */
export interface TableStatus {
  round?: number;
  rounds?: number;
  deck?: number;
  points: number[];
}

export interface OverlayProps<View, Event extends Typed> {
  view: View & { events: Event[] };
  event: Event;
  names: SeatInfo[];
  settings: BoardProps<View, Typed, Event>['settings'];
}

export interface EndProps<View> {
  view: View;
  names: SeatInfo[];
}

export interface GameClient<View, State extends View, Move extends Typed, Event extends Typed> {
  module: GameModule<View, State, Move, Event>;
  /** The boardgame.io game, for the client's reducer. */
  game: Game;
  /** The options that make a first game easiest to follow. */
  firstGame: Readonly<Record<string, OptionValue>>;
  /** Fills the space between the top bar and the bottom; renders `PromptBar` where it belongs. */
  Board: ComponentType<BoardProps<View, Move, Event>>;
  /** One sentence for whoever looks, at any time. */
  prompt(view: View, seat: Seat | null, legal: Move[]): Message;
  status(view: View): TableStatus;
  /** Events for which the table pauses for a breath, and what it shows then. */
  interrupts(event: Event): boolean;
  ScoringOverlay: ComponentType<OverlayProps<View, Event>>;
  /** Where the points came from, below the standings of a finished game. */
  EndScreenDetails: ComponentType<EndProps<View>>;
  /** The points each seat gained by an event, for the chart of points over time. */
  gained(event: Event): readonly { seat: Seat; points: number }[];
  /** What only learners need is loaded for them alone. */
  help(): Promise<GameHelp>;
  coach(): Promise<GameCoach<View, Move, Event>>;
}
