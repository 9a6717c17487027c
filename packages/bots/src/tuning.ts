// How the search balances; found by playing bots against each other (docs/bots.md).

export interface Tuning {
  /** Curiosity: how much an untried but promising move weighs. */
  curiosity: number;
  /** Points of promise that make a move e times as likely. */
  sharpness: number;
  /** Progressive widening: moves looked at after n visits are base + rate · √n. */
  widenBase: number;
  widenRate: number;
  /** Turns played on at a glance below the tree before the position is judged. */
  turns: number;
  /** Others play for themselves (max-n), or all against the searcher (paranoid). */
  model: 'maxn' | 'paranoid';
}

export const TUNING: Tuning = {
  curiosity: 0.6,
  sharpness: 0.5,
  widenBase: 3,
  widenRate: 1,
  turns: 0,
  model: 'maxn',
};
