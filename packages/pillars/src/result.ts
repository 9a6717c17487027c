// P-5: most points win, then most gold; those still level share the place.
import { type Result, rank, type Standing } from '@loggia/kernel';
import { playerOf, pointsOf, seatsOf } from './table.ts';
import type { View } from './types.ts';

const CHAIN = ['points', 'gold'] as const;

export function result(known: View): Result | undefined {
  return known.part === 'over' ? standings(known) : undefined;
}

export function standings(known: View): Result {
  const score = (seat: number) => pointsOf(playerOf(known, seat));
  const gold = (seat: number) => playerOf(known, seat).gold;
  const places = rank(seatsOf(known), [(a, b) => score(b) - score(a), (a, b) => gold(b) - gold(a)]);
  const list = places.flatMap(({ place, items, step }) =>
    items.map((seat): Standing => {
      const standing = { seat, place, score: score(seat) };
      const decidedBy = step === undefined ? undefined : CHAIN[step];
      return decidedBy === undefined ? standing : { ...standing, decidedBy };
    }),
  );
  return {
    standings: list,
    winners: list.filter(({ place }) => place === 1).map(({ seat }) => seat),
  };
}
