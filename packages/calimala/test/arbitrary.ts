// Random positions for properties: a table, a seed and how far its random game has gone.
import type { Played, Seat } from '@loggia/kernel';
import { playOn as playOnIn, reach as reachIn, type Spot, tablesOf } from '@loggia/trial';
import fc from 'fast-check';
import { calimala, type Event, type Move, type State } from '../src/index.ts';
import { calimalaSubject } from '../testing/index.ts';

export const ALL_TABLES = tablesOf(calimala);

/** Any table at any point of its game. */
export const spots: fc.Arbitrary<Spot> = fc.record({
  table: fc.constantFrom(...ALL_TABLES),
  seed: fc.nat().map(String),
  moves: fc.oneof(fc.nat(12), fc.nat(200), fc.nat(440)),
});

export type Position = ReturnType<typeof reachIn> & { state: State };

/** Plays from the beginning to the spot, or to the end of the game if that comes first. */
export function reach(spot: Spot): Position {
  return reachIn(calimalaSubject, spot) as Position;
}

/** Plays on to the end, with an undo now and then. */
export function playOn(position: Position): Generator<Played<Move, Event>> {
  return playOnIn(calimalaSubject, position) as Generator<Played<Move, Event>>;
}

export function seatsOf(state: State): Seat[] {
  return state.players.map((_, seat) => seat);
}

/** Fixed seeds: the same positions on every machine; raise the number of runs to search wider. */
export const runs = (numRuns: number) => ({ seed: 7, numRuns }) as const;
