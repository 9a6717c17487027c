// What every rule of a move consists of: its type, and the parts of the state that moves change.
import type { MoveRule, Part, Seat } from '@loggia/kernel';
import { MAX_PLAYERS } from '../data.ts';
import type { Stage } from '../stages.ts';
import { at, playerOf } from '../table.ts';
import type { Event, Move, MoveType, State, View } from '../types.ts';

export type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;
export type Rule<Type extends MoveType> = MoveRule<View, State, MoveOf<Type>, Event, Stage>;

/** The same parts for every seat. */
const bySeat = (...partsOf: ((seat: Seat) => Part)[]) => {
  const parts = Array.from({ length: MAX_PLAYERS }, (_, seat) => partsOf.map(of => of(seat)));
  return (_state: State, seat: Seat): readonly Part[] => at(parts, seat);
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

const OWN = ['tracks', 'level', 'energy', 'prestige', 'prestigeTokens', 'city'];

const effects = (seat: Seat) => ({
  paths: [...OWN.map(field => ['players', seat, field]), ['plants'], ['work']],
  read(state: State) {
    const { tracks, level, energy, prestige, prestigeTokens, city } = playerOf(state, seat);
    return [tracks, level, energy, prestige, prestigeTokens, city, state.plants, state.work];
  },
});

const payment = () => ({
  paths: [['tourists'], ['activations'], ['helped']],
  read: (state: State) => [state.tourists, state.activations, state.helped],
});

/** Everything that effects may change. */
export const keepsEffects = bySeat(effects);

/** The same for effects that are paid for with cubes and tourists. */
export const keepsActivation = bySeat(payment, effects);
