// C-7.1 to C-7.5: the fourth disc leaves its stack for the council, and a tile is scored.
import type { Seat } from '@loggia/kernel';
import { FULL_STACK, STREETS, TILES } from './data.ts';
import { scoreTile } from './ending.ts';
import { nextSeat, playerOf, stackOf } from './table.ts';
import type { Event, Move, State, View } from './types.ts';

type Emit = (event: Event) => void;

/**
 * Settles the full stack of this turn. False if the active player must first choose the disc that
 * replaces a white one.
 */
export function promote(state: State, emit: Emit): boolean {
  const { street, active } = state;
  const stack = stackOf(state, street);
  const bottom = stack[0];
  if (bottom === undefined) return true;
  if (!givesSeats(state)) {
    stack.shift();
    emit({ type: 'discRemoved', street, disc: bottom });
    return true;
  }
  if (bottom !== 'white') {
    stack.shift();
    const space = takeSeat(state, bottom);
    emit({ type: 'discPromoted', seat: bottom, street, space });
    scoreSpace(state, space, emit);
    return true;
  }
  const player = playerOf(state, active);
  if (player.coloured > 0) {
    stack.shift();
    player.coloured -= 1;
    player.white += 1;
    const space = takeSeat(state, active);
    emit({
      type: 'whiteDiscReplaced',
      seat: active,
      street,
      space,
      from: 'supply',
      whiteTo: 'supply',
    });
    scoreSpace(state, space, emit);
    return true;
  }
  if (replacements(state, active).length > 0) return false;
  // A8: nobody takes the seat, but the tile counts as triggered.
  stack.shift();
  if (state.council.length >= TILES.length) {
    emit({ type: 'discRemoved', street, disc: 'white' });
    return true;
  }
  const space = takeSeat(state, 'nobody');
  emit({ type: 'discRemoved', street, disc: 'white', space });
  scoreSpace(state, space, emit);
  return true;
}

/** C-8.2: after the fifteenth scoring only the second edition still gives seats. */
export function givesSeats(known: View): boolean {
  return known.council.length < TILES.length || known.options.seatsAfterFifteenth;
}

/** The places of a player's discs on the streets, each a disc that may go to the council (A8b). */
export function replacements(known: View, seat: Seat): { street: number; position: number }[] {
  return STREETS.flatMap(street => {
    const stack = stackOf(known, street);
    const found: { street: number; position: number }[] = [];
    for (let position = 1; position <= Math.min(stack.length, FULL_STACK); position++) {
      if (stack.at(-position) === seat) found.push({ street, position });
    }
    return found;
  });
}

/**
 * C-7.3: the player's disc from a street takes the seat; the white one takes its place, or leaves
 * (D3).
 */
export function replaceDisc(
  state: State,
  seat: Seat,
  { street, position }: Extract<Move, { type: 'replaceDisc' }>,
  emit: Emit,
): void {
  const source = stackOf(state, street);
  source.splice(-position, 1);
  stackOf(state, state.street).shift();
  const returned = state.options.whiteSwap === 'returned';
  if (returned) source.push('white');
  const space = takeSeat(state, seat);
  emit({
    type: 'whiteDiscReplaced',
    seat,
    street: state.street,
    space,
    from: { street, position },
    whiteTo: returned ? 'stack' : 'box',
  });
  scoreSpace(state, space, emit);
}

/** The lowest empty council space, counted from 1. */
function takeSeat(state: State, owner: Seat | 'nobody'): number {
  return state.council.push(owner);
}

/** Seats beyond the fifteenth score nothing; the fifteenth makes this round the last (C-8.2). */
function scoreSpace(state: State, space: number, emit: Emit): void {
  if (space > TILES.length) return;
  scoreTile(state, space, 'promotion', emit);
  if (space === TILES.length && nextSeat(state, state.active) !== state.first) {
    emit({ type: 'lastRoundBegan', triggeredBy: state.active });
  }
}
