// The contract every game implements. Everything else – server, browser, bots, tests – drives it.
import type { OptionTable } from './options.ts';
import type { Random } from './random.ts';
import type { Params } from './rule-error.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';

/** Moves and events are plain data, unions discriminated by `type`. */
export interface Typed {
  readonly type: string;
}

/**
 * A text as a key and its parameters, never a finished sentence, so that it works in every
 * language.
 */
export interface Message {
  key: string;
  params: Params;
}

export interface Standing {
  seat: Seat;
  /** 1 is first; seats that share a place have the same number. */
  place: number;
  score: number;
  /** What put this seat above the next one; absent if nothing did. */
  decidedBy?: string;
}

export interface Result {
  /** From first to last. */
  standings: Standing[];
  /** More than one if victory is shared. */
  winners: Seat[];
}

/** What a list of tables shows about a running game: how far it has got, and the score. */
export interface Summary {
  /** Counted from 1; 0 before the first, and in games without rounds. */
  round: number;
  /** The most rounds there can be, if the rules say. */
  rounds?: number;
  /** Anything else the game reports – a phase, an era – in its own words. */
  status?: Message[];
  /** Possibly negative, from any starting value; absent while the rules keep them hidden. */
  points?: BySeat<number>;
}

export interface GameModule<
  View = unknown,
  State extends View = View,
  Move extends Typed = Typed,
  Event extends Typed = Typed,
> {
  readonly name: string;
  /** Stored with every match; a match continues under the rules it began with. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable;

  /** A new state. Throws a `RuleError` for impossible player counts and options. */
  setup(players: number, options: unknown, random: Random): State;

  /** The seats that have to decide now; none when the game is over. */
  toMove(known: View): Seat[];

  /**
   * Every legal move of a seat, exhaustively, undo moves last. Needs only what that seat may know,
   * so the full state and the seat's own view give the same list.
   */
  legal(known: View, seat: Seat): Move[];

  /**
   * The move that any JSON matches, if the seat may play it now; otherwise throws a `RuleError`.
   */
  check(known: View, seat: Seat, move: unknown): Move;

  /**
   * Plays a move: changes the state and returns the events. Anything but a legal move, whatever
   * JSON it is, throws a `RuleError` and leaves the state untouched.
   */
  apply(state: State, seat: Seat, move: unknown, random: Random): Event[];

  /** What a viewer may know; hidden things become counts. Shares nothing with the state. */
  view(state: State, viewer: Viewer): View;

  /** An event as a viewer may see it. */
  viewEvent(event: Event, viewer: Viewer): Event;

  /** A full state consistent with a seat's view, uniformly over what that seat cannot know. */
  sample(view: View, viewer: Viewer, random: Random): State;

  /** From public knowledge alone: every viewer gets the same. Called after each move. */
  summary(known: View): Summary;

  /** The standings once the game is over. */
  result(known: View): Result | undefined;

  /** A log line for an event. */
  describe(event: Event): Message;

  /** Whether a move only undoes earlier ones; bots leave those out. */
  takesBack(move: Move): boolean;

  /**
   * The move a seat must eventually play because it has no other way forward, judged by public
   * knowledge: a client may play it automatically, after a moment in which earlier moves can still
   * be undone.
   */
  onlyWay(known: View, seat: Seat): Move | undefined;

  /** Whether nothing can be undone once a legal move of the seat is played. */
  isFinal(known: View, seat: Seat, move: Move): boolean;
}
