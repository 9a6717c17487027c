// The search itself, on games small enough to know the truth.
import { below, type Evaluation, type Random, seededRandom } from '@loggia/kernel';
import { expect, it } from 'vitest';
import { choose, type Rules } from '../src/index.ts';

/** Nim: take one to three matches; the player who takes the last one wins. */
interface Nim {
  matches: number;
  mover: number;
}
interface Take {
  type: 'take';
  matches: number;
}

const nim: Rules<Nim, Nim, Take> = {
  toMove: ({ matches, mover }) => (matches > 0 ? [mover] : []),
  legal: ({ matches }) =>
    [1, 2, 3].filter(most => most <= matches).map(taken => ({ type: 'take', matches: taken })),
  apply(state, _seat, move) {
    state.matches -= (move as Take).matches;
    state.mover = 1 - state.mover;
    return [];
  },
  sample: view => ({ ...view }),
  result: ({ matches, mover }) =>
    matches > 0
      ? undefined
      : {
          standings: [0, 1].map(seat => ({ seat, place: seat === mover ? 2 : 1, score: 0 })),
          winners: [1 - mover],
        },
  takesBack: () => false,
};

/** An evaluation that knows nothing: the search must find out. */
const clueless: Evaluation<Nim, Nim, Take> = {
  evaluate: () => [0, 0],
  reasons: () => ({}),
  promises: (_known, _seat, moves) => moves.map(() => 0),
  settled: () => true,
  swing: () => 1,
};

it.each([5, 6, 7, 9, 10, 11])('leaves a multiple of four out of %i', matches => {
  const view = { matches, mover: 0 };
  const question = { game: nim, evaluation: clueless, view, seat: 0, level: 'hard' } as const;
  const budget = { iterations: 3000 };
  const { move, ranked } = choose({ ...question, random: seededRandom('nim'), budget });
  expect((matches - move.matches) % 4).toBe(0);
  expect(ranked[0]?.chance).toBeGreaterThan(0.6);
});

/** A hidden coin: heads pays the bold, tails ruins them, the cautious get little. */
interface Coin {
  coin: 'heads' | 'tails' | 'hidden';
  paid: number | undefined;
}
interface Call {
  type: 'bold' | 'cautious';
}

function coinGame(prize: number): Rules<Coin, Coin, Call> {
  return {
    toMove: ({ paid }) => (paid === undefined ? [0] : []),
    legal: () => [{ type: 'bold' }, { type: 'cautious' }],
    apply(state, _seat, move) {
      const bold = state.coin === 'heads' ? prize : -prize;
      state.paid = (move as Call).type === 'bold' ? bold - 1 : 0;
      return [];
    },
    sample: (view, _viewer, random: Random) => ({
      ...view,
      coin: below(random, 2) === 0 ? 'heads' : 'tails',
    }),
    result: () => undefined,
    takesBack: () => false,
  };
}

const purse: Evaluation<Coin, Coin, Call> = {
  evaluate: ({ paid = 0 }) => [paid, 0],
  reasons: () => ({}),
  promises: (_known, _seat, moves) => moves.map(() => 0),
  settled: () => true,
  swing: () => 4,
};

it('does not bet on hidden information', () => {
  const view: Coin = { coin: 'hidden', paid: undefined };
  const question = { game: coinGame(3), evaluation: purse, view, seat: 0, level: 'hard' } as const;
  const random = seededRandom('coin');
  const { move } = choose({ ...question, random, budget: { iterations: 600 } });
  expect(move.type).toBe('cautious');
});
