// The tree of a search: what was tried where, how it went, what to try next.
import { type BySeat, keyOf, type Seat, type Typed } from '@loggia/kernel';
import type { Tuning } from './tuning.ts';
import type { Judgement } from './utility.ts';

/** A decision, identified by the moves that led to it: hidden cards may differ each time. */
export interface Node<Move> {
  isRoot: boolean;
  visits: number;
  /** Summed chances of each seat. */
  chances: BySeat<number>;
  edges: Map<string, Edge<Move>>;
}

/** A move tried in a decision, and the decision below. */
export interface Edge<Move> extends Node<Move> {
  move: Move;
  prior: number;
  /** Summed points of each seat. */
  points: BySeat<number>;
}

export function newRoot<Move>(): Node<Move> {
  return { isRoot: true, visits: 0, chances: [], edges: new Map() };
}

/** The edges of the moves that are legal this time; new ones get their priors. */
export function edgesOf<Move extends Typed>(
  node: Node<Move>,
  moves: readonly Move[],
  promises: () => number[],
  sharpness: number,
): Edge<Move>[] {
  let priors: number[] | undefined;
  return moves.map((move, index) => {
    const key = keyOf(move);
    let edge = node.edges.get(key);
    if (edge === undefined) {
      priors ??= softmax(promises(), sharpness);
      const prior = priors[index] ?? 0;
      edge = { ...newRoot(), isRoot: false, move, prior, points: [] };
      node.edges.set(key, edge);
    }
    return edge;
  });
}

function softmax(promises: number[], sharpness: number): number[] {
  const most = Math.max(...promises);
  let sum = 0;
  const weights = promises.map(promise => {
    const weight = Math.exp((promise - most) / sharpness);
    sum += weight;
    return weight;
  });
  return weights.map(weight => weight / sum);
}

/** The edge to follow: good so far, or promising and seldom tried. */
export function select<Move>(
  node: Node<Move>,
  edges: readonly Edge<Move>[],
  mover: Seat,
  searcher: Seat,
  tuning: Tuning,
): Edge<Move> {
  const own = tuning.model === 'maxn' || mover === searcher;
  const beneficiary = own ? mover : searcher;
  const sign = own ? 1 : -1;
  const reach = tuning.curiosity * Math.sqrt(node.visits + 1);
  let tried = 0;
  let found: Edge<Move> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let fresh: Edge<Move> | undefined;
  for (const edge of edges) {
    if (edge.visits === 0) {
      if (fresh === undefined || edge.prior > fresh.prior) fresh = edge;
      continue;
    }
    tried += 1;
    const value = (sign * (edge.chances[beneficiary] ?? 0)) / edge.visits;
    const urge = value + (reach * edge.prior) / (1 + edge.visits);
    if (urge > most) {
      most = urge;
      found = edge;
    }
  }
  if (fresh === undefined) return found as Edge<Move>;
  // At the root every move is tried once, because a promise may be wrong.
  if (found === undefined || node.isRoot) return fresh;
  if (tried >= tuning.widenBase + tuning.widenRate * Math.sqrt(node.visits)) return found;
  const mean = (sign * (node.chances[beneficiary] ?? 0)) / Math.max(1, node.visits);
  return mean + reach * fresh.prior > most ? fresh : found;
}

/** Records how a path ended. */
export function remember<Move>(
  root: Node<Move>,
  path: readonly Edge<Move>[],
  { points, chances }: Judgement,
): void {
  root.visits += 1;
  add(root.chances, chances);
  for (const edge of path) {
    edge.visits += 1;
    add(edge.chances, chances);
    add(edge.points, points);
  }
}

function add(sums: BySeat<number>, values: BySeat<number>): void {
  for (let seat = 0; seat < values.length; seat++) {
    sums[seat] = (sums[seat] ?? 0) + (values[seat] ?? 0);
  }
}
