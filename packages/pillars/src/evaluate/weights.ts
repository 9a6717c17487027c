// All numbers of the evaluation: what things are worth, in points, by the rounds still to come.
import type { Advantage, Craftsman, Cube } from '../data.ts';

/** A gold, by the rounds after this one. In the last round it only buys what is still for sale. */
const GOLD = [0.15, 0.36, 0.4, 0.4, 0.4, 0.4];
/** Each further gold is worth a little less: no more than 30 can be held. */
export const GOLD_FADES = 0.0045;

export const goldWorth = (later: number): number => GOLD[later] ?? 0;

/** What it costs to get a cube, in gold: workers, or the market. */
export const COST: Readonly<Record<Cube, number>> = {
  sand: 1.6,
  wood: 2.2,
  stone: 2.7,
  metal: 4.5,
};

/** A cube kept for the next round. */
export const KEPT: Readonly<Record<Cube, number>> = {
  sand: 0.28,
  wood: 0.42,
  stone: 0.52,
  metal: 1.5,
};

/** What a player can spend on cubes in a future round, in gold. */
export const BUDGET = 13;
/** The most cubes of a kind a round usually brings; for metal, the average. */
export const SUPPLY: Readonly<Record<Cube, number>> = { sand: 4, wood: 4, stone: 4, metal: 0.7 };

/** A craftsman's work in the next round, the one after that, …: better ones take its place. */
const LASTS = [0, 0.9, 1.65, 2.25, 2.7, 3];

export const lasting = (later: number): number => LASTS[later] ?? 0;

/** What a future round brings everybody anyway. */
export const GROWTH = 2.5;

/** A card in the hands of its owner: in this round, and in each later one. */
export const ADVANTAGE: Readonly<Record<Advantage, readonly [now: number, later: number]>> = {
  sandShare: [0, 0.45],
  woodShare: [0, 0.7],
  stoneShare: [0, 0.95],
  foresight: [0, 0.15],
  prioryGift: [0, 0.5],
  lightTax: [0, 0.3],
  guilds: [0, 0.35],
  helper: [0, 0.45],
  freePlacement: [0, 0.35],
  cloak: [0, 0.2],
  taxWaiver: [0, 0.25],
  wool: [0, 0],
  studies: [0, 0],
  madonna: [0, 0],
  lastLoads: [0, 0],
  royalGift: [0, 0],
};

/** One-time cards gain little value by waiting longer. */
export const ONCE = 1.2;

export const BISHOP = 0.9;
/** Two more workers next round, in gold. */
export const CASTLE = 2.6;
/** The right to take the first card of the next round; the last round has the best ones. */
export const START = 0.7;
export const START_LAST = 1.2;
/** What others leave at the market. */
export const MARKET_LEFT = 0.75;

/** How much of the current offer a player can count on. */
export const OFFER = 0.35;

/**
 * The order in which craftsmen work: first those who take nothing, then those who make the most of
 * a cube. Those who take more than one cube of a kind per point wait.
 */
export const ORDER: readonly Craftsman[] = [
  'toolmaker1',
  'architect2',
  'organBuilder6',
  'bellFounder6',
  'glassblower5',
  'glassblower4',
  'sculptor6',
  'sculptor5',
  'sculptor4',
  'sculptor3',
  'woodworker1',
  'mason4',
  'mason3',
  'mason2',
  'mason1',
  'carpenter5',
  'carpenter4',
  'carpenter3',
  'carpenter2',
  'potter3',
  'potter2',
  'mortarMixer1',
  'woodworker',
  'stonecutter',
  'mortarMixer',
  'goldsmith6',
  'goldsmith5',
];
