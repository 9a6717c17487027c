// Every cube counts twice: the categories a place feeds.
import {
  CHURCHES,
  CITIES,
  type EndCard,
  MATERIALS,
  type Place,
  TILE_PLACES,
  TILES,
  type Tile,
} from '@loggia/calimala';

/** What a tile or an end card counts. */
export type Category = Tile | EndCard;

/** The two categories whose count a cube on this place raises. */
export function feeds(place: Place): Category[] {
  const tiles = TILES.filter(tile => TILE_PLACES[tile].includes(place));
  return place === 'palazzoVecchio' ? [...tiles, 'palazzoVecchio'] : tiles;
}

const includes = <T extends string>(list: readonly T[], name: string): name is T =>
  list.some(item => item === name);

/** Which sentence explains what a category counts. */
export function kindOf(category: Category) {
  if (includes(CITIES, category)) return 'city';
  if (includes(CHURCHES, category)) return 'church';
  return includes(MATERIALS, category) ? 'material' : category;
}
