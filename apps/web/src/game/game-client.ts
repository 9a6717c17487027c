// What a game brings to the browser. The shell of a table knows a game only through this.
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

/** A scoring, or something of a round; the first of each round is its beginning. */
export type Moment = 'scoring' | { round: number };

export interface GameClient<View, Move extends Typed, Event extends Typed> {
  /** The options that make a first game easiest to follow. */
  firstGame: Readonly<Record<string, OptionValue>>;
  /** Fills the space between the top bar and the bottom; its prompt is the kit's. */
  Board: ComponentType<BoardProps<View, Move, Event>>;
  /** What the top bar tells beside the round, such as a phase, an era or a deck. */
  status(view: View): readonly Message[];
  /** Events for which the table pauses for a breath, and what it shows then. */
  interrupts(event: Event): boolean;
  Interrupt: ComponentType<InterruptProps<View, Event>>;
  /** Where the points came from, below the standings of a finished game. */
  EndDetails: ComponentType<{ view: View }>;
  /** The points each seat gained or lost by an event, for the chart of points over time. */
  gained(event: Event): readonly { seat: Seat; points: number }[];
  /** What a replay marks and the log sets apart. */
  moment(event: Event): Moment | undefined;
  /** What events sound like; most have no sound. */
  sounds: Readonly<Partial<Record<Event['type'], Exclude<Sound, 'call'>>>>;
  /** Comes with the log; a game without it has a log of single lines. */
  log?(): Promise<GameLog<Event>>;
  /** What only learners need is loaded for them alone; a game may not have it yet. */
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
  /** Whether anything is known of it that lets bots think. */
  bots: 'some' | 'none';
  botNames?: readonly string[];
  /** The version new games begin with. */
  newestRules: number;
  /** The same game under the rules it began with, if they are still known. */
  under(rulesVersion: number): AnyGameClient | undefined;
}
