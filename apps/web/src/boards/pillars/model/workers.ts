// Workers without a card stay at the mill until it has paid them.
import type { BySeat } from '@loggia/kernel';
import { freeWorkers, stepOf, type View } from '@loggia/pillars';

const MILL = stepOf('mill');

export function workersBySeat(view: View): BySeat<number> {
  const paid = view.part === 'over' || stepOf(view.part) > MILL;
  return view.players.map(player => (paid ? 0 : freeWorkers(player)));
}
