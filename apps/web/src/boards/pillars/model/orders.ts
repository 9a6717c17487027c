// Standing orders: decisions the reader has made in advance are played automatically.
import type { Seat } from '@loggia/kernel';
import { type Move, playerOf, type View } from '@loggia/pillars';

export interface Orders {
  /** Drawn builders pass while the price is above this. */
  passAbove: number | undefined;
  /** The round in which every drawn builder is kept. */
  keepInRound: number | undefined;
}

export const NO_ORDERS: Orders = { passAbove: undefined, keepInRound: undefined };

/** One step more or less; below 0 there is no order. */
export function withLimit(orders: Orders, step: 1 | -1): Orders {
  const limit = (orders.passAbove ?? -1) + step;
  return { ...orders, passAbove: limit < 0 ? undefined : limit };
}

export function orderedMove(
  view: View,
  seat: Seat,
  legal: readonly Move[],
  { passAbove, keepInRound }: Orders,
): Move | undefined {
  const can = (type: Move['type']) => legal.find(move => move.type === type);
  if (view.part !== 'drawing') return undefined;
  if (keepInRound === view.round && can('keepBuilder') !== undefined) return can('keepBuilder');
  if (passAbove === undefined || view.price <= passAbove) return undefined;
  const { asked, answered } = playerOf(view, seat);
  if (asked !== 'place') return undefined;
  if (!answered) return can('park');
  // Only a pass is confirmed automatically, never a builder the reader has placed.
  return view.journals[seat]?.steps.at(-1)?.move.type === 'park' ? can('done') : undefined;
}

/** Where orders are read and changed. */
export interface OrdersDesk {
  orders: Orders;
  setOrders(orders: Orders): void;
}
