// C-5.7: each of the player's ships brings up to one cloth to any port with room.
import { PORTS, type Port, SHIPS } from '../data.ts';
import { boardOf, clothOf, roomOn } from '../table.ts';
import type { ShipChoice } from '../types.ts';
import type { ActionRules } from './action.ts';
import { deliver } from './deliver.ts';

/** Every way to send up to three cloth to the ports, ports in board order. */
function voyages(cloth: number, ports: readonly Port[]): Port[][] {
  const [port, ...others] = ports;
  if (port === undefined || cloth === 0) return cloth === 0 ? [[]] : [];
  return [...voyages(cloth - 1, ports).map(rest => [port, ...rest]), ...voyages(cloth, others)];
}

const FLEETS = Array.from({ length: SHIPS }, (_, index) => index + 1);

export const ship: ActionRules<ShipChoice> = {
  choices: FLEETS.flatMap(cloth => voyages(cloth, PORTS)).map(to => ({ to })),

  allows(known, seat, { to }) {
    const board = boardOf(known, seat);
    if (to.length > board.ships || to.length > clothOf(board)) return false;
    return to.every(port => roomOn(known, port) >= to.filter(other => other === port).length);
  },

  lacks(known, seat, choice) {
    const board = boardOf(known, seat);
    if (board.ships === 0) return 'ships';
    if (clothOf(board) === 0) return 'cloth';
    const load = choice?.to.length ?? 1;
    if (load > board.ships) return 'allShips';
    return load > clothOf(board) ? 'allCloth' : 'room';
  },

  carryOut: (known, seat, { to }) => deliver(known, seat, to),
};
