// What every rule of a move consists of: its type, and the parts of the state that moves change.
import type { Fields, MoveRule, Path, Seat } from '@loggia/kernel';
import { MAX_PLAYERS } from '../data.ts';
import type { Stage } from '../stages.ts';
import { at, playerOf } from '../table.ts';
import type { Event, Move, MoveType, State, View } from '../types.ts';

export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;
export type Rule<Type extends MoveType> = MoveRule<View, State, MoveOf<Type>, Event, Stage>;

/** What the journal keeps, for each seat. */
const bySeat = (fieldsOf: (seat: Seat) => Fields) => {
  const fields = Array.from({ length: MAX_PLAYERS }, (_, seat) => fieldsOf(seat));
  return (_state: State, seat: Seat): Fields => at(fields, seat);
};

/** What is being decided, and nothing else. */
export const keepsWork = bySeat(() => ({
  paths: [['work']],
  read: (state: State) => [state.work],
}));

export const keepsRows = bySeat(() => ({
  paths: [['rows'], ['work']],
  read: (state: State) => [state.rows, state.work],
}));

export const keepsTokens = bySeat(seat => ({
  paths: [['players', seat, 'tokens']],
  read: (state: State) => [playerOf(state, seat).tokens],
}));

const effectPaths = (seat: Seat): Path[] => [
  ...['tracks', 'level', 'energy', 'prestige', 'prestigeTokens', 'city'].map(
    field => ['players', seat, field] as const,
  ),
  ['plants'],
  ['work'],
];

/** Everything that effects may change. */
export const keepsEffects = bySeat(seat => ({
  paths: effectPaths(seat),
  read(state: State) {
    const { tracks, level, energy, prestige, prestigeTokens, city } = playerOf(state, seat);
    return [tracks, level, energy, prestige, prestigeTokens, city, state.plants, state.work];
  },
}));

/** The same for effects that are paid for with cubes and tourists. */
export const keepsActivation = bySeat(seat => ({
  paths: [['tourists'], ['activations'], ['helped'], ...effectPaths(seat)],
  read(state: State) {
    const { tourists, activations, helped, plants, work } = state;
    const { tracks, level, energy, prestige, prestigeTokens, city } = playerOf(state, seat);
    return [
      tourists,
      activations,
      helped,
      tracks,
      level,
      energy,
      prestige,
      prestigeTokens,
      city,
      plants,
      work,
    ];
  },
}));
