// A44: the player is asked for an order only if the result depends on it.
import { DEFAULT_ORDER, LAP, LEVELS, type Resource, SCALES, TRACKS, type Track } from './data.ts';
import { amountOf, carryOut, conditionOf, losers, losesCube } from './effects.ts';
import { at, totalOf } from './table.ts';
import { gainsOnUpgrade, type Occasion } from './tracks.ts';
import type { CityTile, Player, Step } from './types.ts';

/**
 * Steps that may interfere with each other, in groups: two steps of different groups have the same
 * effect in either order. Groups whose own order can't matter are left out.
 */
export function entangled(occasion: Occasion, round: number, steps: readonly Step[]): Step[] {
  const { player } = occasion;
  if (isAlone(steps) || addUp(player, round, steps)) return [];
  const touched = touchedByEach(player, steps);
  if (areApart(touched) && !steps.some(losesCube)) return [];
  const found: Step[] = [];
  let seen: Resources = 0;
  for (const resources of touched) {
    if ((resources & seen) !== 0) continue;
    const linked = linkedTo(resources, touched);
    seen |= linked;
    const group = steps.filter((_, index) => (at(touched, index) & linked) !== 0);
    if (isAlone(group) || addUp(player, round, group)) continue;
    if (orderMatters(occasion, round, group)) found.push(...group);
  }
  return found.length === 0 ? found : steps.filter(step => found.includes(step));
}

/** Nothing to order, and no cube to choose. */
const isAlone = (steps: readonly Step[]) => steps.length < 2 && !steps.some(losesCube);

/**
 * Whether no order takes a marker to a limit or changes what a step is worth, as is usually the
 * case: then they add up. Steps on the same track lie together, as in the default order.
 */
function addUp(player: Player, round: number, steps: readonly Step[]): boolean {
  let { employment, population } = player.tracks;
  let index = 0;
  while (index < steps.length) {
    const { resource } = at(steps, index);
    let least = 0;
    let most = 0;
    for (; index < steps.length; index++) {
      const step = at(steps, index);
      if (step.resource !== resource) break;
      if (losesCube(step) || isMeasureMoved(step, steps)) return false;
      const amount = amountOf(player, round, step);
      if (amount < 0) least += amount;
      else most += amount;
    }
    switch (resource) {
      case 'prestige':
      case 'energy':
        break;
      case 'progress':
        if (!progressAddsUp(player, least, most)) return false;
        break;
      default: {
        const { min, max } = SCALES[resource];
        const from = player.tracks[resource];
        if (from + least < min || from + most > max) return false;
        if (resource === 'employment') employment += most;
        if (resource === 'population') population += least;
      }
    }
  }
  return employment <= population;
}

/** Whether progress adds up: K-4.4.2, going back stops at the symbol; A43, upgrades have reactions. */
function progressAddsUp({ tracks, level, city }: Player, least: number, most: number): boolean {
  const { progress } = tracks;
  if (progress + most < LAP) return progress + least >= 0;
  return least === 0 && (level === LEVELS.length || !city.some(reacts));
}

const reacts = (tile: CityTile) => gainsOnUpgrade(tile).length > 0;

/** Whether a step counts what another one may change: spaces of a track, or the plant's level. */
function isMeasureMoved(step: Step, steps: readonly Step[]): boolean {
  if (!('effect' in step)) return false;
  const { per } = conditionOf(step);
  if ('era' in per) return false;
  const moved = 'track' in per ? per.track : 'progress';
  return steps.some(({ resource }) => resource === moved);
}

/** A set of resources, a bit each. */
type Resources = number;

const BITS = Object.fromEntries(
  DEFAULT_ORDER.map((resource, index) => [resource, 1 << index]),
) as Readonly<Record<Resource, Resources>>;

/** Whether no two sets share a resource. */
function areApart(touched: readonly Resources[]): boolean {
  let seen: Resources = 0;
  for (const resources of touched) {
    if ((resources & seen) !== 0) return false;
    seen |= resources;
  }
  return true;
}

/** All that is connected to these resources by steps that touch several. */
function linkedTo(resources: Resources, touched: readonly Resources[]): Resources {
  let linked = resources;
  for (const other of touched) if ((other & linked) !== 0) linked |= other;
  return linked === resources ? linked : linkedTo(linked, touched);
}

