// Medium plays on in a game that is almost lost, and luck does not choose between its moves.
import { type Evaluation, seededRandom, type Typed } from '@loggia/kernel';
import { expect, it } from 'vitest';
import { choose, type Level, type Rules } from '../src/index.ts';

interface Take extends Typed {
  points: number;
}
interface Table {
  own: number;
  over: boolean;
}

/**
 * One move, then the opponent, who is a thousand points ahead, watches. A die adds up to five
 * hundred.
 */
const game: Rules<Table, Table, Take> = {
  toMove: ({ over }) => [over ? 1 : 0],
  legal: () => [20, 50, 10, 40, 30].map(points => ({ type: 'take', points })),
  apply(table, _seat, move, random) {
    table.own = (move as Take).points + 500 * random.next();
    table.over = true;
    return [];
  },
  sample: view => ({ ...view }),
  result: () => undefined,
  takesBack: () => false,
};

const evaluation: Evaluation<Table, Table, Take> = {
  evaluate: ({ own }) => [own, 1000],
  reasons: () => ({}),
  promises: (_table, _seat, moves) => moves.map(({ points }) => points / 40),
  settled: () => true,
  swing: () => 40,
};

function taken(level: Level, carelessness?: Evaluation['carelessness']): Set<number> {
  const points = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const { move } = choose({
      game,
      evaluation: carelessness === undefined ? evaluation : { ...evaluation, carelessness },
      view: { own: 0, over: false },
      seat: 0,
      level,
      random: seededRandom(seed),
    });
    points.add(move.points);
  }
  return points;
}

it('takes the best move for itself although it cannot win, whatever the die says', () => {
  expect([40, 50]).toEqual(expect.arrayContaining([...taken('medium')]));
});

it('is as careless as the game specifies', () => {
  expect(taken('medium', { easy: 1, medium: 0 })).toEqual(new Set([50]));
  expect(taken('medium', { easy: 1, medium: 20 }).size).toBe(5);
  expect(taken('easy', { easy: 0, medium: 1 })).toEqual(new Set([50]));
  expect(taken('easy', { easy: 20, medium: 1 }).size).toBe(5);
});
