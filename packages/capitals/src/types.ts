// State, moves, events and views. Read this first.
import type { BySeat, Journal, Result, Seat } from '@loggia/kernel';
import type { Column, Era, Level, PrestigeSource, Resource, Row, Track } from './data.ts';
import type { Options } from './options.ts';
import type { EraTileId, ProsperityId, TileId } from './tiles/index.ts';

/** A cell of a city's grid: the hotel lies on (0, 0), the city hall on (1, 0). */
export interface Cell {
  x: number;
  y: number;
}

/** A point of the grid where four cells meet: (x - 1, y - 1), (x, y - 1), (x - 1, y) and (x, y). */
export interface Corner {
  x: number;
  y: number;
}

/** A tile that lies in a city. Cities keep the order in which they were built. */
export interface CityTile extends Readonly<Cell> {
  readonly tile: TileId;
  /** Energy on the tile. */
  readonly cubes: number;
  /** A prosperity tile laid face down. */
  readonly lake: boolean;
}

/** A building of the city, by its place in the order of building. */
export type BuildingIndex = number;

export type Tracks = Readonly<Record<Track, number>>;

export type ScoreSheet = Record<PrestigeSource, number>;

/** A city as others see it: a secret hand becomes a count, secret prestige a number of tokens. */
export interface PlayerView {
  tracks: Tracks;
  level: Level;
  /** On the power plant. */
  energy: number;
  city: readonly CityTile[];
  /** The two construction tokens. */
  tokens: readonly [Corner, Corner];
  /** K-4.1.3: how many tokens of 1 prestige, green and red together. */
  prestigeTokens: number;
  prestige: ScoreSheet | 'hidden';
  hand: ProsperityId[] | number;
}

export interface Player extends PlayerView {
  prestige: ScoreSheet;
  hand: ProsperityId[];
}

/** A tourist by its home: a seat, or the number of players for the neutral one. */
export type Tourist = number;

export interface TouristPlace {
  readonly city: Seat | 'board';
  readonly on: BuildingIndex | 'beside';
}

export type Phase =
  | 'political'
  | 'building'
  | 'executive'
  | 'administrative'
  | 'prosperity'
  | 'over';

/** One thing an event does to a city, in an order its player may choose (A44). */
export type Step =
  | { of: 'own' | 'others'; resource: Resource; amount: number; by: TileId }
  | { of: 'own'; resource: Resource; effect: number; by: TileId };

/** The end of a track whose red arrow has paid in this event. */
export type ArrowEnd = `${Exclude<Track, 'progress'>} ${'above' | 'below'}`;

/** What the active player is in the middle of. */
export type Work =
  | { step: 'idle' }
  /** A tile was taken and has no cell yet. */
  | { step: 'placing'; tile: EraTileId; row: Row }
  /** A building was chosen and is being paid for; tourists that are part of the price so far. */
  | { step: 'paying'; building: BuildingIndex; tourists: readonly Tourist[] }
  /** Effects that need an order; `building` is the tile they come from. */
  | {
      step: 'ordering';
      building: BuildingIndex;
      pending: readonly Step[];
      arrows: readonly ArrowEnd[];
    }
  /** Everything is done and may be confirmed. */
  | { step: 'built' };

/** The table as a viewer knows it. `State` is the same with nothing hidden. */
export interface View {
  options: Options;
  /** Counted from 1. */
  round: number;
  phase: Phase;
  /** Seats from left to right on the initiative track: the turn order. */
  order: Seat[];
  /** Whose turn it is in this phase, counted along the order. */
  turn: number;
  columns: BySeat<Column>;
  /** K-4.2.2: the columns picked in this political phase; 0 is not yet. */
  picked: BySeat<Column | 0>;
  /** The face-up tiles in the rows for $0, $2 and $4. */
  rows: EraTileId[][];
  /** Tiles that were pushed out of the rows. */
  removed: EraTileId[];
  /** The decks of the three eras; the next tile is last. */
  decks: (EraTileId[] | number)[];
  /** How many plants of each level are taken, level 1 first. */
  plants: readonly number[];
  /** K-4.6.1: who holds the highest-culture token. */
  highest: Seat | 'nobody';
  /** K-5.1: culture of the neutral marker, with two players. */
  neutral: number | 'none';
  /** Where the tourists are, by their home; the neutral one last. */
  tourists: readonly TouristPlace[];
  work: Work;
  /** Activations made in this turn, and the tourists that helped. */
  activations: number;
  helped: readonly Tourist[];
  journal: Journal<Move>;
  players: PlayerView[];
}

export interface State extends View {
  /** A secret. */
  decks: EraTileId[][];
  players: Player[];
}

export type Bonus = 'energy' | 'progress' | 'economy';

