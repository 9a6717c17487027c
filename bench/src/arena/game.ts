// One game between contestants: bots of some level and budget, or chance.

import { type Budget, choose, type Level } from '@loggia/bots';
import { calimala, calimalaEvaluation, type Event, type State } from '@loggia/calimala';
import { anyMove, type BySeat, type Random, type Seat, seededRandom } from '@loggia/kernel';

export interface Contestant {
  level: Level | 'random';
  budget?: Budget;
}

/** Milliseconds this thread has worked: a busy machine takes nobody's time to think. */
export function workedTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Plays to the end; the same seed and bots without a clock give the same game. */
export function playGame(
  contestants: BySeat<Contestant>,
  seed: string,
  watch: (events: readonly Event[], state: State) => void = () => {},
): State {
  const chance = seededRandom(seed);
  const minds = contestants.map((_, seat) => seededRandom(`${seed} mind ${seat}`));
  const state = calimala.setup(contestants.length, {}, chance);
  for (let [seat] = calimala.toMove(state); seat !== undefined; [seat] = calimala.toMove(state)) {
    const move = decide(state, seat, contestants[seat], minds[seat] ?? chance);
    watch(calimala.apply(state, seat, move, chance), state);
  }
  return state;
}

function decide(state: State, seat: Seat, contestant: Contestant | undefined, random: Random) {
  const { level, budget } = contestant ?? { level: 'random' };
  if (level === 'random') return anyMove(calimala)(calimala.legal(state, seat), seat, random);
  const question = {
    game: calimala,
    evaluation: calimalaEvaluation,
    view: calimala.view(state, seat),
    seat,
    level,
    random,
    clock: workedTime,
  };
  return choose(budget === undefined ? question : { ...question, budget }).move;
}
