// State, moves, events and views. Read this first.
import type { BySeat, Result, Seat } from '@loggia/kernel';
import type {
  Action,
  Building,
  Church,
  EndCard,
  Material,
  Place,
  Port,
  Street,
  Tile,
  TradingCity,
} from './data.ts';
import type { Options } from './options.ts';

/** A disc on a street or in a supply: somebody's, or white. */
export type Disc = Seat | 'white';
export type DiscKind = 'coloured' | 'white';

/** What lies on a player's own board. */
export interface PlayerBoard {
  wood: number;
  brick: number;
  marble: number;
  /** Cloth in each workshop, leftmost first; its length is the number of workshops. */
  workshops: number[];
  ships: number;
  houses: TradingCity[];
}

/** A player as others see them: hidden cards become counts. */
export interface PlayerView {
  board: PlayerBoard;
  /** Discs left in the supply. */
  coloured: number;
  white: number;
  points: number;
  /** Action cards in hand, in the order of ACTIONS. */
  hand: Action[] | number;
  /** The start card everybody saw, until a card like it is played. */
  startCard: Action | undefined;
  /** The end cards dealt at the start, the kept one among them. */
  endCards: EndCard[] | number;
  kept: EndCard | 'hidden' | undefined;
}

export interface Player extends PlayerView {
  hand: Action[];
  endCards: EndCard[];
  kept: EndCard | undefined;
}

export type SlotState = 'open' | 'used' | 'givenUp' | 'drawn';

/** One use of one of the two actions of a street. A white disc has four, any other disc two. */
export interface Slot {
  action: Action;
  state: SlotState;
}

/** A disc that is acting. */
export interface Activation {
  seat: Seat;
  /** 1 is the top disc, just placed; then 2 and 3. */
  depth: number;
  slots: Slot[];
  /**
   * C-4.3: whether at least one slot must be carried out. Hidden from others: the lack of a duty
   * (A2) would tell them what the hand cannot do.
   */
  duty: 'owed' | 'none' | 'hidden';
  /** Set once a card was drawn: what happened before can't be undone. */
  sealed: boolean;
}

/** What one undoable move changed; enough to undo it, and all of it public. */
export interface Step {
  move: Move;
  /** The parts of the player's board that changed, as they were. */
  before: Partial<PlayerBoard>;
  /** Cubes put on the board. */
  cubes?: Place[];
  /** The open start card, if this move played it. */
  startCard?: Action;
}

export type Phase = 'endCards' | 'startDraft' | 'city' | 'over';

/** The points one tile or end card brought, for the council's timeline. */
export interface ScoreNote {
  of: Tile | EndCard;
  points: BySeat<number>;
}

/** The table as a viewer knows it. `State` is the same with nothing hidden. */
export interface View {
  options: Options;
  phase: Phase;
  /** The first player, and the one whose turn it is. */
  first: Seat;
  active: Seat;
  /** Counted from 1; 0 before the first turn. */
  round: number;
  /** The street played on in this turn; 0 before the disc is placed. */
  street: Street | 0;
  activation: Activation | undefined;
  /** Moves of this activation that can still be undone; empty for everybody else. */
  journal: Step[];
  /** C-12: compensation cards the active player has drawn in this turn. */
  drawnThisTurn: number;
  /** The action on each cell, in the order of CELLS. */
  layout: Action[];
  /** Each street's discs from bottom to top. */
  stacks: Disc[][];
  /** Cubes on the board, by place and seat. */
  cubes: Record<Place, BySeat<number>>;
  /** Players with an artwork in Palazzo Vecchio, by their first one (C-7.8). */
  artists: Seat[];
  /** The fifteen tiles in scoring order. */
  tiles: Tile[];
  /** Who sits on each tile triggered so far; `nobody` in the one case of A8. */
  council: (Seat | 'nobody')[];
  tileScores: ScoreNote[];
  endScores: ScoreNote[];
  /** Start cards not taken yet. */
  startCards: Action[];
  deck: Action[] | number;
  discard: Action[];
  /** The end card that lies open beside the board. */
  openEndCard: EndCard | undefined;
  players: PlayerView[];
}

export interface State extends View {
  /** The top card is the last. A secret. */
  deck: Action[];
  players: Player[];
}

// Moves. A choice is what an action leaves open; it is part of the move.

