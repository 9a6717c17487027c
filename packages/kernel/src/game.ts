// The contract every game signs. Everything else – server, browser, bots, tests – drives these.
import type { OptionTable } from './options.ts';
import type { Random } from './random.ts';
import type { Params } from './rule-error.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';

/** Moves and events are plain data, a union by `type`. */
export interface Typed {
  readonly type: string;
}

/** A text as a key and its parameters, never a finished sentence: every language works. */
export interface Message {
  key: string;
  params: Params;
}

export interface Standing {
  seat: Seat;
  /** 1 is first; those who share a place have the same number. */
  place: number;
  score: number;
  /** What put this seat above the next one; absent where nothing did. */
  decidedBy?: string;
}

export interface Result {
  /** From first to last. */
  standings: Standing[];
  /** More than one where victory is shared. */
  winners: Seat[];
}

/** What a list of tables tells of a game that runs: how far it is and how it stands. */
export interface Summary {
  /** Counted from 1; 0 before the first, and in games that have none. */
  round: number;
  /** How many there are at most, where the rules say. */
  rounds?: number;
  /** What else the game names – a phase, an era – in its own words. */
  status?: Message[];
  /** Of any sign, from any start; absent while the rules keep them hidden. */
  points?: BySeat<number>;
}

export interface GameModule<
  View = unknown,
  State extends View = View,
  Move extends Typed = Typed,
  Event extends Typed = Typed,
> {
  readonly name: string;
  /** Stored with every match; a match goes on under the rules it began with. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable;

  /** A fresh state. Refuses impossible player counts and options by a `RuleError`. */
  setup(players: number, options: unknown, random: Random): State;

  /** The seats that owe a decision now; none when the game is over. */
  toMove(known: View): Seat[];

  /**
   * Every legal move of a seat, exhaustively, taking back last. Needs only what that seat may
   * know, so it gives the same list for the full state and for the seat's own view.
   */
  legal(known: View, seat: Seat): Move[];

  /** The move any JSON spells, if the seat may play it now; otherwise throws a `RuleError`. */
  check(known: View, seat: Seat, move: unknown): Move;

  /**
   * Plays a move: changes the state and returns what happened. Anything but a legal move, any
   * JSON at all, throws a `RuleError` and leaves the state untouched.
   */
  apply(state: State, seat: Seat, move: unknown, random: Random): Event[];

  /** What a viewer may know; hidden things become counts. Shares nothing with the state. */
  view(state: State, viewer: Viewer): View;

  /** The same event as a viewer may see it. */
  viewEvent(event: Event, viewer: Viewer): Event;

  /** A full state consistent with a seat's view, evenly over what that seat cannot know. */
  sample(view: View, viewer: Viewer, random: Random): State;

  /** From public knowledge alone: every viewer gets the same. Asked after each move. */
  summary(known: View): Summary;

  /** The standings once the game is over. */
  result(known: View): Result | undefined;

  /** A log line for an event. */
  describe(event: Event): Message;

  /** Whether a move only takes back earlier ones; players who search leave those out. */
  takesBack(move: Move): boolean;

  /**
   * The move a seat will play in the end because it has no other way forward, judged by what
   * everybody knows: a client may play it unasked, after a moment in which earlier moves can still
   * be taken back.
   */
  onlyWay(known: View, seat: Seat): Move | undefined;

  /** Whether nothing can be taken back once a legal move of the seat is played. */
  isFinal(known: View, seat: Seat, move: Move): boolean;
}
