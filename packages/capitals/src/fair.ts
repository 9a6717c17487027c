// K-4.9: the World's Fair, step by step and within each step in turn order.
import { rank, type Seat } from '@loggia/kernel';
import {
  ERAS,
  type Era,
  employmentPrestige,
  eraOf,
  LOST_PER_CITY_AHEAD,
  SCALES,
  SERVICES_PROGRESS,
  UNEMPLOYMENT,
} from './data.ts';
import { at, playerOf, seatsOf } from './table.ts';
import { byTrack } from './tourism.ts';
import { gain, gainPrestige, occasionOf } from './tracks.ts';
import type { Emit, State, Tracks, View } from './types.ts';

export function unemploymentPrestige({ population, employment }: Tracks): number {
  const gap = Math.min(population - employment, UNEMPLOYMENT.length - 1);
  return at(UNEMPLOYMENT, gap);
}

export function servicesProgress({ publicServices }: Tracks): number {
  return at(SERVICES_PROGRESS, publicServices - SCALES.publicServices.min);
}

/** How many cities are ahead of each on public services. */
export function citiesAhead(known: View): number[] {
  const ahead: number[] = [];
  rank(seatsOf(known), byTrack(known, 'publicServices')).forEach(({ place, items }) => {
    for (const seat of items) ahead[seat] = place - 1;
  });
  return ahead;
}

export function holdFair(state: State, emit: Emit): void {
  const { order, round } = state;
  const prestige = (seat: Seat) => (amount: number, source: 'employment' | 'unemployment') =>
    gainPrestige(occasionOf(state, seat, emit), amount, source);
  emit({ type: 'fairBegan', fair: eraOf(round) });
  for (const seat of order) {
    prestige(seat)(employmentPrestige(playerOf(state, seat).tracks.employment), 'employment');
  }
  for (const seat of order) {
    prestige(seat)(unemploymentPrestige(playerOf(state, seat).tracks), 'unemployment');
  }
  for (const seat of order) {
    const progress = servicesProgress(playerOf(state, seat).tracks);
    gain(occasionOf(state, seat, emit), 'progress', progress, 'fair');
  }
  const ahead = citiesAhead(state);
  for (const seat of order) {
    const amount = 0 - LOST_PER_CITY_AHEAD * at(ahead, seat);
    gainPrestige(occasionOf(state, seat, emit), amount, 'publicServices');
  }
  if (returnsEnergy(state, eraOf(round))) {
    for (const seat of order) returnCubes(state, seat, emit);
  }
}

/** K-4.9.5, A8: whether cubes return; after the last fair it is an option. */
export function returnsEnergy({ options }: View, fair: Era): boolean {
  return fair !== ERAS.at(-1) || options.lastFairReturnsEnergy;
}

/** K-4.9.5: cubes return, tourists stay. */
function returnCubes(state: State, seat: Seat, emit: Emit): void {
  const player = playerOf(state, seat);
  let cubes = 0;
  for (const tile of player.city) cubes += tile.cubes;
  if (cubes === 0) return;
  player.city = player.city.map(tile => (tile.cubes === 0 ? tile : { ...tile, cubes: 0 }));
  player.energy += cubes;
  emit({ type: 'cubesReturned', seat, cubes });
}
