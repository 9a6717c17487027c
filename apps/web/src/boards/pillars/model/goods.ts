// Goods in the order they are always shown.
import type { Good, Goods } from '@loggia/pillars';

const GOODS = ['points', 'gold', 'sand', 'wood', 'stone', 'metal'] as const;

export interface Amount {
  good: Good;
  amount: number;
}

/** What there is of it, in order, without what is not there. */
export function amountsOf(goods: Goods): Amount[] {
  return GOODS.map(good => ({ good, amount: goods[good] ?? 0 })).filter(
    ({ amount }) => amount !== 0,
  );
}

/** Several changes in one. */
export function sumOf(changes: readonly Goods[]): Goods {
  const sum: Partial<Record<Good, number>> = {};
  for (const goods of changes) {
    for (const { good, amount } of amountsOf(goods)) sum[good] = (sum[good] ?? 0) + amount;
  }
  return sum;
}
