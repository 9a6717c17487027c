// What every rule of a move consists of: its type, and the parts of the state that moves change.
import type { MoveRule, Part, Seat } from '@loggia/kernel';
import { MAX_PLAYERS } from '../data.ts';
import type { Stage } from '../stages.ts';
import { at, playerOf } from '../table.ts';
import type { Event, Move, MoveType, State, View } from '../types.ts';

export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;
export type Rule<Type extends MoveType> = MoveRule<View, State, MoveOf<Type>, Event, Stage>;

const OWN = ['tracks', 'level', 'energy', 'prestige', 'prestigeTokens', 'city', 'tokens'];
const SHARED = ['rows', 'plants', 'tourists', 'work', 'activations', 'helped'];

/** Everything a move may change until its turn is over, by the seat that plays it. */
const UNDOABLE = Array.from({ length: MAX_PLAYERS }, (_, seat): readonly Part[] => [
  {
    paths: [...OWN.map(field => ['players', seat, field]), ...SHARED.map(field => [field])],
    read(state: State) {
      const own = playerOf(state, seat);
      return [
        own.tracks,
        own.level,
        own.energy,
        own.prestige,
        own.prestigeTokens,
        own.city,
        own.tokens,
        state.rows,
        state.plants,
        state.tourists,
        state.work,
        state.activations,
        state.helped,
      ];
    },
  },
]);

export const undoable = (_state: State, seat: Seat) => at(UNDOABLE, seat);
