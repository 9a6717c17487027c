// The grid of a city: neighbours, placement (K-4.3) and corners (K-4.8.1).
import type { Seat } from '@loggia/kernel';
import { isOfType, playerOf, typeOf } from './table.ts';
import type { TileId } from './tiles/index.ts';
import type { Cell, CityTile, Corner, PlacementRule, PlayerView, View } from './types.ts';

/** K-1.2: diagonals included. */
export function areNeighbours(a: Cell, b: Cell): boolean {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return dx <= 1 && dy <= 1 && dx + dy > 0;
}

export function neighboursOf(city: readonly CityTile[], cell: Cell): CityTile[] {
  return city.filter(tile => areNeighbours(tile, cell));
}

const sameCell = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;

export function isOccupied(city: readonly CityTile[], cell: Cell): boolean {
  return city.some(tile => sameCell(tile, cell));
}

/** One number per cell, for sets; cities are far smaller than this. */
const keyOf = (x: number, y: number) => (x + 64) * 128 + (y + 64);

/** A18: every empty cell beside a tile of the city, lakes included, in reading order. */
export function openCells(city: readonly CityTile[]): Cell[] {
  const occupied = new Set(city.map(({ x, y }) => keyOf(x, y)));
  const cells = new Map<number, Cell>();
  for (const tile of city) {
    for (let x = tile.x - 1; x <= tile.x + 1; x++) {
      for (let y = tile.y - 1; y <= tile.y + 1; y++) {
        const key = keyOf(x, y);
        if (!occupied.has(key)) cells.set(key, { x, y });
      }
    }
  }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
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
  const type = typeOf(known, tile);
  const alike = city.filter(other => isOfType(known, other, type));
  if (alike.length > 0 && !alike.some(other => areNeighbours(other, cell))) broken.push('type');
  return broken;
}

/** How many of the four cells of a corner have a tile. */
function tilesAround(city: readonly CityTile[], corner: Corner): number {
  return city.filter(tile => touches(corner, tile)).length;
}

/** A token whose four cells are all occupied may move. */
export function isFull(city: readonly CityTile[], corner: Corner): boolean {
  return tilesAround(city, corner) === 4;
}

/** A19: corners with a tile and an empty cell, without a token on them. */
export function rimCorners({ city, tokens }: PlayerView): Corner[] {
  const counts = new Map<number, Corner & { tiles: number }>();
  for (const { x, y } of city) {
    for (const corner of [
      { x, y },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
    ]) {
      const key = keyOf(corner.x, corner.y);
      const seen = counts.get(key);
      counts.set(key, { ...corner, tiles: (seen?.tiles ?? 0) + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ tiles }) => tiles < 4)
    .map(({ x, y }) => ({ x, y }))
    .filter(corner => !tokens.some(token => sameCell(token, corner)))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
