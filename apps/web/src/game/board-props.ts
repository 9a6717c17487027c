// What the shell of a table hands to a game's board. A board holds no rules.
import type { BySeat, GameModule, Seat, Typed } from '@loggia/kernel';
import type { PlayerLook } from '../design/player-look.ts';

/** Who sits where, as the shell knows it from the lobby. */
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
  /** Whether the table goes on by itself where there is only one way forward. */
  forced: 'goOn' | 'ask';
  /** Whether what is pressed asks first: as the game needs it, always, or never without need. */
  confirm: 'game' | 'each' | 'press';
}

/** What a board may point at: a log line hovered by the reader. */
interface Highlight<Event> {
  events: readonly Event[];
}

export interface BoardProps<View, Move extends Typed, Event extends Typed> {
  /** The position, with the events of the last move. */
  view: View & { events: Event[] };
  /** The reader's own seat; `null` for a spectator. */
  seat: Seat | null;
  names: BySeat<SeatInfo>;
  /** Every legal move of `seat`; empty for those who wait, watch or look at the past. */
  legal: Move[];
  /** What the rules tell of moves; not a way to judge positions. */
  rules: Pick<GameModule<View, View, Move>, 'onlyWay' | 'isFinal' | 'takesBack'>;
  play(move: Move): void;
  /** A move is on its way to the server. */
  pending: boolean;
  settings: BoardSettings;
  /** Live play, or a moment of the past that can only be looked at. */
  moment: 'live' | 'past';
  highlight: Highlight<Event> | undefined;
}
