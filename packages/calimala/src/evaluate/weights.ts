// What things are worth to a bot, in points: fitted to bot games, then rounded.

export const WEIGHTS = {
  /** The first, second, third and fourth cube of each material in its warehouse. */
  wood: [0.35, 0.45, 0.05, 0],
  brick: [0.5, 0.5, 0.05, 0],
  marble: [0.5, 0.2, 0, 0],
  cloth: 0.5,
  /** Per remaining round: the first, second and third of each. */
  workshop: [0, 0.1, 0.08],
  ship: [0.3, 0.1, 0.07],
  house: [0.12, 0.06, 0.02],
  /** The first house at once. */
  firstHouse: 0.2,
  /** An action card in hand, and one beyond the third. */
  card: 0.55,
  cardBeyond: 0.4,
  /** A white disc in the supply, compared with a coloured one. */
  whiteDisc: 0.7,
  /** A disc on a street: on top, second, third; it may act again and take a seat. */
  disc: [0.1, 0.35, 0.05],
  /** Influence in the council beyond the ties it decides today. */
  influence: 0.05,
} as const;

/** How contests blur with time. */
export const BLUR = {
  /** For a contest decided now. */
  least: 0.05,
  /** Per square root of the cubes still expected. */
  perCube: 1,
  /** Cubes a player brings to one place per round. */
  cubesPerRound: 0.1,
  /** What winning ties is worth, in cubes. */
  tie: 0.15,
  /** How readily somebody without a cube gets one. */
  entry: 0.5,
} as const;

/**
 * How much a lead that is scored rounds later counts today: immediately, and its decay per round.
 */
export const TRUST = {
  tile: { now: 0.75, decay: 0.07 },
  endCard: { now: 1.05, decay: 0.06 },
} as const;
