// A44: the player is asked for an order only where the result depends on it.
import { LAP, LEVELS, SCALES } from './data.ts';
import { carryOut, losers, losesCube } from './effects.ts';
import { totalOf } from './table.ts';
import { specOf } from './tiles/index.ts';
import type { Occasion } from './tracks.ts';
import type { Player, Step } from './types.ts';

/**
 * Steps that may get in each other's way, in groups: whatever the order of two steps of different
 * groups, they do the same. Groups whose own order can't matter either are left out.
 */
export function entangled(occasion: Occasion, round: number, steps: readonly Step[]): Step[] {
  const found = new Set<Step>();
  for (const group of groupsOf(occasion, steps)) {
    if (group.length === 1 && !group.some(losesCube)) continue;
    if (outcomesOf(occasion, round, group).size > 1) for (const step of group) found.add(step);
  }
  return steps.filter(step => found.has(step));
}

function groupsOf({ player }: Occasion, steps: readonly Step[]): Step[][] {
  const groups: { steps: Step[]; touched: Set<string> }[] = [];
  for (const step of steps) {
    const merged = { steps: [step], touched: new Set(touchedBy(player, step, steps)) };
    for (let index = groups.length - 1; index >= 0; index--) {
      const group = groups[index];
      if (group === undefined || !overlap(merged.touched, group.touched)) continue;
      merged.steps.unshift(...group.steps);
      for (const name of group.touched) merged.touched.add(name);
      groups.splice(index, 1);
    }
    groups.push(merged);
  }
  return groups.map(group => group.steps);
}

const overlap = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some(name => others.has(name));

/** What a step might read or change. Prestige only adds up: it stands in nobody's way. */
function touchedBy(player: Player, step: Step, all: readonly Step[]): string[] {
  const touched: string[] = step.resource === 'prestige' ? [] : [step.resource];
  if ('effect' in step) {
    const effect = specOf(step.by).effects[step.effect];
    if (effect?.kind === 'conditional') {
      if ('track' in effect.per) touched.push(effect.per.track);
      if ('plantLevel' in effect.per) touched.push('progress');
    }
  }
  switch (step.resource) {
    case 'employment':
      touched.push('population');
      break;
    case 'population':
      touched.push('employment');
      if (mayReach(player, 'population', all) > SCALES.population.max) touched.push('culture');
      break;
    case 'publicServices':
      if (mayReach(player, 'publicServices', all) > SCALES.publicServices.max) {
        touched.push('energy');
      }
      break;
    case 'progress':
      if (mayReach(player, 'progress', all) >= LAP && player.level < LEVELS.length) {
        touched.push('energy', ...reactingTracks(player));
      }
      break;
  }
  return touched;
}

/** The furthest a marker can come if everything that helps it comes first. */
function mayReach(
  { tracks }: Player,
  track: 'population' | 'publicServices' | 'progress',
  steps: readonly Step[],
): number {
  let reach = tracks[track];
  for (const step of steps) {
    if (step.resource !== track) continue;
    // A condition may come to more after other steps: no track is longer than this.
    reach += 'effect' in step ? SCALES.economy.max : Math.max(0, step.amount);
  }
  return reach;
}

function reactingTracks({ city }: Player): string[] {
  return city.flatMap(({ tile, lake }) =>
    specOf(tile).effects.flatMap(effect =>
      !lake && effect.kind === 'permanent' && effect.on.event === 'upgrade'
        ? Object.keys(effect.gain).filter(resource => resource !== 'prestige')
        : [],
    ),
  );
}

/** Every result that some order leads to, found by going through sets of steps, not orders. */
function outcomesOf(occasion: Occasion, round: number, steps: readonly Step[]): Set<string> {
  let layer = new Map<string, { done: number; trial: Occasion }>([
    ['', { done: 0, trial: trialOf(occasion) }],
  ]);
  for (let count = 0; count < steps.length; count++) {
    const next = new Map<string, { done: number; trial: Occasion }>();
    for (const { done, trial } of layer.values()) {
      steps.forEach((step, index) => {
        if ((done & (1 << index)) !== 0) return;
        for (const building of choicesOf(trial.player, step)) {
          const after = trialOf(trial);
          carryOut(after, round, step, building);
          const now = done | (1 << index);
          next.set(`${now} ${standOf(after)} ${after.arrows.toSorted().join()}`, {
            done: now,
            trial: after,
          });
        }
      });
    }
    layer = next;
  }
  return new Set([...layer.values()].map(({ trial }) => standOf(trial)));
}

function choicesOf(player: Player, step: Step): (number | undefined)[] {
  const buildings = losesCube(step) ? losers(player) : [];
  return buildings.length > 0 ? buildings : [undefined];
}

/** A copy to try steps on: nobody hears of it. */
function trialOf({ seat, player, plants, arrows }: Occasion): Occasion {
  return {
    seat,
    player: {
      ...player,
      tracks: { ...player.tracks },
      prestige: { ...player.prestige },
      city: player.city.map(tile => ({ ...tile })),
    },
    plants: [...plants],
    arrows: [...arrows],
    emit: () => {},
  };
}

/** All that counts of a city: two that read the same are the same. */
function standOf({ player }: Occasion): string {
  const { tracks, level, energy, prestige, city } = player;
  return [
    ...Object.values(tracks),
    level,
    energy,
    totalOf(prestige),
    ...city.map(({ cubes }) => cubes),
  ].join();
}
