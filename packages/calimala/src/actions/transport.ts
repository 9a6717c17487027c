// C-5.8: each of the player's trade houses brings up to one cloth to its city.
import { TRADING_CITIES } from '../data.ts';
import { boardOf, clothOf, hasRoom } from '../table.ts';
import type { TransportChoice } from '../types.ts';
import type { ActionRules } from './action.ts';
import { deliver } from './deliver.ts';

/** Every non-empty set of cities, smaller sets first, cities in board order. */
const ROUTES = Array.from({ length: 2 ** TRADING_CITIES.length - 1 }, (_, index) =>
  TRADING_CITIES.filter((_, city) => (index + 1) & (1 << city)),
).sort((a, b) => a.length - b.length);

export const transport: ActionRules<TransportChoice> = {
  choices: ROUTES.map(to => ({ to })),

  allows(known, seat, { to }) {
    const board = boardOf(known, seat);
    return (
      to.length <= clothOf(board) &&
      to.every(city => board.houses.includes(city) && hasRoom(known, city))
    );
  },

  lacks(known, seat, choice) {
    const board = boardOf(known, seat);
    if (board.houses.length === 0) return 'houses';
    if (clothOf(board) === 0) return 'cloth';
    const to = choice?.to ?? [];
    if (to.some(city => !board.houses.includes(city))) return 'houseThere';
    return to.length > clothOf(board) ? 'allCloth' : 'room';
  },

  carryOut: (known, seat, { to }) => deliver(known, seat, to),
};
