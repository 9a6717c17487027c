// C-5.6: a cloth into each of the player's workshops that has room (A13: all of them, always).
import { WORKSHOP } from '../data.ts';
import { boardOf } from '../table.ts';
import type { NoChoice } from '../types.ts';
import { type ActionRules, NO_CHOICE } from './action.ts';

export const weave: ActionRules<NoChoice> = {
  choices: NO_CHOICE,

  allows: (known, seat) => boardOf(known, seat).workshops.some(cloth => cloth < WORKSHOP),

  lacks: () => 'looms',

  carryOut(known, seat) {
    const { workshops } = boardOf(known, seat);
    const woven: number[] = [];
    workshops.forEach((cloth, index) => {
      if (cloth >= WORKSHOP) return;
      workshops[index] = cloth + 1;
      woven.push(index);
    });
    return { cubes: [], workshops: woven };
  },
};
