// The two tiles every city begins with.
import type { StartTile } from './tile.ts';

export const START_TILES = [
  {
    id: 'hotel',
    name: 'Hotel',
    type: 'tourism',
    printedEnergy: 0,
    effects: [{ kind: 'activated', gain: { economy: 3 }, source: 'original' }],
    source: 'rulebook',
  },
  {
    id: 'city-hall',
    name: 'City Hall',
    type: 'residential',
    density: 1,
    printedEnergy: 1,
    effects: [{ kind: 'activated', gain: { population: 1 }, source: 'rulebook' }],
    source: 'rulebook',
  },
] as const satisfies readonly StartTile[];
