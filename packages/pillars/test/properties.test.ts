// What is always true, after every single move at every table.
import { playOn, reach, tablesOf } from '@loggia/trial';
import { describe, expect, it } from 'vitest';
import { pillars } from '../src/index.ts';
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
});
