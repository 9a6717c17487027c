// What a player would try at an unlit spot: the rules are asked for their reason against it.
import { type Action, allDeeds, calimala, type Move, type View } from '@loggia/calimala';
import { type Seat, whyNot } from '@loggia/kernel';
import { type By, type Choice, targetOf } from './choice.ts';

interface Asked {
  view: View;
  legal: readonly Move[];
  choice: Choice | undefined;
}

/** With the action in hand, or else with one of the disc's remaining ones. */
export function triedAt({ view, legal, choice }: Asked, target: string): Move | undefined {
  if (choice?.kind === 'deed') return deedAt(choice.by, choice.action, target);
  const isPromised = legal.some(move => targetOf(move) === target);
  if (choice !== undefined || isPromised) return undefined;
  const open = view.activation?.slots.filter(({ state }) => state === 'open') ?? [];
  return open.map(({ action }) => deedAt('useSlot', action, target)).find(Boolean);
}

function deedAt(type: By, action: Action, target: string): Move | undefined {
  const moves = allDeeds(action).map((deed): Move => ({ type, ...deed }));
  return moves.find(move => targetOf(move) === target);
}

/**
 * With a card that cannot be played: a deed that only the disc's own actions forbid, if there is
 * one. The reason against a single port or building says nothing about the card.
 */
export function triedCard(view: View, seat: Seat, action: Action): Move | undefined {
  const moves = allDeeds(action).map((deed): Move => ({ type: 'playCard', ...deed }));
  return moves.find(move => whyNot(calimala, view, seat, move)?.code !== 'slot.choice');
}
