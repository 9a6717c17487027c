// Chapter 5: the nine actions, by name.
import type { Seat } from '@loggia/kernel';
import type { Action } from '../data.ts';
import type { Choices, Deed, View } from '../types.ts';
import type { ActionRules, Lack, Outcome } from './action.ts';
import { artwork } from './artwork.ts';
import { build } from './build.ts';
import { contribute } from './contribute.ts';
import { material } from './material.ts';
import { ship } from './ship.ts';
import { transport } from './transport.ts';
import { weave } from './weave.ts';

const RULES: { readonly [A in Action]: ActionRules<Choices[A]> } = {
  wood: material('wood'),
  brick: material('brick'),
  marble: material('marble'),
  build,
  artwork,
  weave,
  ship,
  transport,
  contribute,
};

/** An action and its choice travel together, so they always match. */
function rulesOf(action: Action): ActionRules<unknown> {
  return RULES[action] as ActionRules<unknown>;
}

/** Every possible deed of each action, in a fixed order. */
const DEEDS = Object.fromEntries(
  Object.entries(RULES).map(([action, rules]) => [
    action,
    rules.choices.map(choice => Object.freeze({ action, ...choice })),
  ]),
) as unknown as Readonly<Record<Action, readonly Deed[]>>;

export function allDeeds(action: Action): readonly Deed[] {
  return DEEDS[action];
}

export function allows(known: View, seat: Seat, deed: Deed): boolean {
  return rulesOf(deed.action).allows(known, seat, deed);
}

/** What the seat could do with the action now. */
export function deeds(known: View, seat: Seat, action: Action): Deed[] {
  return DEEDS[action].filter(deed => allows(known, seat, deed));
}

/** Whether anything of the action can be done at all; if not, a slot brings a card (C-4.9). */
export function canDo(known: View, seat: Seat, action: Action): boolean {
  return DEEDS[action].some(deed => allows(known, seat, deed));
}

/** What is missing for an action that cannot be carried out, or for one deed of it. */
export function lacks(known: View, seat: Seat, action: Action, deed?: Deed): Lack {
  return rulesOf(action).lacks(known, seat, deed);
}

export function carryOut(known: View, seat: Seat, deed: Deed): Outcome {
  return rulesOf(deed.action).carryOut(known, seat, deed);
}
