// What a build or an activation sets off, cut into steps (A44), and how a step is carried out.
import type { Seat } from '@loggia/kernel';
import { areNeighbours } from './city.ts';
import { DEFAULT_ORDER, eraOf, type Resource } from './data.ts';
import { at, isOfType, playerOf, setCubes } from './table.ts';
import { effectsBy, specOf, TILES, type TileId } from './tiles/index.ts';
import type { Conditional, Gain, Matching } from './tiles/tile.ts';
import { gain, type Occasion } from './tracks.ts';
import type { BuildingIndex, CityTile, PlayerView, Step, View } from './types.ts';

type GainStep = Extract<Step, { amount: number }>;
type ConditionalStep = Extract<Step, { effect: number }>;
type Tile = (typeof TILES)[number];

const ACTIVATED = effectsBy('activated');
const BUILD = effectsBy('build');
const PERMANENT = effectsBy('permanent');

const RANK = Object.fromEntries(
  DEFAULT_ORDER.map((resource, index) => [resource, index]),
) as Record<Resource, number>;

/** What the tiles themselves say, apart from the tiles around them: the same every time. */
const ON_BUILD = stepsBy(ownSteps);
const ON_ACTIVATION = stepsBy(({ id, effects }) =>
  effects.flatMap(effect => (effect.kind === 'activated' ? gainSteps(id, effect.gain) : [])),
);

function stepsBy(steps: (tile: Tile) => Step[]) {
  return new Map<TileId, readonly Step[]>(
    TILES.map(tile => [tile.id, inDefaultOrder(steps(tile))]),
  );
}

function ownSteps({ id, effects }: Tile): Step[] {
  return effects.flatMap((effect, index): Step[] => {
    if (effect.kind === 'immediate') return gainSteps(id, effect.gain);
    if (effect.kind !== 'conditional') return [];
    return resourcesOf(effect.gain).map(resource => ({
      of: 'own',
      resource,
      effect: index,
      by: id,
    }));
  });
}

/** Everything a tile just laid sets off, in the default order (K-4.3.6). */
export function stepsOfBuild(known: View, seat: Seat, building: BuildingIndex): readonly Step[] {
  const { city } = playerOf(known, seat);
  const laid = at(city, building);
  const own = ON_BUILD.get(laid.tile) ?? [];
  const standing = stepsOfStanding(known, city, laid);
  const older = stepsOfOlder(known, city, laid);
  if (standing.length === 0 && older.length === 0) return own;
  const steps = own.slice();
  for (const step of standing) addInOrder(steps, step);
  for (const step of older) addInOrder(steps, step);
  return steps;
}

const NOTHING: readonly Step[] = [];

/** K-4.3.9, A33: its own build effects, for the tiles that already stand. */
function stepsOfStanding(known: View, city: readonly CityTile[], laid: CityTile): readonly Step[] {
  const effects = BUILD.get(laid.tile);
  if (effects === undefined) return NOTHING;
  const steps: Step[] = [];
  for (const { on, gain } of effects) {
    let times = 0;
    for (const tile of city) if (tile !== laid && matches(known, on, laid, tile)) times += 1;
    if (times > 0) steps.push(...gainSteps(laid.tile, gain, times));
  }
  return steps;
}

/** K-4.3.10: the build effects of older tiles, together one step per track. */
function stepsOfOlder(known: View, city: readonly CityTile[], laid: CityTile): Step[] {
  const steps: GainStep[] = [];
  for (const older of city) {
    const effects = older.lake || older === laid ? undefined : BUILD.get(older.tile);
    if (effects === undefined) continue;
    for (const { on, gain } of effects) {
      if (matches(known, on, older, laid)) addGains(steps, older.tile, gain);
    }
  }
  return steps;
}

/** Whether a tile of a city can be activated at all. */
export function isActive({ tile, lake }: CityTile): boolean {
  return !lake && ACTIVATED.has(tile);
}

/** K-4.7.7: first the tile's own gains … */
export function stepsOfActivation({ tile }: CityTile): readonly Step[] {
  return ON_ACTIVATION.get(tile) ?? [];
}

/** … then the permanent effects of other tiles. A tile does not react to itself. */
export function reactionsTo({ city }: PlayerView, activated: CityTile): Step[] {
  const steps: GainStep[] = [];
  for (const other of city) {
    if (other.lake || !areNeighbours(other, activated)) continue;
    for (const { on, gain } of PERMANENT.get(other.tile) ?? []) {
      if (on.event === 'activation') addGains(steps, other.tile, gain);
    }
  }
  return inDefaultOrder(steps);
}

/** Whether `tile` is one that an effect of the tile at `from` applies to. */
export function matches(known: View, on: Matching, from: CityTile, tile: CityTile): boolean {
  if (!isOfType(known, tile, on.type)) return false;
  if (on.density !== undefined && specOf(tile.tile).density !== on.density) return false;
  return on.scope === 'city' || areNeighbours(from, tile);
}

function resourcesOf(gains: Gain): Resource[] {
  return DEFAULT_ORDER.filter(resource => gains[resource] !== undefined);
}

/** What a tile gives for itself. */
function gainSteps(by: TileId, gains: Gain, times = 1): GainStep[] {
  const steps: GainStep[] = [];
  for (const resource of resourcesOf(gains)) {
    const amount = (gains[resource] ?? 0) * times;
    if (resource === 'energy' && amount < 0) {
      // A44: each lost cube is a step of its own.
      for (let lost = 0; lost < -amount; lost++)
        steps.push({ of: 'own', resource, amount: -1, by });
    } else if (amount !== 0) {
      steps.push({ of: 'own', resource, amount, by });
    }
  }
  return steps;
}

/** Adds what other tiles give: one step per track, named after the first contributing tile. */
function addGains(steps: GainStep[], by: TileId, gains: Gain): void {
  for (const name in gains) {
    const resource = name as Resource;
    const amount = gains[resource] ?? 0;
    const sum = steps.find(step => step.resource === resource);
    if (sum === undefined) steps.push({ of: 'others', resource, amount, by });
    else sum.amount += amount;
  }
}

/** A44: by track; on the same track in the order given, own effects before those of older tiles. */
function inDefaultOrder(steps: Step[]): Step[] {
  if (steps.length < 2) return steps;
  const ordered: Step[] = [];
  for (const step of steps) addInOrder(ordered, step);
  return ordered;
}

/** By insertion: few steps are ever ordered, and `sort` takes longer to begin than to compare them. */
function addInOrder(steps: Step[], step: Step): void {
  let index = steps.length;
  while (index > 0 && RANK[at(steps, index - 1).resource] > RANK[step.resource]) {
    steps[index] = at(steps, index - 1);
    index -= 1;
  }
  steps[index] = step;
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
  const condition = conditionOf(step);
  return (condition.gain[step.resource] ?? 0) * timesOf(player, round, condition);
}

/** The effect that a step with a condition belongs to. */
export function conditionOf({ by, effect: index }: ConditionalStep): Conditional {
  const effect = at(specOf(by).effects, index);
  if (effect.kind !== 'conditional') throw new TypeError(`${by} has no such condition`);
  return effect;
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
