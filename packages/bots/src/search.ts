// Hard: information-set Monte Carlo tree search over states that fit the seat's view.
import type { Random, Seat, Typed } from '@loggia/kernel';
import type { Budget, Choice, Question, Ranked } from './choose.ts';
import { forward, type Known, settle } from './rules.ts';
import { type Edge, edgesOf, type Node, newRoot, remember, select } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { judge } from './utility.ts';

/** Without any other bound. */
const ITERATIONS = 400;
/** How often the best move so far is told. */
const REPORT_EVERY = 64;

export function hard<View, State extends View, Move extends Typed>(
  question: Question<View, State, Move>,
  { ms, iterations: bound }: Budget,
  tuning: Tuning = TUNING,
): Choice<Move> {
  const { game, view, seat, random, progress, clock = () => performance.now() } = question;
  const root = newRoot<Move>();
  const deadline = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms;
  const most = bound ?? (ms === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
  let iterations = 0;
  do {
    think(question, root, game.sample(view, seat, random), seat, random, tuning);
    iterations += 1;
    if (progress !== undefined && iterations % REPORT_EVERY === 1) {
      progress(leader(ranking(root, seat)).move);
    }
  } while (iterations < most && clock() < deadline);
  const ranked = ranking(root, seat);
  return { move: leader(ranked).move, ranked, iterations };
}

/** One thought: down the tree, one step beyond it, the turn to its end, and a judgement. */
function think<View, State extends View, Move extends Typed>(
  known: Known<View, State, Move>,
  root: Node<Move>,
  state: State,
  searcher: Seat,
  random: Random,
  tuning: Tuning,
): void {
  const { game, evaluation } = known;
  const path: Edge<Move>[] = [];
  let node = root;
  let mover: Seat | undefined = searcher;
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
  settle(known, state, random);
  remember(root, path, judge(known, state));
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
