// Medium plays on in a game that is as good as lost, and luck does not choose between its moves.
import { seededRandom, type Typed } from '@loggia/kernel';
import { expect, it } from 'vitest';
import { choose, type Rules } from '../src/index.ts';

interface Take extends Typed {
  points: number;
}
interface Table {
  own: number;
  over: boolean;
}

/** One move, then the other, who is a thousand points ahead, looks on. A die adds up to five hundred. */
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

it('takes what is best for it although it cannot win, whatever the die says', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { move } = choose({
      game,
      evaluation: {
        evaluate: ({ own }) => [own, 1000],
        reasons: () => ({}),
        promises: (_table, _seat, moves) => moves.map(() => 0),
        settled: () => true,
        swing: () => 40,
      },
      view: { own: 0, over: false },
      seat: 0,
      level: 'medium',
      random: seededRandom(seed),
    });
    expect([40, 50]).toContain(move.points);
  }
});