export type BuildChoice =
  | { build: 'ship' }
  | { build: 'house'; city: TradingCity }
  | { build: 'workshop' };
export type ArtworkChoice = { building: Building };
/** One port per cloth, in the order of PORTS. */
export type ShipChoice = { to: readonly Port[] };
/** Different cities, in the order of TRADING_CITIES. */
export type TransportChoice = { to: readonly TradingCity[] };
export type ContributeChoice = { material: Material; church: Church };
export type NoChoice = Record<never, never>;

export interface Choices {
  wood: NoChoice;
  brick: NoChoice;
  marble: NoChoice;
  build: BuildChoice;
  artwork: ArtworkChoice;
  weave: NoChoice;
  ship: ShipChoice;
  transport: TransportChoice;
  contribute: ContributeChoice;
}

/** An action together with its choice. */
export type Deed = { [A in Action]: { action: A } & Choices[A] }[Action];

export type Move =
  | { type: 'keepEndCard'; card: EndCard }
  | { type: 'takeStartCard'; card: Action }
  | { type: 'placeDisc'; street: Street; disc: DiscKind }
  | ({ type: 'useSlot' } & Deed)
  | { type: 'giveUpSlot'; action: Action }
  | { type: 'drawForSlot'; action: Action }
  | ({ type: 'playCard' } & Deed)
  | { type: 'done' }
  /** C-7.3, A22: the position counts from the top of the stack, 1 is the top disc. */
  | { type: 'replaceDisc'; street: Street; position: number }
  | { type: 'undo' }
  | { type: 'restart' };
export type MoveType = Move['type'];

// Events: facts, complete enough for an animation, a log line or statistics.

/** What decided between two players with equal counts (C-7.8). */
export type TieBreak = 'influence' | 'seats' | 'earlierSeat' | 'earlierArtwork';

/** One line of a scoring, best first. */
export interface ScoreRow {
  seat: Seat;
  count: number;
  /** 1 is first; absent with a count of zero. */
  place?: number;
  points: number;
  /** The step that put this player above the next one with the same count. */
  tieBreak?: TieBreak;
  /** How many share this place, if more than one. */
  sharedBy?: number;
}

export type Event =
  | { type: 'endCardKept'; seat: Seat; card?: EndCard }
  | { type: 'startCardTaken'; seat: Seat; card: Action }
  | { type: 'extraCardDrawn'; seat: Seat; card?: Action }
  | { type: 'turnBegan'; seat: Seat; round: number }
  | { type: 'discPlaced'; seat: Seat; street: Street; disc: DiscKind; actions: [Action, Action] }
  | { type: 'discActivated'; seat: Seat; street: Street; depth: number }
  | ({
      type: 'actionCarriedOut';
      seat: Seat;
      by: 'slot' | 'card';
      /** Places that got a cube, in order. */
      cubes: Place[];
      /** Workshops (0 is the leftmost) that got or gave a cloth, in order. */
      workshops: number[];
    } & Deed)
  | { type: 'slotGivenUp'; seat: Seat; action: Action }
  | { type: 'cardDrawn'; seat: Seat; action: Action; card?: Action }
  | { type: 'noCardDrawn'; seat: Seat; action: Action; reason: 'deckEmpty' | 'oneCardPerTurn' }
  | { type: 'deckReshuffled'; cards: number }
  | { type: 'activationDone'; seat: Seat }
  | { type: 'movesTakenBack'; seat: Seat; moves: Move[] }
  | { type: 'discPromoted'; seat: Seat; street: Street; space: number }
  | {
      type: 'whiteDiscReplaced';
      /** The active player, who takes the seat. */
      seat: Seat;
      street: Street;
      space: number;
      /** Where the coloured disc came from. */
      from: 'supply' | { street: Street; position: number };
      whiteTo: 'supply' | 'stack' | 'box';
    }
  | { type: 'discRemoved'; street: Street; disc: Disc; space?: number }
  | {
      type: 'tileScored';
      tile: Tile;
      space: number;
      rows: ScoreRow[];
      cause: 'promotion' | 'endOfGame';
    }
  | { type: 'lastRoundBegan'; triggeredBy: Seat }
  | { type: 'finalScoringBegan'; reason: 'discsUsedUp' | 'fifteenthScoring' }
  | { type: 'endCardScored'; card: EndCard; keptBy: Seat | 'table'; rows: ScoreRow[] }
  | { type: 'gameEnded'; result: Result };
