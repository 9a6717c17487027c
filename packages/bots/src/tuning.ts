// The balance of the search, found by playing bots against each other (docs/bots.md).

export interface Tuning {
  /** Exploration: the weight of an untried but promising move. */
  curiosity: number;
  /** Points of promise that make a move e times as likely. */
  sharpness: number;
  /**
   * Progressive widening: after n visits, base + rate · √n moves are considered; at the root, all.
   */
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
