// C-5.9: a material goes to its row in a church.
import { CHURCH_PLACES, CHURCHES, MATERIALS } from '../data.ts';
import { addCube, boardOf, hasRoom } from '../table.ts';
import type { ContributeChoice } from '../types.ts';
import type { ActionRules } from './action.ts';

export const contribute: ActionRules<ContributeChoice> = {
  choices: MATERIALS.flatMap(material => CHURCHES.map(church => ({ material, church }))),

  allows: (known, seat, { material, church }) =>
    boardOf(known, seat)[material] > 0 && hasRoom(known, CHURCH_PLACES[church][material]),

  lacks(known, seat, choice) {
    const board = boardOf(known, seat);
    if (choice !== undefined) return board[choice.material] === 0 ? choice.material : 'room';
    return MATERIALS.every(material => board[material] === 0) ? 'material' : 'room';
  },

  carryOut(known, seat, { material, church }) {
    const place = CHURCH_PLACES[church][material];
    boardOf(known, seat)[material] -= 1;
    addCube(known, seat, place);
    return { cubes: [place], workshops: [] };
  },
};
