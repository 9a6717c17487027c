// What a game provides to its trial.
import type { GameModule, OptionValue, Seat, Typed, Viewer } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';

/** Accounts kept from events alone: an independent witness of what the rules did. */
export interface Ledger<State = unknown, Event extends Typed = Typed> {
  /** Books an event; throws if it contradicts what happened before. */
  book(event: Event): void;
  /** Throws if a position breaks an invariant or differs from the books. */
  check(state: State): void;
  /** The same for a finished game. */
  end?(state: State): void;
}

/** Something hidden that a sample must deal uniformly. */
interface Evenness<State = unknown> {
  name: string;
  viewer: Viewer;
  /** Where in a random game to look. */
  spot: Spot;
  /** What a sample holds there, all outcomes equally likely … */
  outcome(state: State): string;
  /** … and how many there are. */
  outcomes: number;
}

export interface Subject<
  View = unknown,
  State extends View = View,
  Move extends Typed = Typed,
  Event extends Typed = Typed,
> {
  manifest: Manifest;
  /** The game's own refusals, by code. */
  sentences: Readonly<Record<string, string>>;
  /** No game is longer, however it is played. */
  longest: number;
  openLedger(state: State): Ledger<State, Event>;

  /**
   * What a viewer learns from an event that was hidden before: a card drawn, a bid shown. Nothing
   * if the event follows from what the viewer knew and from the move played.
   */
  learns(event: Event, viewer: Viewer): unknown;
  /** Gives a twin of the table the secrets revealed by the move just played in the true one. */
  align?(truth: { before: State; after: State }, twin: State): void;
  /** A sampled twin with what everybody has seen but views leave out, such as a journal. */
  twinOf?(sampled: State, truth: State): State;
  /** What twins must agree on once nothing is hidden; the result if absent. */
  atEnd?(state: State): unknown;
  evenness: readonly Evenness<State>[];

  /** The branches of the rules an event shows; the key of its log line if absent. */
  branches?(event: Event, state: State): string[];
  /** What habits of play like or dislike about a move; its words if absent. */
  likes?: {
    readonly all: readonly string[];
    of(state: State, seat: Seat, move: Move): string[];
  };
}

/** The game's own types end here: the trial passes them on untouched. */
export function subject<View, State extends View, Move extends Typed, Event extends Typed>(
  typed: Subject<View, State, Move, Event>,
): Subject {
  return typed as unknown as Subject;
}

export interface TableSpec {
  players: number;
  options: Readonly<Record<string, OptionValue>>;
}

/** A moment of a random game: small enough to print, enough to reach it again. */
export interface Spot {
  table: TableSpec;
  seed: string;
  moves: number;
}

/** Every possible table: all player counts with all combinations of options, defaults first. */
export function tablesOf({ players, options }: Pick<GameModule, 'players' | 'options'>) {
  const combined = Object.entries(options).reduce<Record<string, OptionValue>[]>(
    (tables, [option, { values, default: usual }]) => {
      const others = values.filter(value => value !== usual);
      return tables.flatMap(table =>
        [usual, ...others].map(value => ({ ...table, [option]: value })),
      );
    },
    [{}],
  );
  return combined.flatMap(chosen =>
    Array.from(
      { length: players.max - players.min + 1 },
      (_, index): TableSpec => ({
        players: players.min + index,
        options: chosen,
      }),
    ),
  );
}

/**
 * The next of many tables, far from the previous ones: a few games cover both values of every
 * option and all player counts, however many options there are.
 */
export function tableAt(tables: readonly TableSpec[], index: number): TableSpec | undefined {
  const golden = (Math.sqrt(5) - 1) / 2;
  return tables[Math.floor(((index * golden) % 1) * tables.length)];
}

/** The seats of a table and a spectator. */
export function viewersOf({ players }: TableSpec): Viewer[] {
  return [...seatsOf({ players }), null];
}

export function seatsOf({ players }: Pick<TableSpec, 'players'>): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
