// The market as a table of deals: how many of each kind may be bought or sold now, or why none.
import { type Reason, type Seat, whyNot } from '@loggia/kernel';
import {
  CUBES,
  type Cube,
  MARKET_STOCK,
  type Move,
  PRICES,
  pillars,
  type View,
  WARES,
} from '@loggia/pillars';
import type { Deal } from './choice.ts';

export interface Side {
  /** The largest amount; 0 where nothing can be traded. */
  most: number;
  why: Reason | undefined;
}

export interface DealRow {
  cube: Cube;
  price: number;
  stock: number | undefined;
  buy: Side | undefined;
  sell: Side;
}

export function dealRows(view: View, seat: Seat, legal: readonly Move[]): DealRow[] {
  return CUBES.map(cube => {
    const ware = WARES.find(other => other === cube);
    return {
      cube,
      price: PRICES[cube],
      stock: ware && view.market[ware],
      buy: ware && side(view, seat, legal, { type: 'buy', cube: ware, amount: 1 }),
      sell: side(view, seat, legal, { type: 'sell', cube, amount: 1 }),
    };
  });
}

function side(view: View, seat: Seat, legal: readonly Move[], least: Deal): Side {
  let most = 0;
  for (const move of legal) {
    if (move.type === least.type && move.cube === least.cube) most = Math.max(most, move.amount);
  }
  return { most, why: most > 0 ? undefined : whyNot(pillars, view, seat, least) };
}

/** Why it cannot be one more. More than a full market is no move at all, but it is the same reason. */
export function whyNoMore(view: View, seat: Seat, deal: Deal): Reason | undefined {
  const more = { ...deal, amount: deal.amount + 1 };
  return more.type === 'buy' && more.amount > MARKET_STOCK
    ? { code: 'market.stock', params: {} }
    : whyNot(pillars, view, seat, more);
}

/** The same deal with another amount, within what is legal. */
export function changed(deal: Deal, amount: number, most: number): Deal {
  return { ...deal, amount: Math.min(Math.max(amount, 1), most) };
}
