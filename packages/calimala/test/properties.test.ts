// What the trial cannot know about Calimala: every possible move, when undo ends, what invariants
// notice.
import { RuleError } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calimala, SENTENCES, type State } from '../src/index.ts';
import { ALL_MOVES } from '../src/moves.ts';
import { checkPosition } from '../testing/invariants.ts';
import { book, openLedger } from '../testing/ledger.ts';
import { ALL_TABLES, playOn, reach, runs, seatsOf, spots } from './arbitrary.ts';

/** Whether the rules refuse with a `RuleError` of this game; anything else is a fault. */
function refuses(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    if (error instanceof RuleError && Object.hasOwn(SENTENCES, error.code)) return true;
    throw error;
  }
}

describe('legal moves', () => {
  it('are, for every seat, exactly the moves that check accepts', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        for (const seat of seatsOf(state)) {
          const legal = new Set(calimala.legal(state, seat));
          for (const move of ALL_MOVES) {
            const refused = refuses(() => calimala.check(state, seat, move));
            if (refused === legal.has(move)) {
              expect.fail(
                `${refused ? 'refused' : 'passed'}: seat ${seat} ${JSON.stringify(move)}`,
              );
            }
          }
        }
      }),
      runs(80),
    );
  });
});

describe('taking back', () => {
  it('is refused once a card was drawn or another player acts', () => {
    fc.assert(
      fc.property(spots, spot => {
        const position = reach({ ...spot, moves: 0 });
        const { state } = position;
        for (const { seat, events } of playOn(position)) {
          const types = events.map(event => event.type);
          const over = types.includes('cardDrawn') || types.includes('activationDone');
          if (!over || types.includes('discPlaced')) continue;
          expect(refuses(() => calimala.check(state, seat, { type: 'undo' }))).toBe(true);
          expect(state.journal).toEqual([]);
        }
      }),
      { ...runs(6), endOnFailure: true },
    );
  });
});

describe('the invariants themselves', () => {
  it.each<[string, (state: State) => void]>([
    ['a disc', state => void state.stacks.find(stack => stack.length > 0)?.pop()],
    ['a card', state => void state.deck.pop()],
    ['a point', state => void Object.assign(state.players[0] ?? {}, { points: 99 })],
    ['a cube', state => void state.cubes.lisbon.fill(13)],
    ['a seat', state => void state.council.pop()],
    ['a white disc', state => void Object.assign(state.players[0] ?? {}, { white: 9 })],
  ])('notice %s that is wrong', (_, tamper) => {
    const spot = { table: ALL_TABLES[0], seed: '3', moves: 0 };
    if (spot.table === undefined) throw new Error('no table');
    const position = reach({ ...spot, table: spot.table });
    const { state } = position;
    const ledger = openLedger(spot.table.players);
    for (const { events } of playOn(position)) {
      for (const event of events) book(ledger, event);
      if (state.council.length > 3) break;
    }
    expect(() => checkPosition(state, ledger)).not.toThrow();
    tamper(state);
    expect(() => checkPosition(state, ledger)).toThrow();
  });
});
