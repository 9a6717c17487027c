// Calimala tables for the tests of bots.
import { calimala, calimalaEvaluation, type Move, type State } from '@loggia/calimala';
import { type BySeat, type Seat, seededRandom } from '@loggia/kernel';
import { choose, type Level } from '../src/index.ts';

/** Who may play: a bot, or random moves. */
export type Player = Level | 'random';

/** A few iterations are enough to see how a bot behaves. */
const BUDGETS = {
  easy: {},
  medium: { iterations: 1 },
  hard: { iterations: 10 },
} as const;

/** The question for a seat in a position, always with the same seed. */
export function ask(state: State, seat: Seat, level: Level) {
  return {
    game: calimala,
    evaluation: calimalaEvaluation,
    view: calimala.view(state, seat),
    seat,
    level,
    random: seededRandom('bot'),
    budget: BUDGETS[level],
  };
}

/** Plays with the given levels, `random` for any legal move, and yields before each decision. */
export function* playing(levels: BySeat<Player>, seed: string) {
  const chance = seededRandom(seed);
  const random = seededRandom(`${seed} bots`);
  const state = calimala.setup(levels.length, {}, chance);
  for (let [seat] = calimala.toMove(state); seat !== undefined; [seat] = calimala.toMove(state)) {
    yield { state, seat };
    const level = levels[seat] ?? 'random';
    const move = level === 'random' ? anything(state, seat, random) : chosen(state, seat, level);
    calimala.apply(state, seat, move, chance);
  }
  return state;

  function chosen(state: State, seat: Seat, level: Level): Move {
    return choose({ ...ask(state, seat, level), random }).move;
  }
}

function anything(state: State, seat: Seat, random: { next(): number }): Move {
  const moves = calimala.legal(state, seat).filter(move => !calimala.takesBack(move));
  return moves[Math.floor(random.next() * moves.length)] as Move;
}

/** The end of a game played by the given levels. */
export function played(levels: BySeat<Player>, seed: string): State {
  const game = playing(levels, seed);
  for (;;) {
    const next = game.next();
    if (next.done) return next.value;
  }
}
