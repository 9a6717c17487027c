// One game between contestants: bots of some level and budget, or chance.

import { type Budget, choose, type Level } from '@loggia/bots';
import {
  anyMove,
  type BySeat,
  type Evaluation,
  type Random,
  type Seat,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';

export interface Contestant {
  level: Level | 'random';
  budget?: Budget;
}

/** CPU milliseconds of this thread: a busy machine does not shorten anybody's thinking. */
export function workedTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A game's evaluation; a game without one has no bots. */
export function evaluationOf({ module, evaluation }: Manifest): Evaluation {
  if (evaluation === undefined) throw new RangeError(`there are no bots for ${module.name}`);
  return evaluation;
}

/**
 * Plays to the end; the same seed and bots without a clock give the same game. An observer also
 * sees the table as it was dealt.
 */
export function playGame(
  manifest: Manifest,
  contestants: BySeat<Contestant>,
  seed: string,
  watch: (events: readonly Typed[], state: unknown) => void = () => {},
): unknown {
  const { module } = manifest;
  const chance = seededRandom(seed);
  const minds = contestants.map((_, seat) => seededRandom(`${seed} mind ${seat}`));
  const state = module.setup(contestants.length, {}, chance);
  watch([], state);
  for (let [seat] = module.toMove(state); seat !== undefined; [seat] = module.toMove(state)) {
    const move = decide(manifest, state, seat, contestants[seat], minds[seat] ?? chance);
    watch(module.apply(state, seat, move, chance), state);
  }
  return state;
}

function decide(
  manifest: Manifest,
  state: unknown,
  seat: Seat,
  contestant: Contestant | undefined,
  random: Random,
): Typed {
  const { module: game } = manifest;
  const { level, budget } = contestant ?? { level: 'random' };
  if (level === 'random') return anyMove(game)(game.legal(state, seat), seat, random);
  const question = {
    game,
    evaluation: evaluationOf(manifest),
    view: game.view(state, seat),
    seat,
    level,
    random,
    clock: workedTime,
  };
  return choose(budget === undefined ? question : { ...question, budget }).move;
}
