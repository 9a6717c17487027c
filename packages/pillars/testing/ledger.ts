// Accounts of a table kept from its events alone: an independent witness of what the rules did.
import { clone } from '@loggia/kernel';
import { hold, type Ledger } from '@loggia/trial';
import type { Event, Move, State } from '../src/index.ts';
import { accountOf, type Books, book, booksOf, fail } from './books.ts';
import { checkEnd, checkPosition } from './invariants.ts';

/** The first event of an undoable move; everything else follows from it or from a done. */
const TAKEN_BACK: ReadonlySet<Event['type']> = new Set([
  'hired',
  'workersSent',
  'passedCards',
  'dismissed',
  'builderKept',
  'builderPlaced',
  'builderParked',
  'bishopAsked',
  'cardPlayed',
  'cardHeld',
  'cubeTaken',
  'bought',
  'sold',
  'withdrew',
  'craftsmanUsed',
  'builtEnough',
  'cubesReturned',
]);

/** Moves that change only their own player's things: with P-7.3 others continue meanwhile. */
const BUILDING: ReadonlySet<Move['type']> = new Set(['use', 'done', 'keepCubes']);

export function openLedger(state: State): Ledger<State, Event> {
  let books = booksOf(state);
  let metal = 0;
  // Never emptied: a seat undoes only its last moves, and those are on top.
  const past = state.players.map((): Books[] => []);
  return {
    book(event) {
      if (event.type === 'movesTakenBack') {
        const { seat, moves } = event;
        const own = past[seat] ?? [];
        const [before] = own.splice(own.length - moves.length);
        if (before === undefined) fail('nothing to take back');
        if (moves.some(({ type }) => !BUILDING.has(type))) books = clone(before);
        else books.accounts = books.accounts.with(seat, clone(accountOf(before, seat)));
        return;
      }
      metal += metalIn(event);
      if ('seat' in event && TAKEN_BACK.has(event.type)) past[event.seat]?.push(clone(books));
      book(books, event);
    },
    check(table) {
      checkPosition(table, books);
      hold(metal <= 9 + table.players.length, `${metal} metal in all`);
    },
    end: checkEnd,
  };
}

/** I7: metal that enters the game. No move that brings some is ever undone. */
function metalIn(event: Event): number {
  const changes = event.type === 'eventTookEffect' ? event.changes : 'gain' in event ? [event] : [];
  return changes.reduce((sum, { gain }) => sum + Math.max(gain.metal ?? 0, 0), 0);
}
