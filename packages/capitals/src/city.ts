// The grid of a city: neighbours, placement (K-4.3) and corners (K-4.8.1).
import type { Seat } from '@loggia/kernel';
import type { TileType } from './data.ts';
import { isOfType, playerOf, typeOf } from './table.ts';
import type { TileId } from './tiles/index.ts';
import type { Cell, CityTile, Corner, PlacementRule, PlayerView, View } from './types.ts';

/** K-1.2: diagonals included. */
export function areNeighbours(a: Cell, b: Cell): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx <= 1 && dy <= 1 && dx + dy > 0;
}

export function neighboursOf(city: readonly CityTile[], cell: Cell): CityTile[] {
  return city.filter(tile => areNeighbours(tile, cell));
}

/** Whether a cell is next to one of these tiles. */
export function isBeside(tiles: readonly CityTile[], cell: Cell): boolean {
  return tiles.some(tile => areNeighbours(tile, cell));
}

const sameCell = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;

export function isOccupied(city: readonly CityTile[], cell: Cell): boolean {
  return city.some(tile => sameCell(tile, cell));
}

/**
 * The land of a city and one cell around it, a number per cell, row by row: in a plain list, because
 * a typed array takes longer to make than to fill.
 */
class Land {
  readonly #left: number;
  readonly #top: number;
  /** The first column beyond. */
  readonly #right: number;
  readonly #width: number;
  readonly #marks: number[];

  constructor(city: readonly CityTile[]) {
    let [left, top, right, bottom] = [0, 0, 0, 0];
    for (const { x, y } of city) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.#left = left - 1;
    this.#top = top - 1;
    this.#right = right + 2;
    this.#width = this.#right - this.#left;
    this.#marks = new Array<number>(this.#width * (bottom - top + 3)).fill(0);
  }

  add(x: number, y: number, mark: number): void {
    const index = (y - this.#top) * this.#width + x - this.#left;
    this.#marks[index] = (this.#marks[index] ?? 0) + mark;
  }

  /** The cells whose sum is from 1 up to this, in reading order. */
  withUpTo(most: number): Cell[] {
    const cells: Cell[] = [];
    let x = this.#left;
    let y = this.#top;
    for (const sum of this.#marks) {
      if (sum > 0 && sum <= most) cells.push({ x, y });
      x += 1;
      if (x < this.#right) continue;
      x = this.#left;
      y += 1;
    }
    return cells;
  }
}

/** More than the tiles around a cell can add up to. */
const OCCUPIED = 16;

/** A18: every empty cell beside a tile of the city, lakes included, in reading order. */
export function openCells(city: readonly CityTile[]): Cell[] {
  const land = new Land(city);
  for (const { x, y } of city) {
    for (let row = y - 1; row <= y + 1; row++) {
      for (let column = x - 1; column <= x + 1; column++) land.add(column, row, 1);
    }
    land.add(x, y, OCCUPIED);
  }
  return land.withUpTo(OCCUPIED - 1);
}

/** Whether one of the four cells of a corner is this one. */
export function touches(corner: Corner, cell: Cell): boolean {
  return (
    (cell.x === corner.x || cell.x === corner.x - 1) &&
    (cell.y === corner.y || cell.y === corner.y - 1)
  );
}

/** The placement rules a tile would break on a cell (K-4.3.2, K-4.3.3). */
export function brokenRules(known: View, seat: Seat, tile: TileId, cell: Cell): PlacementRule[] {
  const { city, tokens } = playerOf(known, seat);
  const broken: PlacementRule[] = [];
  if (!tokens.some(token => touches(token, cell))) broken.push('token');
  if (isApart(known, city, typeOf(known, tile), cell)) broken.push('type');
  return broken;
}

/** Whether the city has tiles of a type, and none of them is next to a cell. */
function isApart(known: View, city: readonly CityTile[], type: TileType, cell: Cell): boolean {
  let alike = false;
  for (const other of city) {
    const isNear = areNeighbours(other, cell);
    if ((alike && !isNear) || !isOfType(known, other, type)) continue;
    if (isNear) return false;
    alike = true;
  }
  return alike;
}

/** How many of the four cells of a corner have a tile. */
function tilesAround(city: readonly CityTile[], corner: Corner): number {
  let tiles = 0;
  for (const tile of city) if (touches(corner, tile)) tiles += 1;
  return tiles;
}

/** A token whose four cells are all occupied may move. */
export function isFull(city: readonly CityTile[], corner: Corner): boolean {
  return tilesAround(city, corner) === 4;
}

/** A19: a corner with a tile and an empty cell, and no token on it. */
export function isRimCorner({ city, tokens }: PlayerView, corner: Corner): boolean {
  const tiles = tilesAround(city, corner);
  return tiles > 0 && tiles < 4 && !tokens.some(token => sameCell(token, corner));
}

/** All rim corners, in reading order. */
export function rimCorners({ city, tokens }: PlayerView): Corner[] {
  const corners = new Land(city);
  for (const { x, y } of city) {
    corners.add(x, y, 1);
    corners.add(x + 1, y, 1);
    corners.add(x, y + 1, 1);
    corners.add(x + 1, y + 1, 1);
  }
  return corners.withUpTo(3).filter(corner => !tokens.some(token => sameCell(token, corner)));
}
