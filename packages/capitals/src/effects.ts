// What a build or an activation sets off, cut into steps (A44), and how a step is carried out.
import type { Seat } from '@loggia/kernel';
import { areNeighbours } from './city.ts';
import { DEFAULT_ORDER, eraOf, type Resource } from './data.ts';
import { at, isOfType, playerOf, setCubes } from './table.ts';
import { effectsBy, specOf, type TileId } from './tiles/index.ts';
import type { Conditional, Matching } from './tiles/tile.ts';
import { gain, type Occasion } from './tracks.ts';
import type { BuildingIndex, CityTile, PlayerView, Step, View } from './types.ts';

type GainStep = Extract<Step, { amount: number }>;

const ACTIVATED = effectsBy('activated');
const BUILD = effectsBy('build');
const PERMANENT = effectsBy('permanent');

/** Everything a tile just laid sets off, in the default order (K-4.3.6). */
export function stepsOfBuild(known: View, seat: Seat, building: BuildingIndex): Step[] {
  const { city } = playerOf(known, seat);
  const laid = at(city, building);
  const others = city.filter(tile => tile !== laid);
  const steps: Step[] = [];
  specOf(laid.tile).effects.forEach((effect, index) => {
    switch (effect.kind) {
      case 'immediate':
        pushGains(steps, 'own', laid.tile, effect.gain, 1);
        break;
      case 'conditional':
        for (const resource of DEFAULT_ORDER) {
          if (effect.gain[resource] === undefined) continue;
          steps.push({ of: 'own', resource, effect: index, by: laid.tile });
        }
        break;
      case 'build': {
        // K-4.3.9, A33: the tiles that already stand.
        const times = others.filter(tile => matches(known, effect.on, laid, tile)).length;
        pushGains(steps, 'own', laid.tile, effect.gain, times);
        break;
      }
    }
  });
  steps.push(...stepsOfOlder(known, others, laid));
  return inDefaultOrder(steps);
}

/** K-4.3.10: the build effects of older tiles, together one step per track. */
function stepsOfOlder(known: View, others: readonly CityTile[], laid: CityTile): Step[] {
  const steps: GainStep[] = [];
  for (const older of others) {
    const effects = older.lake ? undefined : BUILD.get(older.tile);
    if (effects === undefined) continue;
    for (const { on, gain } of effects) {
      if (matches(known, on, older, laid)) pushGains(steps, 'others', older.tile, gain, 1);
    }
  }
  return together(steps);
}

/** Whether a tile of a city can be activated at all. */
export function isActive({ tile, lake }: CityTile): boolean {
  return !lake && ACTIVATED.has(tile);
}

/** K-4.7.7: first the tile's own gains … */
export function stepsOfActivation({ tile }: CityTile): Step[] {
  const steps: Step[] = [];
  for (const { gain } of ACTIVATED.get(tile) ?? []) pushGains(steps, 'own', tile, gain, 1);
  return inDefaultOrder(steps);
}

/** … then the permanent effects of other tiles. A tile does not react to itself. */
export function reactionsTo({ city }: PlayerView, activated: CityTile): Step[] {
  const steps: GainStep[] = [];
  for (const other of city) {
    if (other.lake || !areNeighbours(other, activated)) continue;
    for (const { on, gain } of PERMANENT.get(other.tile) ?? []) {
      if (on.event === 'activation') pushGains(steps, 'others', other.tile, gain, 1);
    }
  }
  return inDefaultOrder(together(steps));
}

/** Whether `tile` is one that an effect of the tile at `from` applies to. */
export function matches(known: View, on: Matching, from: CityTile, tile: CityTile): boolean {
  if (!isOfType(known, tile, on.type)) return false;
  if (on.density !== undefined && specOf(tile.tile).density !== on.density) return false;
  return on.scope === 'city' || areNeighbours(from, tile);
}

function pushGains(
  steps: Step[],
  of: Step['of'],
  by: TileId,
  gains: Readonly<Partial<Record<Resource, number>>>,
  times: number,
): void {
  for (const name in gains) {
    const resource = name as Resource;
    const amount = (gains[resource] ?? 0) * times;
    if (resource === 'energy' && amount < 0) {
      // A44: each lost cube is a step of its own.
      for (let lost = 0; lost < -amount; lost++) steps.push({ of, resource, amount: -1, by });
    } else if (amount !== 0) {
      steps.push({ of, resource, amount, by });
    }
  }
}

/** One step per track, named after the first contributing tile. */
function together(steps: readonly GainStep[]): Step[] {
  const sums = new Map<Resource, GainStep>();
  for (const step of steps) {
    const sum = sums.get(step.resource);
    if (sum === undefined) sums.set(step.resource, { ...step });
    else sum.amount += step.amount;
  }
  return [...sums.values()];
}

const RANK = Object.fromEntries(
  DEFAULT_ORDER.map((resource, index) => [resource, index]),
) as Record<Resource, number>;

/** A44: by track; on the same track in the order given, own effects before those of older tiles. */
function inDefaultOrder(steps: Step[]): Step[] {
  if (steps.length < 2) return steps;
  return steps.sort((a, b) => RANK[a.resource] - RANK[b.resource]);
}

/** How often a condition holds now (K-4.3.7): never fewer than 0 times. */
export function timesOf(player: PlayerView, round: number, { per }: Conditional): number {
  if ('era' in per) return at(per.era, eraOf(round) - 1);
  const value = 'track' in per ? player.tracks[per.track] : player.level;
  return Math.max(0, Math.floor(value / per.every));
}

/** What a step would give if it came now. */
export function amountOf(player: PlayerView, round: number, step: Step): number {
  if (!('effect' in step)) return step.amount;
  const effect = at(specOf(step.by).effects, step.effect);
  if (effect.kind !== 'conditional') throw new TypeError(`${step.by} has no such condition`);
  return (effect.gain[step.resource] ?? 0) * timesOf(player, round, effect);
}

/** A17: the buildings a lost cube may come from; none if the plant gives it or nothing can. */
export function losers({ energy, city }: PlayerView): BuildingIndex[] {
  if (energy > 0) return [];
  return city.flatMap(({ cubes }, index) => (cubes > 0 ? [index] : []));
}

export const losesCube = (step: Step) =>
  step.resource === 'energy' && !('effect' in step) && step.amount < 0;

/** Carries out a step. `building` says where a lost cube comes from if there is a choice. */
export function carryOut(
  occasion: Occasion,
  round: number,
  step: Step,
  building?: BuildingIndex,
): void {
  if (losesCube(step)) loseCube(occasion, step.by, building);
  else gain(occasion, step.resource, amountOf(occasion.player, round, step), step.by);
}

function loseCube({ seat, player, emit }: Occasion, by: TileId, building?: BuildingIndex): void {
  if (player.energy > 0) {
    player.energy -= 1;
    emit({ type: 'energyLost', seat, building: 'plant', by });
    return;
  }
  const from = building ?? losers(player)[0];
  if (from === undefined) return;
  setCubes(player, from, at(player.city, from).cubes - 1);
  emit({ type: 'energyLost', seat, building: from, by });
}
