// Chapter 6: prosperity tiles and lakes.
import type { Seat } from '@loggia/kernel';
import { layTile } from './building.ts';
import { LAKE_ENERGY, LAP, PROSPERITY_ROUNDS, type Track } from './data.ts';
import { countOfType, extended, playerOf, seatsOf } from './table.ts';
import { type ProsperityId, specOf } from './tiles/index.ts';
import { gain, occasionOf } from './tracks.ts';
import type { Cell, Emit, PlayerView, State, View } from './types.ts';

export function isProsperityRound({ options, round }: View): boolean {
  return options.prosperity && PROSPERITY_ROUNDS.includes(round);
}

/** One line of a requirement: what the city has, and what it would need. */
export interface Condition {
  of: string;
  has: number;
  needs: number;
  met: boolean;
}

/** K-6.3, A28: what a tile requires, line by line, as things are now. */
export function conditionsOf(known: View, seat: Seat, tile: ProsperityId): Condition[] {
  const { requirement } = specOf(tile);
  if (requirement === undefined) return [];
  const others = seatsOf(known).filter(other => other !== seat);
  const standing = (measure: (of: Seat) => number, best: 'most' | 'fewest', of: string) => {
    const [has, rivals] = [measure(seat), others.map(measure)];
    const needs = best === 'most' ? Math.max(...rivals) : Math.min(...rivals);
    return [{ of, has, needs, met: best === 'most' ? has >= needs : has <= needs }];
  };
  switch (requirement.kind) {
    case 'trackLeader':
      return standing(
        of => standOn(playerOf(known, of), requirement.track),
        'most',
        requirement.track,
      );
    case 'mostTiles':
    case 'fewestTiles': {
      const { types } = requirement;
      const count = (of: Seat) =>
        types.reduce((sum, type) => sum + countOfType(known, playerOf(known, of), type), 0);
      return standing(count, requirement.kind === 'mostTiles' ? 'most' : 'fewest', types.join());
    }
    case 'hasTiles':
      return Object.entries(requirement.counts).map(([of, needs]) => {
        const has = countOfType(
          known,
          playerOf(known, seat),
          of as keyof typeof requirement.counts,
        );
        return { of, has, needs, met: has >= needs };
      });
  }
}

/** A29: on the loop the plant's level comes first. */
function standOn({ tracks, level }: PlayerView, track: Track): number {
  return track === 'progress' ? level * LAP + tracks.progress : tracks[track];
}

export function meetsRequirement(known: View, seat: Seat, tile: ProsperityId): boolean {
  return conditionsOf(known, seat, tile).every(({ met }) => met);
}

export function buildProsperity(
  state: State,
  seat: Seat,
  tile: ProsperityId,
  cell: Cell,
  emit: Emit,
): void {
  discard(state, seat, tile);
  layTile(state, seat, tile, cell, emit);
}

/** K-6.5: no placement rule applies. */
export function buildLake(
  state: State,
  seat: Seat,
  tile: ProsperityId,
  { x, y }: Cell,
  emit: Emit,
): void {
  discard(state, seat, tile);
  const player = playerOf(state, seat);
  player.city = extended(player.city, { tile, x, y, cubes: 0, lake: true });
  emit({ type: 'lakeBuilt', seat, tile, x, y });
  gain(occasionOf(state, seat, emit), 'energy', LAKE_ENERGY, 'lake');
}

function discard(state: State, seat: Seat, tile: ProsperityId): void {
  const player = playerOf(state, seat);
  player.hand = player.hand.filter(other => other !== tile);
}
