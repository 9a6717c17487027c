// What the table shell hands to a game's board. A board holds no rules.
import type { BySeat, GameModule, Seat, Typed } from '@loggia/kernel';
import type { PlayerLook } from '../design/player-look.ts';

/** Who sits where, from the lobby. */
export interface SeatInfo {
  name: string;
  /** Colour and symbol; no two seats of a table share one. */
  look: PlayerLook;
  bot?: 'easy' | 'medium' | 'hard';
  connected: boolean;
}

/** A reader's own settings that a board respects. */
export interface BoardSettings {
  motion: 'full' | 'reduced';
  /** Whether the table continues by itself where there is only one way forward. */
  forced: 'goOn' | 'ask';
  /** Whether a press asks for confirmation: as the game decides, always, or only if necessary. */
  confirm: 'game' | 'each' | 'press';
}

/** What a board may highlight: the log line the reader hovers over. */
interface Highlight<Event> {
  events: readonly Event[];
}

export interface BoardProps<View, Move extends Typed, Event extends Typed> {
  /** The position, with the events of the last move. */
  view: View & { events: Event[] };
  /** The reader's own seat; `null` for a spectator. */
  seat: Seat | null;
  names: BySeat<SeatInfo>;
  /** Every legal move of `seat`; empty for players who wait, spectators and past positions. */
  legal: Move[];
  /** What the rules say about moves; not a way to judge positions. */
  rules: Pick<GameModule<View, View, Move>, 'onlyWay' | 'isFinal' | 'takesBack'>;
  play(move: Move): void;
  /** A move is on its way to the server. */
  pending: boolean;
  settings: BoardSettings;
  /** Live play, or a past position that can only be looked at. */
  moment: 'live' | 'past';
  highlight: Highlight<Event> | undefined;
}
