// A table in one line, for people looking for one to watch.
import type { Summary } from '@loggia/kernel';
import { ROUNDS } from './data.ts';
import { phaseOf, stepOf } from './part.ts';
import { pointsOf } from './table.ts';
import type { View } from './types.ts';

export function summary({ round, part, players }: View): Summary {
  return {
    round,
    rounds: ROUNDS,
    status: [{ key: `status.${phaseOf(part)}`, params: { step: stepOf(part) } }],
    points: players.map(pointsOf),
  };
}
