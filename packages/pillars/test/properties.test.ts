// Properties of every position that random play reaches, at all tables.
import { clone, play, RuleError, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, pillars, type State } from '../src/index.ts';
import { checkEnd, checkPosition } from '../testing/invariants.ts';
import { type Books, bookAll, booksOf } from '../testing/ledger.ts';
import { restless } from '../testing/policies.ts';
import { ALL_TABLES, type TableSpec } from '../testing/tables.ts';

/** Books that follow a game, taking back included. */
function follow(state: State) {
  let books = booksOf(state);
  let past: Books[][] = state.players.map(() => []);
  return (seat: number, events: readonly Event[], steps: number) => {
    const [first] = events;
    if (first?.type === 'movesTakenBack') {
      // In parallel building others may have moved meanwhile: only the own account goes back.
      const own = past[seat] ?? [];
      const before = own.splice(own.length - first.moves.length)[0];
      const account = before?.accounts[seat];
      const building = state.options.building === 'parallel' && state.part === 'cathedral';
      if (building && account !== undefined) books.accounts[seat] = clone(account);
      else if (before !== undefined) books = clone(before);
    } else {
      const before = clone(books);
      bookAll(books, events);
      if (steps > (past[seat]?.length ?? 0)) past[seat]?.push(before);
      else if (steps === 0) past = past.with(seat, []);
    }
    return books;
  };
}

function watched(table: TableSpec, seed: string): number {
  const chance = seededRandom(seed);
  const state = pillars.setup(table.players, table.options, chance);
  const book = follow(state);
  let moves = 0;
  const choice = seededRandom(`${seed} choices`);
  for (const { seat, events } of play(pillars, state, restless, { chance, choice })) {
    moves += 1;
    const books = book(seat, events, state.journals[seat]?.steps.length ?? 0);
    checkPosition(state, books);
  }
  checkEnd(state);
  return moves;
}

describe('whole games', () => {
  it('I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 keep every invariant at every table', () => {
    for (const table of ALL_TABLES) {
      for (const seed of ['one', 'two']) expect(watched(table, seed)).toBeLessThan(3_000);
    }
  });

  it('offer a seat the same moves from its own view, and refuse all others', () => {
    for (const [index, table] of ALL_TABLES.entries()) {
      const chance = seededRandom(`views ${index}`);
      const choice = seededRandom(`views ${index} choices`);
      const state = pillars.setup(table.players, table.options, chance);
      for (const _ of play(pillars, state, restless, { chance, choice })) {
        if (choice.next() > 0.2) continue;
        for (const seat of state.players.keys()) {
          const legal = pillars.legal(state, seat);
          expect(pillars.legal(pillars.view(state, seat), seat)).toEqual(legal);
          for (const move of legal) expect(pillars.check(state, seat, clone(move))).toEqual(move);
          if (legal.length > 0) continue;
          expect(() => pillars.check(state, seat, { type: 'done' })).toThrow(RuleError);
        }
      }
    }
  });

  it('go on the same way from a state that was stored as JSON', () => {
    const chance = seededRandom('json');
    const choice = seededRandom('json choices');
    const state = pillars.setup(4, {}, chance);
    let stored = JSON.stringify(state);
    let dice = chance.state();
    for (const { seat, move, events } of play(pillars, state, restless, { chance, choice })) {
      const restored: State = JSON.parse(stored);
      expect(pillars.apply(restored, seat, move, seededRandom(dice))).toEqual(events);
      expect(restored).toEqual(state);
      expect(events).toStrictEqual(JSON.parse(JSON.stringify(events)));
      stored = JSON.stringify(restored);
      dice = chance.state();
    }
  });
});
