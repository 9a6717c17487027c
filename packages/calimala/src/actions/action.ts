// What each of the nine actions is made of.
import type { Seat } from '@loggia/kernel';
import type { Place } from '../data.ts';
import type { View } from '../types.ts';

/** What carrying out an action did, for the events and for undo. */
export interface Outcome {
  cubes: Place[];
  workshops: number[];
}

/** What prevents an action, in a word. */
export type Lack =
  | 'storage'
  | 'building'
  | 'pieces'
  | 'marble'
  | 'material'
  | 'looms'
  | 'ships'
  | 'houses'
  | 'cloth'
  | 'room'
  // For one choice only, where another is allowed.
  | 'wood'
  | 'brick'
  | 'twoWood'
  | 'twoBrick'
  | 'woodAndBrick'
  | 'harbour'
  | 'workshops'
  | 'houseStands'
  | 'houseThere'
  | 'allShips'
  | 'allCloth';

export interface ActionRules<Choice> {
  /** Every choice the action could ever offer, in a fixed order. */
  readonly choices: readonly Choice[];
  /** Whether the choice can be carried out now. No allowed choice: a card is drawn (C-5). */
  allows(known: View, seat: Seat, choice: Choice): boolean;
  /**
   * What is missing for a choice that is not allowed; without a choice, for an action with none
   * allowed.
   */
  lacks(known: View, seat: Seat, choice?: Choice): Lack;
  /** Does it. The choice must be allowed. */
  carryOut(known: View, seat: Seat, choice: Choice): Outcome;
}

/** The one choice of actions that offer none. */
export const NO_CHOICE = [Object.freeze({})] as const;
