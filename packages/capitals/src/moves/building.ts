// The building phase: a tile from the rows and a cell for it.
import type { Seat } from '@loggia/kernel';
import { placeTile, rowOf, takeTile } from '../building.ts';
import { isBeside, isOccupied, openCells } from '../city.ts';
import { refuse } from '../errors.ts';
import { SPELLINGS } from '../spelling.ts';
import { playerOf } from '../table.ts';
import type { Cell, View } from '../types.ts';
import { keepsEffects, keepsRows, type Rule } from './rule.ts';

export const takeTileRule: Rule<'takeTile'> = {
  stage: 'building',
  secret: false,
  choices: known => known.rows.flat().map(tile => ({ type: 'takeTile', tile })),
  spell: SPELLINGS.takeTile,
  check(known, _seat, { tile }) {
    if (rowOf(known, tile) === undefined) refuse('tile.notOffered');
  },
  keeps: keepsRows,
  carryOut: (state, seat, { tile }, { emit }) => takeTile(state, seat, tile, emit),
};

export function cellsOf(known: View, seat: Seat): Cell[] {
  return openCells(playerOf(known, seat).city);
}

export function checkCell(known: View, seat: Seat, cell: Cell): void {
  const { city } = playerOf(known, seat);
  if (isOccupied(city, cell)) refuse('cell.occupied');
  if (!isBeside(city, cell)) refuse('cell.apart');
}

export const placeTileRule: Rule<'placeTile'> = {
  stage: 'placing',
  secret: false,
  choices: (known, seat) => cellsOf(known, seat).map(({ x, y }) => ({ type: 'placeTile', x, y })),
  spell: SPELLINGS.placeTile,
  check: checkCell,
  keeps: keepsEffects,
  carryOut: (state, seat, { x, y }, { emit }) => placeTile(state, seat, { x, y }, emit),
};
