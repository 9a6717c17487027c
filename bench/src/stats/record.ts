// The statistics of one game: the same shape for every game, so that threads can pass it on.
import type { BySeat, Seat, Typed } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import { playGame } from '../arena/game.ts';

/** How often something happened: by row and column of a table. */
type Tally = Record<string, Record<string, number>>;

export interface GameRecord {
  players: number;
  decisions: number;
  /** By turn order, the first player first. */
  points: number[];
  /** Turn orders of the winners. */
  winners: number[];
  /** Points of all players, by source. */
  sources: Record<string, number>;
  /** Other numbers of the game as a whole. */
  numbers: Record<string, number>;
  tallies: Record<string, Tally>;
}

export interface Notebook {
  /** Adds to a cell of a table. */
  count(table: string, row: string, column: string, amount?: number): void;
  /** Adds to a number of the game. */
  add(name: string, amount?: number): void;
}

/** What is recorded for a game, and how it is shown. */
export interface Statistics<State = unknown, Event extends Typed = Typed> {
  /** The rules in use, in words. */
  rules: string;
  /** Seats by turn order, in the table as it was dealt. */
  order(dealt: State): readonly Seat[];
  /** Receives every event, with the state after the move that caused it. */
  note(event: Event, state: State, book: Notebook): void;
  /** Receives the state before the first move. */
  begin?(state: State, book: Notebook): void;
  end?(state: State, book: Notebook): void;
  sourcesOf(state: State): Record<string, number>;
  /** The row titles of the numbers. */
  numbers: Readonly<Record<string, string>>;
  sections(games: readonly GameRecord[]): Section[];
  /** The bar chart beside that of the points. */
  bars: { title: string; rows(games: readonly GameRecord[]): Bar[] };
}

export interface Section {
  title: string;
  text?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Bar {
  name: string;
  value: number;
}

/** A game's own types end here. */
export function statistics<State, Event extends Typed>(
  typed: Statistics<State, Event>,
): Statistics {
  return typed as unknown as Statistics;
}

export function record(
  manifest: Manifest,
  stats: Statistics,
  game: number,
  players: number,
): GameRecord {
  const numbers: Record<string, number> = {};
  const tallies: Record<string, Tally> = {};
  const book: Notebook = {
    count(table, row, column, amount = 1) {
      tallies[table] ??= {};
      const cells = tallies[table];
      cells[row] ??= {};
      cells[row][column] = (cells[row][column] ?? 0) + amount;
    },
    add(name, amount = 1) {
      numbers[name] = (numbers[name] ?? 0) + amount;
    },
  };
  let order: readonly Seat[] = [];
  let decisions = -1;
  const contestants = new Array(players).fill({ level: 'medium' });
  const state = playGame(manifest, contestants, `statistics ${game}`, (events, table) => {
    decisions += 1;
    if (decisions === 0) {
      order = [...stats.order(table)];
      stats.begin?.(table, book);
    }
    for (const event of events) stats.note(event, table, book);
  });
  stats.end?.(state, book);
  const result = manifest.module.result(state);
  const points: BySeat<number> = new Array(players).fill(0);
  for (const { seat, score } of result?.standings ?? []) points[order.indexOf(seat)] = score;
  const winners = (result?.winners ?? []).map(seat => order.indexOf(seat));
  const sources = stats.sourcesOf(state);
  return { players, decisions, points, winners, sources, numbers, tallies };
}
