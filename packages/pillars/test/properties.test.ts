// What is always true, after every single move at every table.
import { clone, play, seededRandom } from '@loggia/kernel';
import { playOn, reach, tablesOf } from '@loggia/trial';
import { describe, expect, it } from 'vitest';
import { type Move, pillars } from '../src/index.ts';
import { subjects } from '../testing/index.ts';

describe('whole games', () => {
  it('I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 keep every invariant at every table', () => {
    for (const subject of subjects) {
      for (const table of tablesOf(pillars)) {
        const position = reach(subject, { table, seed: 'always', moves: 0 });
        const ledger = subject.openLedger(position.state);
        let moves = 0;
        for (const { events } of playOn(subject, position)) {
          for (const event of events) ledger.book(event);
          ledger.check(position.state);
          moves += 1;
        }
        ledger.end?.(position.state);
        expect(moves).toBeGreaterThan(100);
      }
    }
  });

  it('P-8.1 an undone move can be played again to the exact state', () => {
    let undone = 0;
    for (let game = 0; game < 9; game++) {
      const options = { building: game % 2 ? 'parallel' : 'inTurn' };
      const state = pillars.setup(2 + (game % 3), options, seededRandom(`undo ${game}`));
      const [chance, choice] = [seededRandom(`chance ${game}`), seededRandom(`choice ${game}`)];
      const policy = (moves: Move[]) => {
        const forward = moves.filter(move => !pillars.takesBack(move));
        return forward[choice.below(forward.length)] ?? { type: 'done' };
      };
      for (const { seat, move } of play(pillars, state, policy, { chance, choice })) {
        if (state.journals[seat]?.steps.length === 0) continue;
        const taken = clone(state);
        pillars.apply(taken, seat, { type: 'undo' }, chance);
        pillars.apply(taken, seat, move, seededRandom('again'));
        expect(taken).toEqual(state);
        undone += 1;
      }
    }
    expect(undone).toBeGreaterThan(500);
  });
});
