// The box: constants, craftsmen, cards, events, locations. Effects are rows, not code.
import type { Seat } from '@loggia/kernel';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
export const ROUNDS = 6;
export const STEPS = 14;

export const WORKERS = 12;
export const GREY_WORKERS = 4;
/** How many of them the castle lends at a time. */
export const GREY_PAIR = 2;
export const BUILDERS = 3;
/** P-2.13: how many of them a player may use behind the town wall. */
export const WALLED_BUILDERS = 2;
export const START_POINTS = 2;
/** By distance from the first start player. */
export const START_GOLD = [20, 21, 22, 23] as const;
export const GOLD_CEILING = 30;
export const CRAFTSMAN_LIMIT = 5;
export const CUBE_LIMIT = 5;
export const TOP_PRICE = 7;
export const TAX_DIE = [2, 3, 3, 4, 4, 5] as const;
export const OFFERED_RESOURCES = 7;
export const OFFERED_CRAFTSMEN = 2;
/** Advantage cards and events that leave the game unseen. */
export const REMOVED_UNSEEN = 4;
/** A missing pair of gold costs a point (P-3.1.5). */
export const GOLD_PER_POINT_LOST = 2;
export const PRIORY_POINTS = [2, 1] as const;

// Goods

export const CUBES = ['sand', 'wood', 'stone', 'metal'] as const;
export type Cube = (typeof CUBES)[number];

/** What the market sells. */
export const WARES = ['sand', 'wood', 'stone'] as const;
export type Ware = (typeof WARES)[number];

export type Good = Cube | 'gold' | 'points';
/** An amount of several goods; those not named are zero. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

export const MARKET_STOCK = 4;
export const PRICES = { sand: 2, wood: 3, stone: 4, metal: 5 } as const satisfies Record<
  Cube,
  number
>;

// Craftsmen

export const TRADES = [
  'mortarMixer',
  'woodworker',
  'stonecutter',
  'toolmaker',
  'mason',
  'carpenter',
  'potter',
  'architect',
  'sculptor',
  'glassblower',
  'goldsmith',
  'organBuilder',
  'bellFounder',
] as const;
export type Trade = (typeof TRADES)[number];

interface CraftsmanCard {
  /** The round whose deck it lies in; 0 for those everybody starts with. */
  readonly round: number;
  readonly trade: Trade;
  readonly price: number;
  readonly takes: Goods;
  readonly gives: Goods;
  /** How often it works in a round. */
  readonly uses: number;
  /** No printed number: the statue adds nothing. */
  readonly fixed?: true;
  /** Must be there, but is not used up. */
  readonly needs?: Goods;
  /** Works only beside another trade. */
  readonly beside?: Trade;
}

/** F11: the one value to check first if a printed card turns up. */
export const BELL_METAL = 1;

const mason = (round: number, price: number, uses: number) =>
  ({
    round,
    trade: 'mason',
    price,
    takes: { stone: 1 },
    gives: { points: 1 },
    uses,
    beside: 'mortarMixer',
  }) as const;
const carpenter = (round: number, price: number, uses: number) =>
  ({ round, trade: 'carpenter', price, takes: { wood: 1 }, gives: { points: 1 }, uses }) as const;
const potter = (round: number, price: number, uses: number) =>
  ({ round, trade: 'potter', price, takes: { sand: 1 }, gives: { points: 1 }, uses }) as const;
const sculptor = (round: number, price: number, uses: number) =>
  ({ round, trade: 'sculptor', price, takes: { stone: 1 }, gives: { points: 2 }, uses }) as const;
const glassblower = (round: number, price: number, uses: number) =>
  ({
    round,
    trade: 'glassblower',
    price,
    takes: { sand: 1, metal: 1 },
    gives: { points: 3 },
    uses,
  }) as const;
const goldsmith = (round: number, price: number, uses: number) =>
  ({ round, trade: 'goldsmith', price, takes: { gold: 3 }, gives: { points: 1 }, uses }) as const;

