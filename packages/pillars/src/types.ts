// State, moves, events and views. Read this first.
import type { BySeat, Journal, Result, Seat } from '@loggia/kernel';
import type {
  Advantage,
  Craftsman,
  Cube,
  Goods,
  Happening,
  Location,
  Pit,
  PlainLocation,
  Resource,
  Source,
  Ware,
} from './data.ts';
import type { Options } from './options.ts';
import type { PartName } from './part.ts';

/** What a seat is asked. */
export type Question =
  | 'pick'
  | 'dismiss'
  | 'redraw'
  | 'place'
  | 'bishop'
  | 'cloak'
  | 'cube'
  | 'waiver'
  | 'trade'
  | 'build'
  | 'keep';

/** Fields are replaced, never mutated, so the journal keeps their old values without a copy. */
export interface Player {
  /** What the table is waiting for from this player. */
  asked: Question | 'nothing';
  /** Whether only the `done` is missing. */
  answered: boolean;
  gold: number;
  /** The points so far by source; they add up to the score. */
  sheet: Readonly<Partial<Record<Source, number>>>;
  cubes: Readonly<Record<Cube, number>>;
  /** In the order they came. */
  craftsmen: readonly Craftsman[];
  advantages: readonly Advantage[];
  /** Resource cards with workers on them. */
  resources: readonly Resource[];
  /** Grey workers helping in this round. */
  grey: number;
  /** Grey workers fetched for the next round. */
  greyNext: number;
  /** P-3.12.5: what was bought or sold in this market step. */
  traded: Readonly<Partial<Record<Cube, 'bought' | 'sold'>>>;
  /** How often each craftsman has worked in this cathedral step. */
  used: Readonly<Partial<Record<Craftsman, number>>>;
}

/** A card on a space that takes one builder. */
export interface Stand<Card> {
  readonly card: Card;
  readonly builder?: Seat;
}

export interface Parked {
  seat: Seat;
  /** What the builder would have cost. */
  price: number;
}

export interface Averted {
  seat: Seat;
  by: 'bishop' | 'cloak';
}

/** The table as a viewer knows it. `State` is the same with nothing hidden. */
export interface View {
  options: Options;
  /** Counted from 1. */
  round: number;
  part: PartName;
  /** The start player. */
  start: Seat;
  /** What each seat can still undo; one journal each, because all may build at once. */
  journals: BySeat<Journal<Move>>;

  offer: { readonly craftsmen: readonly Craftsman[]; readonly resources: readonly Resource[] };
  /** Who takes no more cards in this round. */
  passed: readonly Seat[];

  /** What a drawn builder costs now. */
  price: number;
  /** Builders in the bag. */
  bag: Readonly<BySeat<number>>;
  /** Builders out of use: behind the town wall, or third ones that wait (P-7.2). */
  aside: Readonly<BySeat<number>>;
  drawn: Seat | undefined;
  redraw: 'open' | 'used';
  parked: readonly Parked[];
  /** Seats by their first builder on the board in this round (P-7.2). */
  firstPlaced: readonly Seat[];
  /** P-2.13: who is held back by the town wall in this round. */
  walled: Seat[];

  /** Builders in the order they came. */
  builders: Readonly<Record<PlainLocation, readonly Seat[]>>;
  kingsbridge: readonly Stand<Advantage>[];
  shiring: readonly Stand<Craftsman>[];

  /** Event cards revealed so far, one per round. */
  happened: Happening[];
  /** Who averted the event of this round. */
  averted: readonly Averted[];
  /** P-4.8: the top event card, for the one who foresees it. */
  foreseen: Happening | undefined;
  /** Advantage cards laid out so far, in order. */
  shown: Advantage[];
  /** The tax rolled in this round; 0 before. */
  tax: number;
  courtMetal: number;
  market: Readonly<Record<Ware, number>>;
  /** Whose turn it is at the market: an index of its builders. */
  trader: number;

  /** Piles, the top card first. */
  decks: {
    craftsmen: Craftsman[] | number;
    advantages: Advantage[] | number;
    happenings: Happening[] | number;
  };
  /** Cards that left the game unseen. */
  removed: { advantages: Advantage[] | number; happenings: Happening[] | number };
  players: Player[];
}

export interface State extends View {
  decks: { craftsmen: Craftsman[]; advantages: Advantage[]; happenings: Happening[] };
  removed: { advantages: Advantage[]; happenings: Happening[] };
}

// Moves

/** Where a builder goes; at Kingsbridge and Shiring the card says which space. */
export type Spot =
  | { location: PlainLocation }
  | { location: 'kingsbridge'; card: Advantage }
  | { location: 'shiring'; card: Craftsman };

