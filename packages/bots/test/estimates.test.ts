// How often the truth lies within a judgement's interval, for a game whose truth is known.
import type { Evaluation, GameModule } from '@loggia/kernel';
import { expect, it } from 'vitest';
import { type Estimate, judgeDecision } from '../src/analysis/index.ts';

/** A die decides after a bet; a card that is hidden from everybody makes the red bets better. */
interface Bet {
  type: 'bet';
  on: number;
}
interface Table {
  card: boolean | 'hidden';
  won?: boolean;
}

/** The chances to win without the card and with it; it is there one time in four. */
const BETS: readonly [number, number][] = [
  [0.02, 0.02],
  [0.2, 0.6],
  [0.5, 0.5],
  [0.4, 1],
  [0.95, 0.99],
];
const CARD = 0.25;
const truth = (on: number) => {
  const [without = 0, by = 0] = BETS[on] ?? [];
  return (1 - CARD) * without + CARD * by;
};

const moves: Bet[] = BETS.map((_, on) => ({ type: 'bet', on }));
const bets = {
  toMove: ({ won }) => (won === undefined ? [0] : []),
  legal: () => moves,
  apply(table, _seat, move, random) {
    const chances = BETS[(move as Bet).on] ?? [0, 0];
    table.won = random.next() < chances[table.card === true ? 1 : 0];
    return [move as Bet];
  },
  describe: bet => ({ key: 'log.bet', params: { on: (bet as Bet).on } }),
  sample: (view, _viewer, random) => ({ ...view, card: random.next() < CARD }),
  result: ({ won }) =>
    won === undefined
      ? undefined
      : { standings: [0, 1].map(seat => ({ seat, place: 1, score: 0 })), winners: [won ? 0 : 1] },
  takesBack: () => false,
} as Partial<GameModule<Table, Table, Bet>> as GameModule<Table, Table, Bet>;

/** Knows nothing: only the dice tell. */
const evaluation: Evaluation<Table, Table, Bet> = {
  evaluate: () => [0, 0],
  reasons: () => ({}),
  promises: (_known, _seat, choices) => choices.map(() => 0),
  settled: () => true,
  swing: () => 1,
};

const TIMES = 200;

it.each([0, 1, 2, 3])(
  'contains the true value nineteen times in twenty where bet %i was made',
  on => {
    const held = { chance: 0, worth: 0 };
    for (let time = 0; time < TIMES; time++) {
      const { chances, instead } = judgeDecision(
        { game: bets, evaluation, seed: `bet ${time}` },
        { moves: 0, seat: 0, view: { card: 'hidden' }, choices: moves, played: moves[on] as Bet },
      );
      const best = truth(Number(instead?.choice?.params.on ?? on));
      const [chance = NOTHING] = chances;
      const { worth = NOTHING } = instead ?? {};
      if (holds(chance, best)) held.chance += 1;
      if (holds(worth, best - truth(on))) held.worth += 1;
      expect(chance.high - chance.low).toBeGreaterThan(0);
    }
    expect(held.chance / TIMES).toBeGreaterThan(0.92);
    expect(held.worth / TIMES).toBeGreaterThan(0.92);
  },
);

const NOTHING: Estimate = { value: 0, low: 0, high: 0 };
const holds = ({ low, high }: Estimate, truth: number) => low <= truth && truth <= high;
