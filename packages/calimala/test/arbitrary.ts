// Random positions for properties: a table, a seed and how far its random game has gone.
import { play, type Seat, type SeededRandom, seededRandom } from '@loggia/kernel';
import fc from 'fast-check';
import { calimala, type Move, type State } from '../src/index.ts';
import { restless } from '../testing/policies.ts';
import { beginOf } from '../testing/record.ts';
import { ALL_TABLES, type TableSpec } from '../testing/tables.ts';

/** Small enough to print when a property fails, enough to get there again. */
export interface Spot {
  table: TableSpec;
  seed: number;
  moves: number;
}

/** Any table at any time of its game. */
export const spots: fc.Arbitrary<Spot> = fc.record({
  table: fc.constantFrom(...ALL_TABLES),
  seed: fc.nat(),
  moves: fc.oneof(fc.nat(12), fc.nat(200), fc.nat(440)),
});

/** Any table before its first move, for playing the whole game. */
export const games: fc.Arbitrary<Spot> = spots.map(spot => ({ ...spot, moves: 0 }));

export interface Position {
  state: State;
  chance: SeededRandom;
  choice: SeededRandom;
}

/** Plays from the beginning to the spot, or to the end of the game if that comes first. */
export function reach({ table, seed, moves }: Spot): Position {
  const { state, chance } = beginOf({
    game: 'calimala',
    rulesVersion: calimala.rulesVersion,
    ...table,
    seed: String(seed),
    mode: 'random',
  });
  const choice = seededRandom(`${seed} choices`);
  const game = playOn({ state, chance, choice });
  for (let move = 0; move < moves; move++) game.next();
  return { state, chance, choice };
}

/** Plays on to the end, taking back now and then. */
export function playOn({ state, chance, choice }: Position) {
  return play(calimala, state, restless, { chance, choice });
}

export function seatsOf(state: State): Seat[] {
  return state.players.map((_, seat) => seat);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

/** The seats to move, each with its legal moves. */
export function decisions(state: State): { seat: Seat; legal: Move[] }[] {
  return calimala.toMove(state).map(seat => ({ seat, legal: calimala.legal(state, seat) }));
}

/** Chance that nobody can foresee and nobody needs to: for trying a move on a copy. */
export const anyChance = (seed: number) => seededRandom(`any ${seed}`);

/** Fixed seeds: the same positions on every machine; raise the number of runs to search wider. */
export const runs = (numRuns: number) => ({ seed: 7, numRuns }) as const;

/** The same for whole games, which are not worth shrinking: the seed alone tells the game. */
export const wholeGames = (numRuns: number) => ({ ...runs(numRuns), endOnFailure: true }) as const;