/** A card is named by its trade and round; those everybody starts with by their trade alone. */
const CARDS = {
  mortarMixer: {
    round: 0,
    trade: 'mortarMixer',
    price: 0,
    takes: { sand: 3 },
    gives: { points: 1 },
    uses: 3,
  },
  woodworker: {
    round: 0,
    trade: 'woodworker',
    price: 0,
    takes: { wood: 2 },
    gives: { points: 1 },
    uses: 4,
  },
  stonecutter: {
    round: 0,
    trade: 'stonecutter',
    price: 0,
    takes: { stone: 2 },
    gives: { points: 1 },
    uses: 4,
  },
  toolmaker1: {
    round: 1,
    trade: 'toolmaker',
    price: 2,
    takes: {},
    gives: { gold: 2 },
    uses: 1,
    fixed: true,
    needs: { metal: 1 },
  },
  woodworker1: {
    round: 1,
    trade: 'woodworker',
    price: 3,
    takes: { wood: 1 },
    gives: { gold: 4 },
    uses: 2,
  },
  mortarMixer1: {
    round: 1,
    trade: 'mortarMixer',
    price: 4,
    takes: { sand: 2 },
    gives: { points: 1 },
    uses: 3,
  },
  mason1: mason(1, 5, 2),
  carpenter2: carpenter(2, 3, 2),
  mason2: mason(2, 4, 3),
  potter2: potter(2, 5, 2),
  architect2: {
    round: 2,
    trade: 'architect',
    price: 6,
    takes: {},
    gives: { points: 1 },
    uses: 1,
    fixed: true,
  },
  mason3: mason(3, 4, 4),
  carpenter3: carpenter(3, 5, 3),
  sculptor3: sculptor(3, 6, 1),
  potter3: potter(3, 7, 3),
  mason4: mason(4, 5, 5),
  carpenter4: carpenter(4, 6, 4),
  sculptor4: sculptor(4, 7, 2),
  glassblower4: glassblower(4, 8, 1),
  carpenter5: carpenter(5, 6, 5),
  goldsmith5: goldsmith(5, 7, 6),
  sculptor5: sculptor(5, 8, 3),
  glassblower5: glassblower(5, 9, 2),
  goldsmith6: goldsmith(6, 7, 8),
  sculptor6: sculptor(6, 8, 4),
  organBuilder6: {
    round: 6,
    trade: 'organBuilder',
    price: 9,
    takes: { wood: 1, metal: 1 },
    gives: { points: 6 },
    uses: 1,
  },
  bellFounder6: {
    round: 6,
    trade: 'bellFounder',
    price: 10,
    takes: { metal: BELL_METAL },
    gives: { points: 4 },
    uses: 2,
  },
} as const satisfies Record<string, CraftsmanCard>;

export type Craftsman = keyof typeof CARDS;
export const CRAFTSMEN: Readonly<Record<Craftsman, CraftsmanCard>> = CARDS;
export const CRAFTSMAN_NAMES = Object.keys(CARDS) as Craftsman[];
export const START_CRAFTSMEN = CRAFTSMAN_NAMES.filter(name => CRAFTSMEN[name].round === 0);
/** The cards of one round's deck, in the order of their prices. */
export const craftsmenOf = (round: number) =>
  CRAFTSMAN_NAMES.filter(name => CRAFTSMEN[name].round === round);

/** P-3.13.6: the statue never helps these. */
export const NEVER_RAISED: ReadonlySet<Trade> = new Set(['organBuilder', 'bellFounder']);

// Resource cards

export const PITS = ['forest', 'quarry', 'gravelPit'] as const;
export type Pit = (typeof PITS)[number];
export const CUBE_OF = { forest: 'wood', quarry: 'stone', gravelPit: 'sand' } as const;

interface ResourceCard {
  readonly pit: Pit;
  readonly cubes: number;
  readonly workers: number;
}

const RESOURCE_CARDS = {
  gravelPit2: { pit: 'gravelPit', cubes: 2, workers: 2 },
  gravelPit3: { pit: 'gravelPit', cubes: 3, workers: 4 },
  gravelPit4: { pit: 'gravelPit', cubes: 4, workers: 7 },
  forest2: { pit: 'forest', cubes: 2, workers: 3 },
  forest3: { pit: 'forest', cubes: 3, workers: 6 },
  forest4: { pit: 'forest', cubes: 4, workers: 9 },
  quarry2: { pit: 'quarry', cubes: 2, workers: 5 },
  quarry3: { pit: 'quarry', cubes: 3, workers: 8 },
  quarry4: { pit: 'quarry', cubes: 4, workers: 10 },
} as const satisfies Record<string, ResourceCard>;

export type Resource = keyof typeof RESOURCE_CARDS;
export const RESOURCES: Readonly<Record<Resource, ResourceCard>> = RESOURCE_CARDS;
export const RESOURCE_NAMES = Object.keys(RESOURCE_CARDS) as Resource[];

// Advantage cards

/** Every-round cards stay, one-time cards wait to be used, immediate cards are gone once gained. */
interface AdvantageCard {
  readonly kind: 'everyRound' | 'once' | 'atOnce';
  /** At once. */
  readonly gain?: Goods;
  /** A cube more at its pit in every round. */
  readonly produce?: Pit;
  readonly pointsPerPrioryBuilder?: number;
  readonly tax?: number;
  readonly craftsmanLimit?: number;
  readonly workers?: number;
  /** Reserved for the last round. */
  readonly last?: true;
}

