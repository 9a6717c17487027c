// Medium: tries each move, completes what it can do itself at a glance, and keeps the best.
import { clone, seededRandom, type Typed } from '@loggia/kernel';
import type { Budget, Choice, Question, Ranked } from './question.ts';
import { best, settle } from './rules.ts';
import { judge } from './utility.ts';

/**
 * How far a judgement of the odds may be off, as a share of them: it cannot tell almost equal moves
 * apart.
 */
const CARELESSNESS = 0.135;

/**
 * In odds a point counts the same for leaders and trailers; a chance of almost zero would make all
 * moves look equal.
 */
const logOdds = (chance: number): number => {
  const open = Math.min(Math.max(chance, 1e-12), 1 - 1e-12);
  return Math.log(open / (1 - open));
};

export function medium<View, State extends View, Move extends Typed>(
  question: Question<View, State, Move>,
  moves: Move[],
  { iterations = 1 }: Budget,
): Choice<Move> {
  const { game, evaluation, view, seat, random } = question;
  const error = CARELESSNESS * (evaluation.carelessness?.medium ?? 1);
  const ranked = moves.map((move): Ranked<Move> => ({ move, points: 0, chance: 0, visits: 0 }));
  for (let i = 0; i < iterations; i++) {
    // The same hidden cards and the same dice for every move, so that luck does not choose.
    const sampled = game.sample(view, seat, random);
    const luck = random.next();
    for (const row of ranked) {
      const state = clone(sampled);
      const chance = seededRandom(luck);
      game.apply(state, seat, row.move, chance);
      settle(question, state, chance, mover => mover === seat);
      const { points, chances } = judge(question, state);
      row.points += (points[seat] ?? 0) / iterations;
      row.chance += (chances[seat] ?? 0) / iterations;
      row.visits += 1;
    }
  }
  const looks = ranked.map(
    ({ chance }) => logOdds(chance) + (random.next() - random.next()) * error,
  );
  const { move } = best(ranked, looks) as Ranked<Move>;
  ranked.sort((a, b) => b.chance - a.chance);
  return { move, ranked, iterations };
}
