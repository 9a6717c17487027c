// Carries out the reader's standing orders, after a moment to see what happens.
import { useEffect, useState } from 'react';
import type { PillarsProps } from '../context.ts';
import { NO_ORDERS, type OrdersDesk, orderedMove } from '../model/orders.ts';

const PAUSE = 500;

export function useOrders({ view, seat, legal, play, pending, moment }: PillarsProps): OrdersDesk {
  const [orders, setOrders] = useState(NO_ORDERS);
  // Once per position: the same move may come twice in a row.
  useEffect(() => {
    if (moment !== 'live' || pending || seat === null) return;
    const move = orderedMove(view, seat, legal, orders);
    if (move === undefined) return;
    const timer = setTimeout(() => play(move), PAUSE);
    return () => clearTimeout(timer);
  }, [view, seat, legal, orders, play, pending, moment]);
  return { orders, setOrders };
}
