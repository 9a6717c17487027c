// A44: the player is asked for an order only if the result depends on it.
import { DEFAULT_ORDER, LAP, LEVELS, type Resource, SCALES, TRACKS, type Track } from './data.ts';
import { carryOut, losers, losesCube } from './effects.ts';
import { totalOf } from './table.ts';
import { specOf } from './tiles/index.ts';
import { gainsOnUpgrade, type Occasion } from './tracks.ts';
import type { Player, Step } from './types.ts';

/**
 * Steps that may interfere with each other, in groups: two steps of different groups have the same
 * effect in either order. Groups whose own order can't matter are left out.
 */
export function entangled(occasion: Occasion, round: number, steps: readonly Step[]): Step[] {
  if (isAlone(steps) || addUp(occasion.player, steps)) return [];
  const found = new Set<Step>();
  for (const group of groupsOf(occasion, steps)) {
    if (isAlone(group) || addUp(occasion.player, group)) continue;
    if (outcomesOf(occasion, round, group).size > 1) for (const step of group) found.add(step);
  }
  return found.size === 0 ? [] : steps.filter(step => found.has(step));
}

/** Nothing to order, and no cube to choose. */
const isAlone = (steps: readonly Step[]) => steps.length < 2 && !steps.some(losesCube);

/**
 * Whether no order takes a marker to a limit, as is usually the case: then every step does what it
 * says, and they add up.
 */
function addUp(player: Player, steps: readonly Step[]): boolean {
  for (const step of steps) {
    if ('effect' in step || losesCube(step)) return false;
    const { resource } = step;
    if (resource === 'prestige' || resource === 'energy') continue;
    const { min, max } = resource === 'progress' ? LOOP : SCALES[resource];
    if (mayFallTo(player, resource, steps) < min) return false;
    if (mayReach(player, resource, steps) > max) return false;
  }
  return mayReach(player, 'employment', steps) <= mayFallTo(player, 'population', steps);
}

/** K-4.4.2: before the symbol is reached again. */
const LOOP = { min: 0, max: LAP - 1 };

function groupsOf({ player }: Occasion, steps: readonly Step[]): Step[][] {
  let groups: { steps: Step[]; touched: Resources }[] = [];
  for (const step of steps) {
    const touched = touchedBy(player, step, steps);
    const near = groups.filter(group => (group.touched & touched) !== 0);
    groups = groups.filter(group => !near.includes(group));
    groups.push({
      steps: [...near.flatMap(group => group.steps), step],
      touched: near.reduce((all, group) => all | group.touched, touched),
    });
  }
  return groups.map(group => group.steps);
}

/** A set of resources, a bit each. */
type Resources = number;

const BITS = Object.fromEntries(
  DEFAULT_ORDER.map((resource, index) => [resource, 1 << index]),
) as Readonly<Record<Resource, Resources>>;

/**
 * What a step might read or change. Prestige only adds up, so it never interferes; neither does
 * energy as long as no cube is lost.
 */
function touchedBy(player: Player, step: Step, all: readonly Step[]): Resources {
  const addedUp = all.some(losesCube) ? BITS.prestige : BITS.prestige | BITS.energy;
  let touched = BITS[step.resource];
  if ('effect' in step) {
    const effect = specOf(step.by).effects[step.effect];
    if (effect?.kind === 'conditional') {
      if ('track' in effect.per) touched |= BITS[effect.per.track];
      if ('plantLevel' in effect.per) touched |= BITS.progress;
    }
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
  return touched & ~addedUp;
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

/** The furthest back a marker can fall through steps without conditions. */
function mayFallTo({ tracks }: Player, track: Track, steps: readonly Step[]): number {
  let reach = tracks[track];
  for (const step of steps) {
    if (step.resource === track && !('effect' in step)) reach += Math.min(0, step.amount);
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

/** A set of steps carried out tentatively, one bit each, and the resulting city. */
interface Trial {
  done: number;
  trial: Occasion;
  stand: string;
}

/**
 * Every result that some order leads to, found by going through sets of steps rather than orders.
 */
function outcomesOf(occasion: Occasion, round: number, steps: readonly Step[]): Set<string> {
  let layer: Trial[] = [{ done: 0, trial: trialOf(occasion), stand: '' }];
  for (let count = 0; count < steps.length; count++) {
    const next = new Map<string, Trial>();
    for (const { done, trial } of layer) {
      steps.forEach((step, index) => {
        if ((done & (1 << index)) !== 0) return;
        for (const building of choicesOf(trial.player, step)) {
          const after = trialOf(trial);
          carryOut(after, round, step, building);
          const now = done | (1 << index);
          const stand = standOf(after, occasion.player.city);
          const key = `${now} ${stand} ${after.arrows.toSorted().join()}`;
          next.set(key, { done: now, trial: after, stand });
        }
      });
    }
    layer = [...next.values()];
  }
  return new Set(layer.map(({ stand }) => stand));
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

/** Everything that matters about a changed city, as a comparable text. */
function standOf({ player }: Occasion, before: Player['city']): string {
  const { tracks, level, energy, prestige, city } = player;
  let stand = `${level},${energy},${totalOf(prestige)}`;
  for (const track of TRACKS) stand += `,${tracks[track]}`;
  if (city !== before) for (const { cubes } of city) stand += `,${cubes}`;
  return stand;
}
