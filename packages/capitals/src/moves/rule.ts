// What every rule of a move consists of: its type, and the parts of the state that moves change.
import type { MoveRule, Part, Seat } from '@loggia/kernel';
import { MAX_PLAYERS } from '../data.ts';
import type { Stage } from '../stages.ts';
import { at, playerOf } from '../table.ts';
import type { Event, Move, MoveType, State, View } from '../types.ts';

export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;
export type Rule<Type extends MoveType> = MoveRule<View, State, MoveOf<Type>, Event, Stage>;

export const WORK: Part = { of: [], fields: ['work'], read: ({ work }: State) => [work] };

/** What effects may change: everything in a city except its tokens and hand, and the plants. */
const EFFECTS = Array.from({ length: MAX_PLAYERS }, (_, seat): Part[] => [
  {
    of: ['players', seat],
    fields: ['tracks', 'level', 'energy', 'prestige', 'prestigeTokens', 'city'],
    read: (state: State) => {
      const { tracks, level, energy, prestige, prestigeTokens, city } = playerOf(state, seat);
      return [tracks, level, energy, prestige, prestigeTokens, city];
    },
  },
  ['plants'],
  WORK,
]);
export const effectsOf = (seat: Seat) => at(EFFECTS, seat);

/** What an activation may change, while being paid for or once paid. */
const ACTIVATION = EFFECTS.map((effects): Part[] => [
  ...effects,
  {
    of: [],
    fields: ['tourists', 'activations', 'helped'],
    read: ({ tourists, activations, helped }: State) => [tourists, activations, helped],
  },
]);
export const activationOf = (seat: Seat) => at(ACTIVATION, seat);
