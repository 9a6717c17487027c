// Sampling: full states that fit a view, uniformly over what its viewer cannot know.
import { clone, play, seededRandom } from '@loggia/kernel';
import { hold, same } from './broken.ts';
import { reach, restless, spotsOf } from './spots.ts';
import { type Subject, viewersOf } from './subject.ts';

/** Samples per possible outcome. */
const PER_OUTCOME = 200;

/**
 * A sample looks to its viewer like the real table, is a valid state, and shares nothing with the
 * view.
 */
export function samplesFit(subject: Subject, spots: number): void {
  const { module } = subject.manifest;
  for (const spot of spotsOf(subject, spots, 'samples')) {
    const { state, choice } = reach(subject, spot);
    for (const viewer of viewersOf(spot.table)) {
      const view = module.view(state, viewer);
      const before = clone(view);
      const chance = seededRandom(spot.seed);
      const sampled = module.sample(view, viewer, chance);
      same(module.view(sampled, viewer), before, `a sample looks to ${viewer} as the table does`);
      const limit = subject.longest;
      for (const _ of play(module, sampled, restless(module), { chance, choice, limit }));
      hold(module.result(sampled) !== undefined, 'a sample plays on to the end');
      same(view, before, 'a sample shares nothing with its view');
    }
  }
}

/** Every hidden deal that the game names is equally likely. */
export function samplesAreEven(subject: Subject): void {
  const { module } = subject.manifest;
  for (const { name, viewer, spot, outcome, outcomes } of subject.evenness) {
    const view = module.view(reach(subject, spot).state, viewer);
    const random = seededRandom(`even ${name}`);
    const counts = new Map<string, number>();
    for (let i = 0; i < outcomes * PER_OUTCOME; i++) {
      const key = outcome(module.sample(view, viewer, random));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    hold(counts.size === outcomes, `${name}: ${counts.size} outcomes, not ${outcomes}`);
    const distance = [...counts.values()].reduce(
      (sum, count) => sum + (count - PER_OUTCOME) ** 2 / PER_OUTCOME,
      0,
    );
    hold(distance < critical(outcomes), `${name} is uneven: ${distance.toFixed(0)}`);
  }
}

/** What a uniform draw exceeds once in ten thousand times (Pearson; Wilson and Hilferty). */
function critical(outcomes: number): number {
  const degrees = outcomes - 1;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}
