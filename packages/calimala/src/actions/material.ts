// C-5.1 to C-5.3: wood, brick and marble, one cube into its warehouse.
import type { Material } from '../data.ts';
import { WAREHOUSE } from '../data.ts';
import { boardOf } from '../table.ts';
import type { NoChoice } from '../types.ts';
import { type ActionRules, NO_CHOICE } from './action.ts';

export function material(material: Material): ActionRules<NoChoice> {
  return {
    choices: NO_CHOICE,
    allows: (known, seat) => boardOf(known, seat)[material] < WAREHOUSE,
    lacks: () => 'storage',
    carryOut(known, seat) {
      boardOf(known, seat)[material] += 1;
      return { cubes: [], workshops: [] };
    },
  };
}
