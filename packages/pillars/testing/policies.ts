// Random play that also takes back now and then.
import { anyMove, below, type Policy, pick } from '@loggia/kernel';
import { type Move, pillars } from '../src/index.ts';

/** Any legal move; one in ten is spent on taking back where that is possible. */
export const restless: Policy<Move> = (moves, seat, random) => {
  const back = moves.filter(pillars.takesBack);
  if (back.length > 0 && below(random, 10) === 0) return pick(random, back);
  return anyMove(pillars)(moves, seat, random);
};
