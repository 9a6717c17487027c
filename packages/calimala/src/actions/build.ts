// C-5.4: build a ship, a trade house or a workshop.
import { SHIPS, TRADING_CITIES, WORKSHOPS } from '../data.ts';
import { boardOf } from '../table.ts';
import type { BuildChoice, PlayerBoard } from '../types.ts';
import type { ActionRules } from './action.ts';

/** Enough for one of the three, if there were a piece left. */
const hasMaterial = ({ wood, brick }: PlayerBoard) =>
  wood >= 2 || brick >= 2 || (wood >= 1 && brick >= 1);

export const build: ActionRules<BuildChoice> = {
  choices: [
    { build: 'ship' },
    ...TRADING_CITIES.map(city => ({ build: 'house', city }) as const),
    { build: 'workshop' },
  ],

  allows(known, seat, choice) {
    const board = boardOf(known, seat);
    switch (choice.build) {
      case 'ship':
        return board.wood >= 2 && board.ships < SHIPS;
      case 'house':
        return board.brick >= 2 && !board.houses.includes(choice.city);
      case 'workshop':
        return board.wood >= 1 && board.brick >= 1 && board.workshops.length < WORKSHOPS;
    }
  },

  lacks(known, seat, choice) {
    const board = boardOf(known, seat);
    switch (choice?.build) {
      case 'ship':
        return board.ships < SHIPS ? 'twoWood' : 'harbour';
      case 'house':
        return board.houses.includes(choice.city) ? 'houseStands' : 'twoBrick';
      case 'workshop':
        return board.workshops.length < WORKSHOPS ? 'woodAndBrick' : 'workshops';
      default:
        return hasMaterial(board) ? 'pieces' : 'building';
    }
  },

  carryOut(known, seat, choice) {
    const board = boardOf(known, seat);
    switch (choice.build) {
      case 'ship':
        board.wood -= 2;
        board.ships += 1;
        break;
      case 'house':
        board.brick -= 2;
        board.houses.push(choice.city);
        break;
      case 'workshop':
        board.wood -= 1;
        board.brick -= 1;
        board.workshops.push(0);
        break;
    }
    return { cubes: [], workshops: [] };
  },
};
