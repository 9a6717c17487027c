// K-4.2 and K-4.5: initiative, payments and extra taxation.
import { describe, expect, it } from 'vitest';
import type { Column } from '../src/data.ts';
import { forecastColumns } from '../src/forecast.ts';
import { occasionOf, pay } from '../src/tracks.ts';
import { position } from './position.ts';

const political = (players: 2 | 3 | 4 | 5 = 4, round = 3) =>
  position({ players, round, phase: 'political' });

/** Purple on column 6, the last to pick, with the others elsewhere. */
const lastOfFive = (round: number, economy: number) =>
  political(5, round)
    .purple({ economy })
    .turnOf('purple')
    .set({ picked: [3, 4, 5, 1, 0] });

describe('initiative', () => {
  it('T4 K-4.2.3 K-4.2.7 moving to the $2 column from a ×4 one costs $8', () => {
    const p = political().blue({ economy: 20 }).pick('blue', 3);
    expect(p.of('blue').economy).toBe(12);
    expect(p.all('columnPicked')).toEqual([
      { type: 'columnPicked', seat: 0, column: 3, from: 2, price: 8 },
    ]);
  });

  it.each([
    [1, 4, 5],
    [2, 3, 4],
    [3, 2, 2],
    [4, 1, 2],
    [5, 1, 1],
    [6, 0, 2],
  ] as const)('K-4.2.7 column %i costs $%i and multiplies by %i', (column, cost, multiplier) => {
    const price = (from: Column, to: Column) => {
      const p = political(5).blue({ economy: 50, column: from }).turnOf('blue');
      return 50 - p.pick('blue', to).of('blue').economy;
    };
    // From a ×1 column a price is the plain cost; to a $1 column it is the multiplier.
    expect([price(5, column), price(column, 4)]).toEqual([cost, multiplier]);
  });

  it('T5 K-4.2.2 staying on column 2 costs $12', () => {
    expect(political().blue({ economy: 20 }).pick('blue', 2).of('blue').economy).toBe(8);
  });

  it('T6 K-4.2.4 with four players column 6 is refused', () => {
    const closed = political().refusal({ type: 'pickColumn', column: 6 });
    expect(closed).toMatchObject({ code: 'column.closed', params: { column: 6 } });
    expect(political(5).verdict({ type: 'pickColumn', column: 6 })).toBe('allowed');
  });

  it('T7 with three players column 5 is open in round 2, though set-up leaves it empty', () => {
    const p = political(3, 2);
    expect(p.state.columns).toEqual([2, 3, 4]);
    expect(p.verdict({ type: 'pickColumn', column: 5 })).toBe('allowed');
    expect(p.verdict({ type: 'pickColumn', column: 6 })).toBe('column.closed');
  });

  it('T8 K-5.3 with two players columns 5 and 6 are refused', () => {
    const p = political(2);
    expect(p.legal()).toEqual([1, 2, 3, 4].map(column => ({ type: 'pickColumn', column })));
    for (const column of [5, 6]) {
      expect(p.verdict({ type: 'pickColumn', column })).toBe('column.closed');
    }
  });

  it('T9 K-4.2.5 from column 6 to column 2: ×1 in round 2, ×2 in round 3', () => {
    const price = (round: number) =>
      10 - lastOfFive(round, 10).pick('purple', 2).of('purple').economy;
    expect([price(2), price(3)]).toEqual([3, 6]);
  });

  it('T78 K-4.2.6 columns of players who have yet to pick are free, picked ones are not', () => {
    const p = political();
    for (const colour of ['blue', 'red', 'black', 'green'] as const) {
      p.give(colour, { economy: 20 });
    }
    expect(p.pick('blue', 3).of('blue').economy).toBe(12);
    const taken = p.refusal({ type: 'pickColumn', column: 3 });
    expect(taken).toMatchObject({ code: 'column.taken', params: { column: 3 } });
    expect(p.pick('red', 2).of('red').economy).toBe(14);
    expect(p.pick('black', 1).of('black').economy).toBe(12);
    expect(p.pick('green', 4).of('green').economy).toBe(19);
    expect(p.all('orderSettled')).toEqual([{ type: 'orderSettled', order: [2, 1, 0, 3] }]);
    expect(p.state).toMatchObject({
      phase: 'building',
      order: [2, 1, 0, 3],
      turn: 0,
      columns: [3, 2, 1, 4],
      picked: [0, 0, 0, 0],
    });
  });

  it('T79 the exception of round 2 applies only to column 6', () => {
    const from6 = (round: number, column: 1 | 6) => {
      const p = lastOfFive(round, 10).set({ picked: [3, 4, 5, 2, 0] });
      return 10 - p.pick('purple', column).of('purple').economy;
    };
    expect([from6(2, 1), from6(3, 1), from6(3, 6)]).toEqual([4, 8, 0]);
    const next = (players: 4 | 5) => forecastColumns(political(players, 1).state, 0).at(-1);
    expect([next(5), next(4)]).toMatchObject([{ nextMultiplier: 1 }, { nextMultiplier: 2 }]);
    expect(political(5, 2).blue({ economy: 20 }).pick('blue', 1).of('blue').economy).toBe(4);
  });

  it('K-4.2.1 round 1 begins with building', () => {
    const p = position();
    expect(p.state).toMatchObject({ round: 1, phase: 'building' });
    expect(p.verdict({ type: 'pickColumn', column: 1 })).toBe('move.wrongPhase');
  });

  it('K-4.2.2 players pick one after the other, from left to right', () => {
    const p = political(3);
    expect(p.verdict({ type: 'pickColumn', column: 1 }, 'red')).toBe('move.notYours');
    expect(p.pick('blue', 1).active).toBe('red');
  });
});

describe('extra taxation', () => {
  it('T10 K-4.5.1 A24 $11 from $1 takes four and leaves $2', () => {
    const p = position().blue({ economy: 1 });
    pay(
      occasionOf(p.state, 0, event => p.events.push(event)),
      11,
    );
    expect(p.of('blue')).toMatchObject({ economy: 2, prestige: -4 });
    expect(p.all('taxed')).toEqual([{ type: 'taxed', seat: 0, times: 4 }]);
  });

  it('T15 K-4.5.2 K-4.5.3 the marker must end on $1 or more', () => {
    const p = lastOfFive(2, 3).pick('purple', 2);
    expect(p.of('purple')).toMatchObject({ economy: 3, prestige: -1 });
  });

  it('A24 a payment that can be made needs no taxation', () => {
    const p = lastOfFive(2, 4).pick('purple', 2);
    expect(p.of('purple')).toMatchObject({ economy: 1, prestige: 0 });
  });
});
