// From points to what a player wants: winning.
import type { BySeat, Evaluation, Typed } from '@loggia/kernel';
import type { EvaluatedGame } from './rules.ts';

/** Each seat's chance of winning, from expected points and the remaining swing. */
function chances(points: BySeat<number>, swing: number): BySeat<number> {
  let most = Number.NEGATIVE_INFINITY;
  for (const own of points) if (own > most) most = own;
  let sum = 0;
  const chances = points.map(own => {
    const weight = Math.exp((own - most) / swing);
    sum += weight;
    return weight;
  });
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = (chances[seat] ?? 0) / sum;
  return chances;
}

export interface Judgement {
  points: BySeat<number>;
  chances: BySeat<number>;
}

/** The standing of a position: its result if the game is over, else by the evaluation. */
export function judge<View, State extends View, Move extends Typed>(
  { game, evaluation }: EvaluatedGame<View, State, Move>,
  state: State,
): Judgement {
  const result = game.toMove(state).length === 0 ? game.result(state) : undefined;
  if (result === undefined) return expectation(evaluation, state);
  const points: BySeat<number> = new Array(result.standings.length).fill(0);
  const chances: BySeat<number> = new Array(result.standings.length).fill(0);
  for (const { seat, score } of result.standings) points[seat] = score;
  for (const winner of result.winners) chances[winner] = 1 / result.winners.length;
  return { points, chances };
}

function expectation<View, State extends View, Move extends Typed>(
  evaluation: Evaluation<View, State, Move>,
  state: State,
): Judgement {
  const points = evaluation.evaluate(state);
  return { points, chances: chances(points, evaluation.swing(state)) };
}