/**
 * What each step might read or change. Prestige only adds up, so it never interferes; neither does
 * energy as long as no cube is lost.
 */
function touchedByEach(player: Player, steps: readonly Step[]): Resources[] {
  const addedUp = steps.some(losesCube) ? BITS.prestige : BITS.prestige | BITS.energy;
  return steps.map(step => touchedBy(player, step, steps) & ~addedUp);
}

function touchedBy(player: Player, step: Step, all: readonly Step[]): Resources {
  let touched = BITS[step.resource];
  if ('effect' in step) {
    const { per } = conditionOf(step);
    if ('track' in per) touched |= BITS[per.track];
    if ('plantLevel' in per) touched |= BITS.progress;
  }
  switch (step.resource) {
    case 'employment':
      touched |= BITS.population;
      break;
    case 'population':
      touched |= BITS.employment;
      if (mayReach(player, 'population', all) > SCALES.population.max) touched |= BITS.culture;
      break;
    case 'publicServices':
      if (mayReach(player, 'publicServices', all) > SCALES.publicServices.max) {
        touched |= BITS.energy;
      }
      break;
    case 'progress':
      if (mayReach(player, 'progress', all) >= LAP && player.level < LEVELS.length) {
        touched |= BITS.energy | reactingTracks(player);
      }
      break;
  }
  return touched;
}

/** The furthest a marker can get if everything that helps it comes first. */
function mayReach({ tracks }: Player, track: Track, steps: readonly Step[]): number {
  let reach = tracks[track];
  for (const step of steps) {
    if (step.resource !== track) continue;
    // A condition may yield more after other steps: no track is longer than this.
    reach += 'effect' in step ? SCALES.economy.max : Math.max(0, step.amount);
  }
  return reach;
}

function reactingTracks({ city }: Player): Resources {
  let touched = 0;
  for (const tile of city) {
    for (const gains of gainsOnUpgrade(tile)) {
      for (const resource of DEFAULT_ORDER) if (gains[resource]) touched |= BITS[resource];
    }
  }
  return touched;
}

/**
 * Whether different orders lead to different results. Goes through sets of steps rather than
 * orders: those carried out so far are the bits of a number, and so come before any larger set.
 */
function orderMatters(occasion: Occasion, round: number, steps: readonly Step[]): boolean {
  const all = (1 << steps.length) - 1;
  const reached: Occasion[][] = [[occasion]];
  while (reached.length <= all) reached.push([]);
  for (let done = 0; done < all; done++) {
    for (let index = 0; index < steps.length; index++) {
      const more = done | (1 << index);
      if (more === done) continue;
      const next = at(reached, more);
      const step = at(steps, index);
      for (const trial of at(reached, done)) {
        for (const building of choicesOf(trial.player, step)) {
          const after = trialOf(trial);
          carryOut(after, round, step, building);
          if (!next.some(other => isSame(other, after) && paidSame(other, after))) next.push(after);
        }
      }
    }
  }
  const [first, ...others] = at(reached, all);
  return first !== undefined && others.some(other => !isSame(first, other));
}

function choicesOf(player: Player, step: Step): (number | undefined)[] {
  const buildings = losesCube(step) ? losers(player) : [];
  return buildings.length > 0 ? buildings : [undefined];
}

/** A copy to try steps on, without events. */
function trialOf({ seat, player, table, arrows }: Occasion): Occasion {
  return {
    seat,
    player: { ...player },
    table: { plants: table.plants },
    arrows: [...arrows],
    emit: () => {},
  };
}

/** Whether two trials leave the city the same in everything that matters. */
function isSame({ player: one }: Occasion, { player: other }: Occasion): boolean {
  return (
    one.level === other.level &&
    one.energy === other.energy &&
    totalOf(one.prestige) === totalOf(other.prestige) &&
    TRACKS.every(track => one.tracks[track] === other.tracks[track]) &&
    (one.city === other.city ||
      one.city.every(({ cubes }, building) => cubes === at(other.city, building).cubes))
  );
}

/** Whether the same arrows have paid, so that the same are left. */
function paidSame({ arrows: some }: Occasion, { arrows: others }: Occasion): boolean {
  return some.length === others.length && some.every(end => others.includes(end));
}
