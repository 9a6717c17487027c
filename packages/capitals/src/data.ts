// The box and the board as constants, in the order of chapters 2 to 5 (SPEC.md).

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 5;

export const BUILDING_TYPES = [
  'residential',
  'industrial',
  'commercial',
  'tourism',
  'public',
] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];
export type TileType = BuildingType | 'prosperity';

/** How densely a residential tile is built: low, medium, high. */
export type Density = 1 | 2 | 3;

export const TRACKS = [
  'economy',
  'culture',
  'publicServices',
  'progress',
  'population',
  'employment',
] as const;
export type Track = (typeof TRACKS)[number];
export type Resource = Track | 'energy' | 'prestige';

/** K-4.3.6: the default order of effects. */
export const DEFAULT_ORDER = [
  'population',
  'progress',
  'employment',
  'publicServices',
  'culture',
  'economy',
  'energy',
  'prestige',
] as const satisfies readonly Resource[];

/** What the red arrow at an end of a track gives. */
interface Arrow {
  readonly resource: Resource;
  readonly amount: number;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly above: Arrow;
  /** Economy has none: below $1 there is extra taxation. */
  readonly below?: Arrow;
}

/** K-4.4.5: the tracks that have ends. */
export const SCALES = {
  economy: { min: 1, max: 50, start: 12, above: { resource: 'prestige', amount: 1 } },
  culture: {
    min: 1,
    max: 30,
    start: 1,
    above: { resource: 'prestige', amount: 1 },
    below: { resource: 'prestige', amount: -1 },
  },
  publicServices: {
    min: -3,
    max: 6,
    start: 0,
    above: { resource: 'energy', amount: 3 },
    below: { resource: 'prestige', amount: -1 },
  },
  population: {
    min: 0,
    max: 20,
    start: 5,
    above: { resource: 'culture', amount: 2 },
    below: { resource: 'prestige', amount: -1 },
  },
  employment: {
    min: 0,
    max: 20,
    start: 3,
    above: { resource: 'prestige', amount: 2 },
    below: { resource: 'prestige', amount: -1 },
  },
} as const satisfies Readonly<Record<Exclude<Track, 'progress'>, Scale>>;

/** K-4.5.1: one extra taxation. */
export const TAXATION = { economy: 3, prestige: -1 } as const;

/** K-4.4.2: progress is a loop; its first space carries the upgrade symbol. */
export const LAP = 8;

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

/** K-4.4.3, K-4.7.9: the plants of each level, those with most energy first. */
export const PLANTS: Readonly<Record<Level, { energy: readonly number[]; activations: number }>> = {
  1: { energy: [4, 4, 4, 4, 4], activations: 1 },
  2: { energy: [4, 3, 3, 2, 2], activations: 1 },
  3: { energy: [4, 4, 3, 3, 2], activations: 2 },
  4: { energy: [5, 4, 4, 3, 3], activations: 2 },
  5: { energy: [5, 5, 4, 4, 3], activations: 3 },
  6: { energy: [6, 5, 5, 4, 4], activations: 3 },
};

export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export type Column = (typeof COLUMNS)[number];

/** K-4.2.7: what a column costs, and what it multiplies the next one's price by. */
export const INITIATIVE: Readonly<Record<Column, { cost: number; multiplier: number }>> = {
  1: { cost: 4, multiplier: 5 },
  2: { cost: 3, multiplier: 4 },
  3: { cost: 2, multiplier: 2 },
  4: { cost: 1, multiplier: 2 },
  5: { cost: 1, multiplier: 1 },
  6: { cost: 0, multiplier: 2 },
};

/** K-4.2.4: the last open column, by number of players. */
export const LAST_COLUMN: Readonly<Record<number, Column>> = { 2: 4, 3: 5, 4: 5, 5: 6 };
export const FIRST_START_COLUMN = 2;

export const ROUNDS = 12;
export const ROUNDS_PER_ERA = 4;
export const ERAS = [1, 2, 3] as const;
export type Era = (typeof ERAS)[number];

/** K-6.2: the rounds that end with a prosperity tile or a lake. */
export const PROSPERITY_ROUNDS: readonly number[] = [3, 5, 7, 9, 11];
export const LAKE_ENERGY = 2;

export const ROWS = [0, 1, 2] as const;
export type Row = (typeof ROWS)[number];
export const ROW_PRICES: Readonly<Record<Row, number>> = { 0: 0, 1: 2, 2: 4 };

/** Where prestige comes from: a line of the score sheet each. */
export const PRESTIGE_SOURCES = [
  'placement',
  'taxation',
  'tiles',
  'arrows',
  'employment',
  'unemployment',
  'publicServices',
  'finalTiles',
  'energy',
  'economy',
  'culture',
  'progress',
] as const;
export type PrestigeSource = (typeof PRESTIGE_SOURCES)[number];

/** K-4.3.4: the price of a broken placement rule, in prestige. */
export const BROKEN_RULE = 2;

/** K-4.6.4: the attraction levels, highest first. */
export const ATTRACTION = [
  { level: 3, from: 24, reach: 23 },
  { level: 2, from: 14, reach: 9 },
  { level: 1, from: 9, reach: 6 },
] as const;

/** K-4.9.7, K-4.9.2, K-4.9.8, K-4.9.4: what a World's Fair gives. */
export const employmentPrestige = (level: number) => level - 4;
export const UNEMPLOYMENT = [0, -1, -2, -3] as const;
export const SERVICES_PROGRESS = [-3, -2, -1, 0, 0, 1, 1, 2, 2, 3] as const;
export const LOST_PER_CITY_AHEAD = 2;

/** K-4.10.3: how many of a thing make 1 prestige in the final scoring. */
export const FINAL_SCORING = { energy: 4, economy: 4, culture: 2, progress: 1 } as const;

/** K-6.1: prosperity tiles dealt to each. */
export const prosperityHand = (players: number) => (players === 5 ? 5 : 6);

/** K-3.3, K-4.8.5: face-up tiles of the era. */
export const displaySize = (players: number) => players + 2;

export function eraOf(round: number): Era {
  return round <= ROUNDS_PER_ERA ? 1 : round <= 2 * ROUNDS_PER_ERA ? 2 : 3;
}
