// Hard: information-set Monte Carlo tree search over states that fit the seat's view.
import type { Random, Seat, Typed } from '@loggia/kernel';
import type { Budget, Choice, Question, Ranked } from './question.ts';
import { type EvaluatedGame, forward, settle } from './rules.ts';
import { type Edge, edgesOf, type Node, newRoot, remember, select } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { type Judgement, judge } from './utility.ts';

/** The default, if there is no other limit. */
const ITERATIONS = 400;
/** How often the search reports its best move so far and checks whether to continue. */
const LOOK_UP_EVERY = 32;

export function hard<View, State extends View, Move extends Typed>(
  question: Question<View, State, Move>,
  budget: Budget,
  tuning: Tuning = TUNING,
): Choice<Move> {
  const { game, view, seat, random, progress } = question;
  const root = newRoot<Move>();
  const left = thoughtsLeft(budget, question.clock);
  let iterations = 0;
  do {
    const state = game.sample(view, seat, random);
    think(question, { root, state, seat, first: seat, random, tuning });
    iterations += 1;
    if (iterations % LOOK_UP_EVERY !== 1) continue;
    const ranked = ranking(root, seat);
    progress?.(leader(ranked).move);
    if (isDecided(ranked, left(iterations))) break;
  } while (left(iterations) > 0);
  const ranked = ranking(root, seat);
  return { move: leader(ranked).move, ranked, iterations };
}

/**
 * How many more iterations there is time for; estimated from the speed so far if a clock is the
 * limit.
 */
function thoughtsLeft(
  { ms, iterations = ms === undefined ? ITERATIONS : Number.POSITIVE_INFINITY }: Budget,
  clock = () => performance.now(),
): (done: number) => number {
  if (ms === undefined) return done => iterations - done;
  const begun = clock();
  return done => {
    const spent = clock() - begun;
    return Math.min(iterations - done, (done * (ms - spent)) / Math.max(spent, 1));
  };
}

/** No remaining iteration could change the choice. */
function isDecided(ranked: readonly Ranked<unknown>[], left: number): boolean {
  const [first, second] = ranked;
  return first !== undefined && second !== undefined && first.visits - second.visits > left;
}

export interface Thinking<State, Move> {
  root: Node<Move>;
  /** Where the iteration starts; it is played on from here. */
  state: State;
  /** For whom the tree is searched, and who decides first. */
  seat: Seat;
  first: Seat | undefined;
  random: Random;
  tuning: Tuning;
}

/** One iteration: down the tree, one step beyond it, to the end of the turn, and an evaluation. */
export function think<View, State extends View, Move extends Typed>(
  subject: EvaluatedGame<View, State, Move>,
  { root, state, seat: searcher, first, random, tuning }: Thinking<State, Move>,
): Judgement {
  const { game, evaluation } = subject;
  const path: Edge<Move>[] = [];
  let node = root;
  let mover = first;
  while (mover !== undefined) {
    const seat: Seat = mover;
    const moves = forward(game, state, seat);
    const [only] = moves;
    if (only === undefined) break;
    if (moves.length === 1) {
      game.apply(state, seat, only, random);
    } else {
      const promises = () => evaluation.promises(state, seat, moves);
      const edges = edgesOf(node, moves, promises, tuning.sharpness);
      const edge = select(node, edges, seat, searcher, tuning);
      game.apply(state, seat, edge.move, random);
      path.push(edge);
      node = edge;
      if (edge.visits === 0) break;
    }
    mover = game.toMove(state)[0];
  }
  settle(subject, state, random);
  const judgement = judge(subject, state);
  remember(root, path, judgement);
  return judgement;
}

function ranking<Move>(root: Node<Move>, seat: Seat): Ranked<Move>[] {
  return [...root.edges.values()]
    .filter(edge => edge.visits > 0)
    .map(({ move, visits, points, chances }) => ({
      move,
      visits,
      points: (points[seat] ?? 0) / visits,
      chance: (chances[seat] ?? 0) / visits,
    }))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}

function leader<Move>(ranked: Ranked<Move>[]): Ranked<Move> {
  const [first] = ranked;
  if (first === undefined) throw new Error('a search that has not begun leads nowhere');
  return first;
}
