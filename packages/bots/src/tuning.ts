// How the search balances; found by playing bots against each other (docs/bots.md).

export interface Tuning {
  /** Curiosity: how much an untried but promising move weighs. */
  curiosity: number;
  /** Points of promise that make a move e times as likely. */
  sharpness: number;
  /** Progressive widening: moves looked at after n visits are base + rate · √n; at the root, all. */
  widenBase: number;
  widenRate: number;
  /** Others play for themselves (max-n), or all against the searcher (paranoid). */
  model: 'maxn' | 'paranoid';
}

export const TUNING: Tuning = {
  curiosity: 0.2,
  sharpness: 2,
  widenBase: 3,
  widenRate: 1,
  model: 'paranoid',
};
