// One decision in hindsight: what the hard bot would have done, and what that would have been
// worth.
import {
  type BySeat,
  type Evaluation,
  type GameModule,
  keyOf,
  type Message,
  type Seat,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import { consequence } from '../consequence.ts';
import { best } from '../rules.ts';
import { hard, think } from '../search.ts';
import { newRoot } from '../tree.ts';
import { TUNING } from '../tuning.ts';
import type { Decision } from './decisions.ts';
import { type Estimate, estimate } from './estimate.ts';

/**
 * How long the bot thinks before it chooses, and how long it then spends on each move it compares.
 */
interface Effort {
  search: number;
  compare: number;
}

/** Three hundred decisions take about a minute on an ordinary machine. */
const EFFORT: Effort = { search: 240, compare: 120 };

export interface Judged {
  /** How many moves had been made. */
  moves: number;
  seat: Seat;
  /** Absent if the move has no events. */
  played?: Message | undefined;
  /** Each seat's chance of winning, if the deciding one continues as the bot would. */
  chances: BySeat<Estimate>;
  /**
   * What the bot would have played instead, and by how much that would have raised the chance of
   * winning.
   */
  instead?: { choice?: Message | undefined; worth: Estimate };
  /** How much better it was than the obvious move; absent if that was played. */
  find?: Estimate;
}

export interface Judge<View, State extends View, Move extends Typed> {
  game: GameModule<View, State, Move>;
  evaluation: Evaluation<View, State, Move>;
  seed: string;
  effort?: Effort | undefined;
}

export function judgeDecision<View, State extends View, Move extends Typed>(
  judge: Judge<View, State, Move>,
  { moves, seat, view, choices, played }: Decision<View, Move>,
): Judged {
  const { game, evaluation, effort = EFFORT } = judge;
  const seed = `${judge.seed} ${moves}`;
  const question = {
    game,
    evaluation,
    view,
    seat,
    level: 'hard',
    random: seededRandom(seed),
  } as const;
  const { move: choice } = hard(question, { iterations: effort.search });
  const glance = best(choices, evaluation.promises(view, seat, choices)) ?? choice;
  const outcomes = new Map<string, BySeat<number>[]>();
  const outcomesOf = (move: Move): BySeat<number>[] => {
    const key = keyOf(move);
    const known =
      outcomes.get(key) ?? tried(judge, { view, seat, move, seed, times: effort.compare });
    outcomes.set(key, known);
    return known;
  };
  const isSame = (move: Move) => keyOf(move) === keyOf(played);
  const more = (one: Move, other: Move): Estimate => {
    const others = outcomesOf(other);
    const gains = outcomesOf(one).map((row, n) => (row[seat] ?? 0) - (others[n]?.[seat] ?? 0));
    return estimate(gains, [-1, 1]);
  };
  const told = (move: Move): Message | undefined => {
    const event = consequence(game, view, seat, move);
    return event && game.describe(event);
  };
  const rows = outcomesOf(choice);
  return {
    moves,
    seat,
    played: told(played),
    chances: (rows[0] ?? []).map((_, other) =>
      estimate(
        rows.map(row => row[other] ?? 0),
        [0, 1],
      ),
    ),
    ...(!isSame(choice) && { instead: { choice: told(choice), worth: more(choice, played) } }),
    ...(!isSame(glance) && { find: more(played, glance) }),
  };
}

interface Trial<View, Move> {
  view: View;
  seat: Seat;
  move: Move;
  seed: string;
  times: number;
}

/**
 * Everybody's standing after a move, time after time: a separate search below it, started from
 * scratch, so that the luck that made the bot choose it is not counted twice. The n-th time has the
 * same hidden things and the same dice for every move, so that luck does not choose between them.
 */
function tried<View, State extends View, Move extends Typed>(
  { game, evaluation }: Judge<View, State, Move>,
  { view, seat, move, seed, times }: Trial<View, Move>,
): BySeat<number>[] {
  const root = { ...newRoot<Move>(), isRoot: false };
  return Array.from({ length: times }, (_, time) => {
    const random = seededRandom(`${seed} ${time}`);
    const state = game.sample(view, seat, random);
    game.apply(state, seat, move, random);
    const [first] = game.toMove(state);
    return think({ game, evaluation }, { root, state, seat, first, random, tuning: TUNING })
      .chances;
  });
}
