// What ship and transport share: cloth leaves the workshops for cities.
import type { Seat } from '@loggia/kernel';
import type { City } from '../data.ts';
import { addCube, boardOf } from '../table.ts';
import type { View } from '../types.ts';
import type { Outcome } from './action.ts';

/** One cloth to each of the cities, in order. */
export function deliver(known: View, seat: Seat, cities: readonly City[]): Outcome {
  const { workshops } = boardOf(known, seat);
  const from: number[] = [];
  for (const city of cities) {
    // A17: the fullest workshop gives, the leftmost of several.
    const fullest = workshops.indexOf(Math.max(...workshops));
    workshops[fullest] = (workshops[fullest] ?? 0) - 1;
    from.push(fullest);
    addCube(known, seat, city);
  }
  return { cubes: [...cities], workshops: from };
}
