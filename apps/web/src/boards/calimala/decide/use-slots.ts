// What pressing an available action does: at its slot, and in the city.
import type { Action } from '@loggia/calimala';
import { useBoard } from '../context.ts';
import { deeds, onlyDeed, slotMove } from '../model/choice.ts';

/** Plays it, starts or drops its choice, or draws for it; `undefined` if it can't be pressed. */
export function useSlots(): (action: Action) => (() => void) | undefined {
  const { legal, choice, choose, play, pending } = useBoard();
  return action => {
    if (pending) return undefined;
    const draw = slotMove(legal, 'drawForSlot', action);
    if (draw !== undefined) return () => play(draw);
    if (deeds(legal, 'useSlot', action).length === 0) return undefined;
    const only = onlyDeed(legal, 'useSlot', action);
    if (only !== undefined) return () => play(only);
    const chosen = choice?.kind === 'deed' && choice.by === 'useSlot' && choice.action === action;
    return () => (chosen ? choose() : choose({ kind: 'deed', by: 'useSlot', action, cargo: [] }));
  };
}
