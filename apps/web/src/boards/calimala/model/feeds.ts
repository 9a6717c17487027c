// Every cube counts twice: the categories a place feeds.
import { type EndCard, type Place, TILE_PLACES, TILES, type Tile } from '@loggia/calimala';

/** What a tile or an end card counts. */
export type Category = Tile | EndCard;

/** The two categories whose count a cube on this place raises. */
export function feeds(place: Place): Category[] {
  const tiles = TILES.filter(tile => TILE_PLACES[tile].includes(place));
  return place === 'palazzoVecchio' ? [...tiles, 'palazzoVecchio'] : tiles;
}