export type Move =
  | { type: 'pickColumn'; column: Column }
  | { type: 'takeTile'; tile: EraTileId }
  | { type: 'placeTile'; x: number; y: number }
  /** One waiting effect; `building` names where a lost cube comes from if there is a choice. */
  | { type: 'resolve'; effect: number; building?: BuildingIndex }
  /** The waiting effects in the default order. */
  | { type: 'resolveRest' }
  | { type: 'activate'; building: BuildingIndex }
  | { type: 'useTourist'; tourist: Tourist }
  | { type: 'pay' }
  | { type: 'takeBonus'; bonus: Bonus }
  | { type: 'moveToken'; token: 0 | 1; x: number; y: number }
  | { type: 'buildProsperity'; tile: ProsperityId; x: number; y: number }
  | { type: 'buildLake'; tile: ProsperityId; x: number; y: number }
  | { type: 'done' }
  | { type: 'undo' }
  | { type: 'restart' };
export type MoveType = Move['type'];

/** The placement rules of K-4.3.2 and K-4.3.3. */
export type PlacementRule = 'token' | 'type';

export type WalkReason = 'lowest' | 'reach' | 'home' | 'neutral';

/** A tourist that changes city, and why. */
export interface Walk {
  tourist: Tourist;
  from: Seat | 'board';
  to: Seat;
  reason: WalkReason;
}

/** What decided between cities with equal culture or public services. */
export type TieBreak = 'economy' | 'column';

/** What moves a marker or gives energy: a tile, or another named cause. */
export type Cause = TileId | 'payment' | 'arrow' | 'fair' | 'bonus' | 'lake';

// Events: facts, complete enough for an animation, a log line or statistics.

export type Event =
  | { type: 'roundBegan'; round: number; era: Era }
  | { type: 'columnPicked'; seat: Seat; column: Column; from: Column; price: number }
  | { type: 'orderSettled'; order: Seat[] }
  | { type: 'tileTaken'; seat: Seat; tile: EraTileId; row: Row; price: number }
  | { type: 'tileBuilt'; seat: Seat; tile: TileId; x: number; y: number; broken: PlacementRule[] }
  | { type: 'lakeBuilt'; seat: Seat; tile: ProsperityId; x: number; y: number }
  /** A marker moved; `amount` is how far it should have. */
  | {
      type: 'trackMoved';
      seat: Seat;
      track: Track;
      amount: number;
      from: number;
      to: number;
      by: Cause;
    }
  /** K-4.4.1: employment never exceeds population. */
  | { type: 'employmentFell'; seat: Seat; from: number; to: number }
  | { type: 'energyGained'; seat: Seat; amount: number; to: number; by: Cause }
  | { type: 'energyLost'; seat: Seat; building: BuildingIndex | 'plant'; by: TileId }
  | { type: 'prestigeGained'; seat: Seat; amount: number; source: PrestigeSource; by?: TileId }
  | { type: 'arrowPaid'; seat: Seat; end: ArrowEnd }
  | { type: 'taxed'; seat: Seat; times: number }
  | { type: 'plantUpgraded'; seat: Seat; level: Level; energy: number }
  | {
      type: 'touristsWalked';
      highest: Seat;
      /** What put it above a city of equal culture. */
      tieBreak?: TieBreak;
      lowest?: Seat;
      level: 0 | 1 | 2 | 3;
      walks: Walk[];
    }
  /** Which of the waiting effects comes next; `rest` is all in the default order. */
  | { type: 'effectChosen'; seat: Seat; resource: Resource | 'rest' }
  | { type: 'buildingChosen'; seat: Seat; tile: TileId; building: BuildingIndex }
  | { type: 'touristOffered'; seat: Seat; tourist: Tourist }
  | {
      type: 'tileActivated';
      seat: Seat;
      tile: TileId;
      building: BuildingIndex;
      cubes: number;
      tourists: Tourist[];
    }
  | { type: 'bonusTaken'; seat: Seat; bonus: Bonus }
  | { type: 'turnDone'; seat: Seat; phase: Phase }
  | { type: 'movesTakenBack'; seat: Seat; moves: Move[] }
  | { type: 'tokenMoved'; seat: Seat; token: 0 | 1; from: Corner; to: Corner }
  | { type: 'neutralMoved'; culture: number }
  | { type: 'rowsShifted'; removed: EraTileId[] }
  | { type: 'tilesTurnedUp'; tiles: EraTileId[]; era: Era }
  | { type: 'fairBegan'; fair: Era }
  | { type: 'cubesReturned'; seat: Seat; cubes: number }
  | { type: 'finalScoringBegan' }
  | { type: 'gameEnded'; result: Result };
export type Emit = (event: Event) => void;
