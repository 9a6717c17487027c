// Properties of every position that random play reaches, at all tables.
import { clone, RuleError, seededRandom } from '@loggia/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calimala, SENTENCES, type State } from '../src/index.ts';
import { ALL_MOVES } from '../src/moves.ts';
import { fuzzGame, headerOf, noSightings } from '../testing/fuzz.ts';
import { checkEnd, checkPosition } from '../testing/invariants.ts';
import { book, openLedger } from '../testing/ledger.ts';
import { ALL_TABLES } from '../testing/tables.ts';
import {
  anyChance,
  decisions,
  deepFreeze,
  games,
  playOn,
  reach,
  runs,
  seatsOf,
  spots,
  wholeGames,
} from './arbitrary.ts';

/** Whether the rules refuse, and by a `RuleError` of this game; anything else is a fault. */
function refuses(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    if (error instanceof RuleError && Object.hasOwn(SENTENCES, error.code)) return true;
    throw error;
  }
}

describe('whole games', () => {
  it('keep every invariant at every table, and end (C-2 to C-8, T30)', () => {
    for (const table of ALL_TABLES) {
      const { record } = fuzzGame(headerOf(table, 'properties', 'random'), noSightings());
      expect(record.result?.standings).toHaveLength(table.players);
    }
  });

  it('keep every invariant after every single move, taken back ones included', () => {
    fc.assert(
      fc.property(games, spot => {
        const position = reach(spot);
        const ledger = openLedger(spot.table.players);
        for (const { events } of playOn(position)) {
          for (const event of events) book(ledger, event);
          checkPosition(position.state, ledger);
        }
        checkEnd(position.state, ledger);
      }),
      wholeGames(12),
    );
  });

  it('keep nothing of the events and views they gave away', () => {
    fc.assert(
      fc.property(games, spot => {
        const { state, chance, choice } = reach(spot);
        for (const { events } of playOn({ state, chance, choice })) {
          deepFreeze(events);
          for (const viewer of [null, ...seatsOf(state)]) {
            if (choice.next() < 0.1) deepFreeze(calimala.view(state, viewer));
          }
        }
      }),
      wholeGames(6),
    );
  });

  it('tell events and results that are plain JSON, down to the last key', () => {
    fc.assert(
      fc.property(games, spot => {
        const position = reach(spot);
        for (const { events } of playOn(position)) {
          expect(events).toStrictEqual(JSON.parse(JSON.stringify(events)));
        }
        const result = calimala.result(position.state);
        expect(result).toStrictEqual(JSON.parse(JSON.stringify(result)));
      }),
      wholeGames(4),
    );
  });

  it('go on the same way from a state that was stored as JSON', () => {
    fc.assert(
      fc.property(games, spot => {
        const { state, chance, choice } = reach(spot);
        let stored = JSON.stringify(state);
        let dice = chance.state();
        for (const { seat, move, events } of playOn({ state, chance, choice })) {
          const restored: State = JSON.parse(stored);
          expect(calimala.apply(restored, seat, move, seededRandom(dice))).toEqual(events);
          expect(restored).toEqual(state);
          stored = JSON.stringify(restored);
          dice = chance.state();
        }
      }),
      wholeGames(4),
    );
  });
});

describe('legal moves', () => {
  it('are never none for a seat to move, and none for any other', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        const toMove = calimala.toMove(state);
        expect(toMove.length > 0).toBe(state.phase !== 'over');
        for (const seat of seatsOf(state)) {
          const legal = calimala.legal(state, seat);
          expect(legal.length > 0).toBe(toMove.includes(seat));
          expect(legal.length > 0 && legal.every(calimala.takesBack)).toBe(false);
        }
      }),
      runs(200),
    );
  });

  it('are the same for the full state and for the seat’s own view, each once', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        for (const seat of seatsOf(state)) {
          const view = calimala.view(state, seat);
          const legal = calimala.legal(state, seat);
          expect(calimala.legal(view, seat)).toEqual(legal);
          expect(calimala.toMove(view)).toEqual(calimala.toMove(state));
          expect(new Set(legal).size).toBe(legal.length);
        }
      }),
      runs(150),
    );
  });

  it('are exactly the moves that check lets pass, of all moves there are, for every seat', () => {
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

  it('all apply, and leave the state they were tried on a copy of as it was', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        const before = JSON.stringify(state);
        for (const { seat, legal } of decisions(state)) {
          for (const move of legal) {
            const events = calimala.apply(clone(state), seat, move, anyChance(spot.seed));
            expect(events.length).toBeGreaterThan(0);
          }
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      runs(80),
    );
  });
});

describe('any other move', () => {
  it('is refused by a RuleError and changes nothing, not even for a moment', () => {
    fc.assert(
      fc.property(spots, spot => {
        const { state } = reach(spot);
        // A frozen state would throw a TypeError at the first write.
        const frozen = deepFreeze(clone(state));
        for (const seat of [...seatsOf(state), -1, state.players.length]) {
          const legal = new Set(seat in state.players ? calimala.legal(state, seat) : []);
          for (const move of ALL_MOVES) {
            if (legal.has(move)) continue;
            if (!refuses(() => calimala.apply(frozen, seat, move, anyChance(spot.seed)))) {
              expect.fail(`seat ${seat} may ${JSON.stringify(move)}`);
            }
          }
        }
        expect(frozen).toStrictEqual(state);
      }),
      runs(60),
    );
  });
});

describe('taking back', () => {
  it('undoes the last move exactly, and restarts the activation exactly', () => {
    let undone = 0;
    let restarted = 0;
    fc.assert(
      fc.property(games, spot => {
        const { state, chance, choice } = reach(spot);
        let before = clone(state);
        let start = clone(state);
        for (const { move } of playOn({ state, chance, choice })) {
          const [seat] = calimala.toMove(state);
          if (seat !== undefined && state.journal.length > 0) {
            const tried = clone(state);
            calimala.apply(tried, seat, { type: 'restart' }, chance);
            expect(tried).toStrictEqual(start);
            restarted += 1;
            if (!calimala.takesBack(move)) {
              const again = clone(state);
              calimala.apply(again, seat, { type: 'undo' }, chance);
              expect(again).toStrictEqual(before);
              undone += 1;
            }
          } else {
            start = clone(state);
          }
          before = clone(state);
        }
      }),
      wholeGames(8),
    );
    expect(undone).toBeGreaterThan(1_000);
    expect(restarted).toBeGreaterThan(1_000);
  });

  it('is refused once a card was drawn or another player acts', () => {
    fc.assert(
      fc.property(games, spot => {
        const { state, chance, choice } = reach(spot);
        for (const { seat, events } of playOn({ state, chance, choice })) {
          const types = events.map(event => event.type);
          const over = types.includes('cardDrawn') || types.includes('activationDone');
          if (!over || types.includes('discPlaced')) continue;
          expect(refuses(() => calimala.check(state, seat, { type: 'undo' }))).toBe(true);
          expect(state.journal).toEqual([]);
        }
      }),
      wholeGames(6),
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
    const spot = { table: ALL_TABLES[0], seed: 3, moves: 0 };
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
