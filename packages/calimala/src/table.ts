// Small queries about a table that many chapters use.
import type { Seat } from '@loggia/kernel';
import type { Place, Street } from './data.ts';
import { CAPACITY, FULL_STACK } from './data.ts';
import type { Disc, PlayerBoard, View } from './types.ts';

/** The players of a state are full players, those of a view what the viewer knows about them. */
export function playerOf<P>(known: { players: readonly P[] }, seat: Seat): P {
  const player = known.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function boardOf(known: View, seat: Seat): PlayerBoard {
  return playerOf(known, seat).board;
}

/** A street's discs from bottom to top. */
export function stackOf(known: View, street: Street): Disc[] {
  const stack = known.stacks[street - 1];
  if (stack === undefined) throw new RangeError(`no street ${street}`);
  return stack;
}

export function seatsOf(known: View): Seat[] {
  return known.players.map((_, seat) => seat);
}

export function nextSeat(known: View, seat: Seat): Seat {
  return (seat + 1) % known.players.length;
}

/** How many cubes lie on a place. */
export function cubesOn(known: View, place: Place): number {
  let sum = 0;
  for (const count of known.cubes[place]) sum += count;
  return sum;
}

export function hasRoom(known: View, place: Place): boolean {
  return roomOn(known, place) > 0;
}

export function roomOn(known: View, place: Place): number {
  return CAPACITY[place] - cubesOn(known, place);
}

export function clothOf(board: PlayerBoard): number {
  let sum = 0;
  for (const cloth of board.workshops) sum += cloth;
  return sum;
}

/** The number of cards a player holds, which everybody knows. */
export function handSize(player: { hand: readonly unknown[] | number }): number {
  return typeof player.hand === 'number' ? player.hand : player.hand.length;
}

/** What the table is waiting for in the city. */
export function cityStep(known: View): 'place' | 'activate' | 'replace' {
  if (known.street === 0) return 'place';
  return known.activation === undefined ? 'replace' : 'activate';
}

/** Whether a stack has its fourth disc. */
export function isFull(stack: readonly Disc[]): boolean {
  return stack.length >= FULL_STACK;
}

/** Puts a player's cube on a place. */
export function addCube(known: View, seat: Seat, place: Place): void {
  const counts = known.cubes[place];
  counts[seat] = (counts[seat] ?? 0) + 1;
  if (place === 'palazzoVecchio' && counts[seat] === 1) known.artists.push(seat);
}

/** Removes the last cube a player put on a place: only for undo. */
export function removeCube(known: View, seat: Seat, place: Place): void {
  const counts = known.cubes[place];
  counts[seat] = (counts[seat] ?? 0) - 1;
  if (place === 'palazzoVecchio' && counts[seat] === 0) known.artists.pop();
}

export function copyBoard(board: PlayerBoard): PlayerBoard {
  return { ...board, workshops: [...board.workshops], houses: [...board.houses] };
}