export type Move =
  | { type: 'hire'; craftsman: Craftsman }
  | { type: 'gather'; resource: Resource }
  | { type: 'passCards' }
  | { type: 'dismiss'; craftsman: Craftsman }
  | { type: 'keepBuilder' }
  | { type: 'redraw' }
  | ({ type: 'place' } & Spot)
  /** P-2.12: with the card that costs nothing. */
  | ({ type: 'placeFree' } & Spot)
  | { type: 'park' }
  | { type: 'askBishop'; for: 'protection' | 'cube' }
  | { type: 'takeCube'; cube: Ware }
  | { type: 'playCard'; card: 'cloak' | 'taxWaiver' }
  | { type: 'holdCard'; card: 'cloak' | 'taxWaiver' }
  | { type: 'buy'; cube: Ware; amount: number }
  | { type: 'sell'; cube: Cube; amount: number }
  | { type: 'withdraw' }
  | { type: 'use'; craftsman: Craftsman }
  /** P-3.13.7: what stays of more than five cubes. */
  | ({ type: 'keepCubes' } & Record<Cube, number>)
  | { type: 'done' }
  | { type: 'undo' }
  | { type: 'restart' };
export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

// Events: facts, complete enough for an animation, a log line or statistics.

/** What a seat gained or, if negative, lost, after upper and lower limits. */
export interface Change {
  seat: Seat;
  gain: Goods;
}

export type Event =
  | {
      type: 'roundBegan';
      round: number;
      start: Seat;
      craftsmen: Craftsman[];
      resources: Resource[];
      kingsbridge: Advantage[];
      shiring: Craftsman[];
    }
  /** P-4.8: for the player who foresees; others see that it happened, but not the card. */
  | { type: 'eventForeseen'; seat: Seat; happening?: Happening }
  | { type: 'hired'; seat: Seat; craftsman: Craftsman; gain: Goods }
  | { type: 'workersSent'; seat: Seat; resource: Resource; workers: number }
  | { type: 'passedCards'; seat: Seat; why: 'choice' | 'nothingAffordable' }
  | { type: 'offerClosed'; craftsmen: Craftsman[]; resources: Resource[] }
  | { type: 'dismissed'; seat: Seat; craftsman: Craftsman; why: 'limit' | 'collapse' }
  | { type: 'builderDrawn'; seat: Seat; price: number }
  | { type: 'builderKept'; seat: Seat; by: Seat }
  | { type: 'builderPutBack'; seat: Seat; by: Seat }
  | { type: 'builderSetAside'; seat: Seat }
  | {
      type: 'builderPlaced';
      seat: Seat;
      location: Location;
      card?: Advantage | Craftsman;
      gain: Goods;
      how: 'drawn' | 'freePlacement' | 'parked' | 'third';
    }
  | { type: 'builderParked'; seat: Seat; price: number; why: 'choice' | 'unaffordable' }
  | { type: 'eventRevealed'; happening: Happening }
  | { type: 'bishopAsked'; seat: Seat; for: 'protection' | 'cube' }
  | { type: 'cardPlayed'; seat: Seat; card: Advantage }
  | { type: 'cardHeld'; seat: Seat; card: Advantage }
  | { type: 'eventTookEffect'; happening: Happening; changes: Change[] }
  | { type: 'cubeTaken'; seat: Seat; cube: Ware }
  | { type: 'millPaid'; seat: Seat; workers: number; gain: Goods }
  | { type: 'advantageGained'; seat: Seat; advantage: Advantage; gain: Goods }
  | { type: 'prioryScored'; seat: Seat; gain: Goods }
  | { type: 'produced'; seat: Seat; pit: Pit; gain: Goods }
  | { type: 'taxRolled'; seat: Seat; tax: number }
  | { type: 'taxPaid'; seat: Seat; due: number; gain: Goods }
  | { type: 'metalTaken'; seat: Seat; gain: Goods }
  | { type: 'craftsmanJoined'; seat: Seat; craftsman: Craftsman }
  | { type: 'greyFetched'; seat: Seat; workers: number }
  | { type: 'bought'; seat: Seat; cube: Ware; amount: number; gain: Goods }
  | { type: 'sold'; seat: Seat; cube: Cube; amount: number; gain: Goods }
  | { type: 'withdrew'; seat: Seat; why: 'choice' | 'nothingPossible' }
  | { type: 'craftsmanUsed'; seat: Seat; craftsman: Craftsman; gain: Goods }
  | { type: 'builtEnough'; seat: Seat }
  | { type: 'cubesReturned'; seat: Seat; gain: Goods }
  | { type: 'cathedralGrew'; piece: number }
  | { type: 'startPlayerNamed'; seat: Seat; by: 'builder' | 'leftNeighbour' }
  /** An answer was confirmed; building ends with `builtEnough` instead. */
  | { type: 'confirmed'; seat: Seat }
  | { type: 'movesTakenBack'; seat: Seat; moves: Move[] }
  | { type: 'gameEnded'; result: Result };
