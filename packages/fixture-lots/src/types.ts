// State, moves, events and views of the fixture.
import type { BySeat, Journal, OptionsOf, OptionTable, Result, Seat } from '@loggia/kernel';

export const ROUNDS = 5;
export const CARDS = Array.from({ length: 24 }, (_, index) => index - 8);

export const OPTIONS = {
  purse: { values: ['poor', 'rich'], default: 'poor', description: 'Six coins each, or nine.' },
} as const satisfies OptionTable;

export interface PlayerView {
  coins: number;
  points: number;
  bid?: number | 'hidden';
  hand: number[] | number;
}

export interface Player extends PlayerView {
  bid?: number;
  hand: number[];
}

export interface View {
  options: OptionsOf<typeof OPTIONS>;
  phase: 'auction' | 'work' | 'over';
  /** Counted from 1. */
  round: number;
  /** Every card turned up so far; the last one is the lot. */
  lots: number[];
  /** Who works on the lot. */
  worker?: Seat;
  deck: number[] | number;
  players: PlayerView[];
  journal: Journal<Move>;
}

export interface State extends View {
  /** The top card is the last. */
  deck: number[];
  players: Player[];
}

export type Move =
  | { type: 'bid'; coins: number }
  | { type: 'polish' }
  | { type: 'peek' }
  | { type: 'done' }
  | { type: 'undo' }
  | { type: 'restart' };

export type Event =
  | { type: 'lotShown'; round: number; lot: number }
  | { type: 'bidMade'; seat: Seat; coins?: number }
  | { type: 'bidsShown'; bids: BySeat<number>; winner?: Seat }
  | { type: 'polished'; seat: Seat }
  | { type: 'peeked'; seat: Seat; card?: number }
  | { type: 'workDone'; seat: Seat }
  | { type: 'takenBack'; seat: Seat; moves: Move[] }
  | { type: 'gameEnded'; hands: BySeat<number[]>; result: Result };
