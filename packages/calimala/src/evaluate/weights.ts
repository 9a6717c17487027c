// What things are worth to a bot, in points. Found by fitting whole games of bots, then rounded.

export const WEIGHTS = {
  /** The first, second, … cube of a material in its warehouse. */
  material: [0.55, 0.4, 0.2, 0.1],
  marbleBonus: 0.15,
  /** A cloth for which a ship or a house waits, and one that waits itself. */
  clothWithCarrier: 0.45,
  cloth: 0.2,
  /** Per round to come: the first, second and third of each. */
  workshop: [0, 0.12, 0.08],
  ship: [0.22, 0.12, 0.08],
  house: [0.18, 0.12, 0.08],
  /** An action card in hand, and one beyond the third. */
  card: 0.75,
  cardBeyond: 0.5,
  /** A white disc in the supply, over a coloured one. */
  whiteDisc: 0.5,
  /** A disc on a street: on top, second, third; it may act again and take a seat. */
  disc: [0.5, 0.55, 0.5],
  /** Influence in the council beyond the ties it decides today. */
  influence: 0.25,
} as const;

/** How contests blur with time. */
export const BLUR = {
  /** Of a contest decided now. */
  least: 0.15,
  /** Per square root of the cubes still expected. */
  perCube: 0.6,
  /** Cubes a player brings to one place per round. */
  cubesPerRound: 0.12,
} as const;
