// A reaction that offers no choice, for readers who want such things to resolve by themselves.
import type { Action, Move, View } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { onlyDeed } from './choice.ts';

/** The move to play unasked; none as soon as there is anything to decide. */
export function automaticMove(view: View, seat: Seat, legal: readonly Move[]): Move | undefined {
  const { activation } = view;
  // The reader's own fresh disc is never played for the reader.
  if (activation === undefined || activation.seat !== seat || activation.depth === 1) {
    return undefined;
  }
  if (legal.some(move => move.type === 'playCard')) return undefined;
  const done = legal.find(move => move.type === 'done');
  if (done !== undefined)
    return view.journal.every(step => leavesNoChoice(step.move)) ? done : undefined;
  const open = activation.slots.filter(slot => slot.state === 'open').map(slot => slot.action);
  const draws = legal.filter(move => move.type === 'drawForSlot');
  // The order matters once some slots work and others don't: one may make the other possible.
  if (draws.length > 0) return draws.length === new Set(open).size ? draws[0] : undefined;
  const deeds = open.map(action => onlyDeed(legal, 'useSlot', action));
  return deeds.every(deed => deed !== undefined) ? deeds[0] : undefined;
}

const CHOICELESS: readonly Action[] = ['wood', 'brick', 'marble', 'weave'];

function leavesNoChoice(move: Move): boolean {
  return move.type === 'useSlot' && CHOICELESS.includes(move.action);
}