const ADVANTAGE_CARDS = {
  sandShare: { kind: 'everyRound', produce: 'gravelPit' },
  woodShare: { kind: 'everyRound', produce: 'forest' },
  stoneShare: { kind: 'everyRound', produce: 'quarry' },
  foresight: { kind: 'everyRound' },
  prioryGift: { kind: 'everyRound', pointsPerPrioryBuilder: 1 },
  lightTax: { kind: 'everyRound', tax: 2 },
  guilds: { kind: 'everyRound', craftsmanLimit: 6 },
  helper: { kind: 'everyRound', workers: 1 },
  freePlacement: { kind: 'once' },
  cloak: { kind: 'once' },
  taxWaiver: { kind: 'once' },
  wool: { kind: 'atOnce', gain: { gold: 8 } },
  studies: { kind: 'atOnce', gain: { metal: 2 } },
  madonna: { kind: 'atOnce', gain: { points: 3 } },
  lastLoads: { kind: 'atOnce', gain: { stone: 1, wood: 1 }, last: true },
  royalGift: { kind: 'atOnce', gain: { metal: 1 }, last: true },
} as const satisfies Record<string, AdvantageCard>;

export type Advantage = keyof typeof ADVANTAGE_CARDS;
export const ADVANTAGES: Readonly<Record<Advantage, AdvantageCard>> = ADVANTAGE_CARDS;
export const ADVANTAGE_NAMES = Object.keys(ADVANTAGE_CARDS) as Advantage[];
export const LAST_ADVANTAGES = ADVANTAGE_NAMES.filter(name => ADVANTAGES[name].last);
export const GENERAL_ADVANTAGES = ADVANTAGE_NAMES.filter(name => !ADVANTAGES[name].last);

// Events

interface HappeningCard {
  readonly favourable: boolean;
  /** Immediately, to everybody who did not avert it; a loss of gold follows P-3.1.5. */
  readonly gain?: Goods;
  readonly lose?: Goods;
  readonly loseCraftsmen?: number;
  /** This many workers at the mill earn one extra gold each. */
  readonly millBonus?: number;
  readonly extraUses?: number;
  readonly cubesPerResourceCard?: number;
  /** Builders that may be used in the next round. */
  readonly builders?: number;
}

const HAPPENING_CARDS = {
  victory: { favourable: true, gain: { gold: 5 } },
  metalGift: { favourable: true, gain: { metal: 1 } },
  openStores: { favourable: true, millBonus: 5 },
  statue: { favourable: true, extraUses: 1 },
  volunteers: { favourable: true, cubesPerResourceCard: 1 },
  collapse: { favourable: false, loseCraftsmen: 1 },
  feud: { favourable: false, lose: { points: 2 } },
  winter: { favourable: false, cubesPerResourceCard: -1 },
  townWall: { favourable: false, builders: WALLED_BUILDERS },
  extortion: { favourable: false, lose: { gold: 4 } },
} as const satisfies Record<string, HappeningCard>;

/** An event card; since the rules report events, the card is called a happening. */
export type Happening = keyof typeof HAPPENING_CARDS;
export const HAPPENINGS: Readonly<Record<Happening, HappeningCard>> = HAPPENING_CARDS;
export const HAPPENING_NAMES = Object.keys(HAPPENING_CARDS) as Happening[];

// Locations of builders

/** F12–F16: builder spaces; at Kingsbridge and Shiring each has its own card. */
export const SPACES = {
  bishop: 1,
  kingsbridge: 2,
  priory: 2,
  court: 4,
  shiring: 2,
  castle: 1,
  market: 4,
  startPlayer: 1,
} as const;
export type Location = keyof typeof SPACES;
export const LOCATIONS = Object.keys(SPACES) as Location[];
/** Where builders stand in the order they came, none on a card. */
export type PlainLocation = Exclude<Location, 'kingsbridge' | 'shiring'>;
export const PLAIN_LOCATIONS = LOCATIONS.filter(
  (location): location is PlainLocation => location !== 'kingsbridge' && location !== 'shiring',
);

/** Where a player's points may be entered. */
export type Source = 'start' | 'priory' | 'cards' | 'events' | 'tax' | Trade;
/** Where points come from, for the score sheet: a toolmaker only ever makes gold. */
export type ScoringSource = Exclude<Source, 'toolmaker'>;
export const SOURCES: readonly ScoringSource[] = [
  'start',
  'priory',
  'cards',
  ...TRADES.filter(trade => trade !== 'toolmaker'),
  'events',
  'tax',
];

/** The seats from one on, clockwise. */
export function clockwise(from: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let offset = 0; offset < players; offset++) seats.push((from + offset) % players);
  return seats;
}
