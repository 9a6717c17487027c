// Builders counted by seat, one by one.
import type { BySeat, Seat } from '@loggia/kernel';
import { spaces } from '../../../kit/spaces.ts';

export interface Counted {
  seat: Seat;
  id: string;
}

export function buildersIn(counts: Readonly<BySeat<number>>): Counted[] {
  return counts.flatMap((count, seat) =>
    spaces(count).map(number => ({ seat, id: `${seat}.${number}` })),
  );
}
