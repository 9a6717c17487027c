// The box: every constant of the game as data. Numbers cite SPEC.md.

/** The nine actions of the city, in the order of chapter 5. */
export const ACTIONS = [
  'wood',
  'brick',
  'marble',
  'build',
  'artwork',
  'weave',
  'ship',
  'transport',
  'contribute',
] as const;
export type Action = (typeof ACTIONS)[number];

export const MATERIALS = ['wood', 'brick', 'marble'] as const;
export type Material = (typeof MATERIALS)[number];

export const PORTS = ['barcelona', 'lisbon', 'london'] as const;
export type Port = (typeof PORTS)[number];

export const TRADING_CITIES = ['troyes', 'bruges', 'hamburg'] as const;
export type TradingCity = (typeof TRADING_CITIES)[number];

export const CITIES = [...PORTS, ...TRADING_CITIES] as const;
export type City = (typeof CITIES)[number];

export const CHURCHES = ['santaMariaDelFiore', 'sanMiniato', 'santaCroce'] as const;
export type Church = (typeof CHURCHES)[number];

export const BUILDINGS = [...CHURCHES, 'palazzoVecchio'] as const;
export type Building = (typeof BUILDINGS)[number];

/** The rows of a church: one per material, and one of artworks. */
export const ROWS = [...MATERIALS, 'artwork'] as const;
export type Row = (typeof ROWS)[number];

/** Where a cube can stay on the board. `palazzoVecchio` holds artworks only. */
export type Place = City | `${Church}.${Row}` | 'palazzoVecchio';

/** C-2.5, F9–F12: how many cubes a place holds. */
export const CAPACITY: Readonly<Record<Place, number>> = {
  barcelona: 12,
  lisbon: 12,
  london: 12,
  troyes: 12,
  bruges: 12,
  hamburg: 12,
  'santaMariaDelFiore.wood': 5,
  'santaMariaDelFiore.brick': 5,
  'santaMariaDelFiore.marble': 5,
  'santaMariaDelFiore.artwork': 5,
  'sanMiniato.wood': 3,
  'sanMiniato.brick': 3,
  'sanMiniato.marble': 3,
  'sanMiniato.artwork': 3,
  'santaCroce.wood': 4,
  'santaCroce.brick': 4,
  'santaCroce.marble': 4,
  'santaCroce.artwork': 4,
  palazzoVecchio: 4,
};
export const PLACES = Object.keys(CAPACITY) as Place[];

/** The rows of each church as places. */
export const CHURCH_PLACES = Object.fromEntries(
  CHURCHES.map(church => [
    church,
    Object.fromEntries(ROWS.map(row => [row, `${church}.${row}` as const])),
  ]),
) as Readonly<Record<Church, Readonly<Record<Row, Place>>>>;

/** The place of an artwork in a building. */
export function artworkPlace(building: Building): Place {
  return building === 'palazzoVecchio' ? building : CHURCH_PLACES[building].artwork;
}

const inChurch = (church: Church): Place[] => ROWS.map(row => CHURCH_PLACES[church][row]);
const ofMaterial = (material: Material): Place[] =>
  CHURCHES.map(church => CHURCH_PLACES[church][material]);

/** The fifteen scoring tiles (F14). */
export const TILES = [
  ...CITIES,
  ...CHURCHES,
  'artworks',
  'ports',
  'tradingCities',
  ...MATERIALS,
] as const;
export type Tile = (typeof TILES)[number];

/** C-7.6: the places whose cubes a tile counts. */
export const TILE_PLACES: Readonly<Record<Tile, readonly Place[]>> = {
  barcelona: ['barcelona'],
  lisbon: ['lisbon'],
  london: ['london'],
  troyes: ['troyes'],
  bruges: ['bruges'],
  hamburg: ['hamburg'],
  santaMariaDelFiore: inChurch('santaMariaDelFiore'),
  sanMiniato: inChurch('sanMiniato'),
  santaCroce: inChurch('santaCroce'),
  artworks: BUILDINGS.map(artworkPlace),
  ports: PORTS,
  tradingCities: TRADING_CITIES,
  wood: ofMaterial('wood'),
  brick: ofMaterial('brick'),
  marble: ofMaterial('marble'),
};

/** The ten end cards (F16). */
export const END_CARDS = [...CITIES, ...CHURCHES, 'palazzoVecchio'] as const;
export type EndCard = (typeof END_CARDS)[number];

/** C-7.7 and C-8.3: points for first, second and third. */
export const TILE_POINTS = [3, 2, 1] as const;
export const END_CARD_POINTS = [5, 3, 1] as const;

/** F7: five cards of each action. */
export const CARDS_PER_ACTION = 5;

/** C-3.6: the cards laid out for the start draft. */
export const START_CARDS = ['wood', 'brick', 'marble', 'weave', 'build'] as const;

/** C-3.4, C-3.5: what depends on the number of players. */
export const BY_PLAYERS = {
  3: { coloured: 12, white: 3, endCardsDealt: 3, endCardsOpen: 1 },
  4: { coloured: 10, white: 2, endCardsDealt: 2, endCardsOpen: 1 },
  5: { coloured: 8, white: 2, endCardsDealt: 2, endCardsOpen: 0 },
} as const;
export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;

/** C-5.10: limits of a player's board. */
export const WAREHOUSE = 4;
export const WORKSHOP = 4;
export const WORKSHOPS = 3;
export const SHIPS = 3;

/** C-4.4: this many discs act, counted from the top; one more makes a stack full. */
export const DISCS_THAT_ACT = 3;
export const FULL_STACK = 4;

/** The cells of the city, three rows of three. */
export const CELLS = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'] as const;
export type Cell = (typeof CELLS)[number];
export const CENTRE = CELLS.indexOf('C');

/** F3: the action printed on the centre cell. Unproven; if it is wrong, change it only here. */
export const CENTRE_ACTION: Action = 'build';

/** F6: the layout for a first game, cell by cell. */
export const FIRST_LAYOUT: readonly Action[] = [
  'artwork',
  'ship',
  'weave',
  'brick',
  'build',
  'transport',
  'contribute',
  'wood',
  'marble',
];

/** C-2.2: the twelve streets, 1 to 12, and the two cells each one joins. */
const STREET_CELLS: readonly (readonly [Cell, Cell])[] = [
  ['NW', 'N'],
  ['N', 'NE'],
  ['NW', 'W'],
  ['N', 'C'],
  ['NE', 'E'],
  ['W', 'C'],
  ['C', 'E'],
  ['W', 'SW'],
  ['C', 'S'],
  ['E', 'SE'],
  ['SW', 'S'],
  ['S', 'SE'],
];
export type Street = number;
export const STREETS: readonly Street[] = STREET_CELLS.map((_, index) => index + 1);

const STREET_CELL_INDICES = STREET_CELLS.map(
  ([one, other]) => [CELLS.indexOf(one), CELLS.indexOf(other)] as const,
);

/** The two actions a street joins under a layout. */
export function streetActions(layout: readonly Action[], street: Street): [Action, Action] {
  const cells = STREET_CELL_INDICES[street - 1];
  const one = layout[cells?.[0] ?? -1];
  const other = layout[cells?.[1] ?? -1];
  if (one === undefined || other === undefined) throw new RangeError(`no street ${street}`);
  return [one, other];
}
