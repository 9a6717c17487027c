// Small queries about a table that many chapters use.
import type { Seat } from '@loggia/kernel';
import { PLANTS, PRESTIGE_SOURCES, type TileType } from './data.ts';
import { specOf, type TileId } from './tiles/index.ts';
import type {
  BuildingIndex,
  CityTile,
  Player,
  PlayerView,
  ScoreSheet,
  Tourist,
  View,
} from './types.ts';

/** The item at an index that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** A copy of a list with another item at an index; `with` takes several times as long. */
export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** A copy of a list with one more item. A copy that grew would reserve room for many more. */
export function extended<T>(items: readonly T[], item: T): T[] {
  const copy = new Array<T>(items.length + 1);
  for (let index = 0; index < items.length; index++) copy[index] = items[index] as T;
  copy[items.length] = item;
  return copy;
}

/**
 * The players of a state are full players, those of a view what the viewer knows about them. Not by
 * `at`: it serves lists of every kind, and every move asks for its player several times.
 */
export function playerOf<P>({ players }: { players: readonly P[] }, seat: Seat): P {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat} of ${players.length}`);
  return player;
}

export function seatsOf(known: View): Seat[] {
  return known.players.map((_, seat) => seat);
}

/** Whose turn it is; nobody's once the game is over. */
export function activeSeat(known: View): Seat | undefined {
  return known.phase === 'over' ? undefined : known.order[known.turn];
}

/** A player about whom everything is known: every player of a state, and the viewer's own seat. */
export function isKnown(player: PlayerView): player is Player {
  return typeof player.hand !== 'number';
}

/** A12: the type of the city hall is a table option. A lake has none. */
export function typeOf(known: View, tile: TileId): TileType {
  return tile === 'city-hall' ? known.options.cityHallType : specOf(tile).type;
}

export function isOfType(known: View, { tile, lake }: CityTile, type: TileType | 'any'): boolean {
  return !lake && (type === 'any' || typeOf(known, tile) === type);
}

/** A30: lakes have no type and count for nothing. */
export function countOfType(known: View, player: PlayerView, type: TileType): number {
  return player.city.filter(tile => isOfType(known, tile, type)).length;
}

/** Puts cubes on a building or takes them off. */
export function setCubes(player: PlayerView, building: BuildingIndex, cubes: number): void {
  const { tile, x, y, lake } = at(player.city, building);
  player.city = replaced(player.city, building, { tile, x, y, cubes, lake });
}

/** Tourists on a building of a city. */
export function touristsOn(known: View, city: Seat, building: number): Tourist[] {
  const there: Tourist[] = [];
  known.tourists.forEach((place, tourist) => {
    if (place.city === city && place.on === building) there.push(tourist);
  });
  return there;
}

/** K-4.7.2: activations of the plant, and one more for the highest culture. */
export function activationsOf(known: View, seat: Seat): number {
  const extra = known.highest === seat ? 1 : 0;
  return PLANTS[playerOf(known, seat).level].activations + extra;
}

export function totalOf(sheet: ScoreSheet): number {
  let total = 0;
  for (const source of PRESTIGE_SOURCES) total += sheet[source];
  return total;
}
