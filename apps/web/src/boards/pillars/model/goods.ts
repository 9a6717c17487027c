// Goods in the order they are always shown.
import type { Good, Goods } from '@loggia/pillars';

const GOODS = ['points', 'gold', 'sand', 'wood', 'stone', 'metal'] as const;

export interface Amount {
  good: Good;
  amount: number;
}

/** The goods that are there, in order. */
export function amountsOf(goods: Goods): Amount[] {
  return GOODS.map(good => ({ good, amount: goods[good] ?? 0 })).filter(
    ({ amount }) => amount !== 0,
  );
}

/** The sum of several changes. */
export function sumOf(changes: readonly Goods[]): Goods {
  const sum: Partial<Record<Good, number>> = {};
  for (const goods of changes) {
    for (const { good, amount } of amountsOf(goods)) sum[good] = (sum[good] ?? 0) + amount;
  }
  return sum;
}
