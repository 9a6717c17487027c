// What habits of play like or dislike about a move.
import type { Seat } from '@loggia/kernel';
import { wordsOf } from '@loggia/trial';
import type { Move, State } from '../src/index.ts';

const ALL = [
  ...['white', 'coloured', 'height 0', 'height 1', 'height 2', 'height 3'],
  ...['under white', 'under own', 'under other', 'top own', 'top other'],
  ...['useSlot', 'giveUpSlot', 'drawForSlot', 'playCard', 'replaceDisc'],
  ...['wood', 'brick', 'marble', 'build', 'artwork', 'weave', 'ship', 'transport', 'contribute'],
  ...['palazzoVecchio', 'sanMiniato', 'lisbon', 'troyes', 'house', 'workshop', 'much', 'little'],
] as const;

function traitsOf(state: State, seat: Seat, move: Move): string[] {
  if (move.type !== 'placeDisc') return wordsOf(move);
  const stack = state.stacks[move.street - 1] ?? [];
  const owner = (disc: unknown) => (disc === 'white' ? disc : disc === seat ? 'own' : 'other');
  const traits: string[] = [move.disc, `height ${stack.length}`];
  if (stack.length > 0) traits.push(`top ${owner(stack.at(-1))}`);
  if (stack.length === 3) traits.push(`under ${owner(stack[0])}`);
  return traits;
}

export const LIKES = { all: ALL, of: traitsOf } as const;
