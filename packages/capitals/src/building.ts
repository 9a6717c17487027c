// K-4.3: the building phase. A tile is taken, placed, and its effects are carried out.
import type { Seat } from '@loggia/kernel';
import { brokenRules } from './city.ts';
import { BROKEN_RULE, ROW_PRICES, ROWS, type Row } from './data.ts';
import { stepsOfBuild } from './effects.ts';
import { at, extended, playerOf, replaced } from './table.ts';
import type { EraTileId, TileId } from './tiles/index.ts';
import { gainPrestige, occasionOf, pay } from './tracks.ts';
import type { Cell, Emit, State, View } from './types.ts';
import { setOff } from './underway.ts';

/** The row a tile lies in. */
export function rowOf(known: View, tile: EraTileId): Row | undefined {
  for (const row of ROWS) if (at(known.rows, row).includes(tile)) return row;
  return undefined;
}

export function takeTile(state: State, seat: Seat, tile: EraTileId, emit: Emit): void {
  const row = rowOf(state, tile);
  if (row === undefined) throw new RangeError(`${tile} lies in no row`);
  const rest = at(state.rows, row).filter(other => other !== tile);
  state.rows = replaced(state.rows, row, rest);
  state.work = { step: 'placing', tile, row };
  emit({ type: 'tileTaken', seat, tile, row, price: ROW_PRICES[row] });
}

/** A48: first the row's price, then the tile and its penalty, then the effects. */
export function placeTile(state: State, seat: Seat, cell: Cell, emit: Emit): void {
  if (state.work.step !== 'placing') throw new RangeError('no tile to place');
  const { tile, row } = state.work;
  layTile(state, seat, tile, cell, emit, ROW_PRICES[row]);
}

/** Lays a tile under the placement rules and sets its effects off. */
export function layTile(
  state: State,
  seat: Seat,
  tile: TileId,
  { x, y }: Cell,
  emit: Emit,
  price = 0,
): void {
  const broken = brokenRules(state, seat, tile, { x, y });
  const player = playerOf(state, seat);
  const building = player.city.length;
  player.city = extended(player.city, { tile, x, y, cubes: 0, lake: false });
  emit({ type: 'tileBuilt', seat, tile, x, y, broken });
  const occasion = occasionOf(state, seat, emit);
  pay(occasion, price);
  gainPrestige(occasion, -BROKEN_RULE * broken.length, 'placement');
  setOff(state, seat, building, stepsOfBuild(state, seat, building), emit);
}
