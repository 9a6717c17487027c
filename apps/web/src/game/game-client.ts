// What a game provides to the browser. The table shell knows a game only through this.
import type { GameModule, Message, OptionValue, Seat, Typed } from '@loggia/kernel';
import type { Game } from 'boardgame.io';
import type { ComponentType } from 'react';
import type { Sound } from '../design/sounds.ts';
import type { BoardProps, BoardSettings } from './board-props.ts';
import type { GameCoach } from './game-coach.ts';
import type { GameHelp } from './game-help.ts';
import type { GameLog } from './game-log.ts';

export interface InterruptProps<View, Event extends Typed> {
  view: View & { events: Event[] };
  event: Event;
  settings: BoardSettings;
}

/** A scoring, or something in a round; the first of each round marks its beginning. */
export type Moment = 'scoring' | { round: number };

export interface GameClient<View, Move extends Typed, Event extends Typed> {
  /** The options that make a first game easiest to follow. */
  firstGame: Readonly<Record<string, OptionValue>>;
  /** Fills the space between the top bar and the bottom; its prompt is the kit's. */
  Board: ComponentType<BoardProps<View, Move, Event>>;
  /** What the top bar shows beside the round, such as a phase, an era or a deck. */
  status(view: View): readonly Message[];
  /** Events for which the table pauses, and what it shows then. */
  interrupts(event: Event): boolean;
  Interrupt: ComponentType<InterruptProps<View, Event>>;
  /** Where the points came from, shown below the standings of a finished game. */
  EndDetails: ComponentType<{ view: View }>;
  /** The points each seat gained or lost through an event, for the chart of points over time. */
  gained(event: Event): readonly { seat: Seat; points: number }[];
  /** What a replay marks and the log sets apart. */
  moment(event: Event): Moment | undefined;
  /** What events sound like; most have no sound. */
  sounds: Readonly<Partial<Record<Event['type'], Exclude<Sound, 'call'>>>>;
  /** Loaded with the log; without it every event is a line of its own. */
  log?(): Promise<GameLog<Event>>;
  /** Loaded only for learners; a game may not have it. */
  help?(): Promise<GameHelp>;
  coach?(): Promise<GameCoach<View, Move, Event>>;
}

/** The shell treats every game alike: its positions, moves and events pass through untouched. */
export type AnyGameBoard = GameClient<unknown, Typed, Typed>;

/** A game in the browser under one version of its rules. */
export interface AnyGameClient extends AnyGameBoard {
  module: GameModule;
  /** The boardgame.io game, for the client's reducer. */
  game: Game;
  /** Whether the game has an evaluation, which bots need. */
  bots: 'some' | 'none';
  botNames?: readonly string[];
  /** The rules version of new games. */
  newestRules: number;
  /** The same game under another rules version, if it is still registered. */
  under(rulesVersion: number): AnyGameClient | undefined;
}
