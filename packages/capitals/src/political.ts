// K-4.2: the political phase: players pay for their place in the turn order.
import type { Seat } from '@loggia/kernel';
import { COLUMNS, type Column, INITIATIVE, LAST_COLUMN } from './data.ts';
import { at } from './table.ts';
import { occasionOf, pay } from './tracks.ts';
import type { Emit, State, View } from './types.ts';

export function isOpen(known: View, column: Column): boolean {
  return column <= (LAST_COLUMN[known.players.length] ?? 0);
}

/** The columns a player may pick now, from left to right. */
export function freeColumns(known: View): Column[] {
  return COLUMNS.filter(column => isOpen(known, column) && !known.picked.includes(column));
}

/** K-4.2.5: with five players the last column's multiplier is 1 in round 2. */
export function multiplierOf(known: View, column: Column, round = known.round): number {
  const spared = column === 6 && known.players.length === 5 && round === 2;
  return spared ? 1 : INITIATIVE[column].multiplier;
}

/** K-4.2.3: what a column costs a player who stands on another. */
export function columnPrice(known: View, seat: Seat, column: Column): number {
  return INITIATIVE[column].cost * multiplierOf(known, at(known.columns, seat));
}

export function pickColumn(state: State, seat: Seat, column: Column, emit: Emit): void {
  const price = columnPrice(state, seat, column);
  emit({ type: 'columnPicked', seat, column, from: at(state.columns, seat), price });
  state.picked[seat] = column;
  pay(occasionOf(state, seat, emit), price);
}

/** K-4.2.6: from left to right is the turn order for the rest of the round. */
export function settleOrder(state: State, emit: Emit): void {
  state.columns = state.picked.map(column => (column === 0 ? 1 : column));
  state.picked = state.picked.map(() => 0);
  state.order = COLUMNS.map(column => state.columns.indexOf(column)).filter(seat => seat >= 0);
  emit({ type: 'orderSettled', order: [...state.order] });
}
