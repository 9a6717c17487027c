// Accounts of a table kept from its events alone: an independent witness of what the rules did.
import { clone } from '@loggia/kernel';
import { hold, type Ledger } from '@loggia/trial';
import type { Event, Move, State } from '../src/index.ts';
import { accountOf, type Books, book, booksOf, fail } from './books.ts';
import { checkEnd, checkPosition } from './invariants.ts';

/** What a move that can be taken back reports first; all else follows from it or from a done. */
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

/** Moves that change nothing but their own player's things: with P-7.3 others go on meanwhile. */
const BUILDING: ReadonlySet<Move['type']> = new Set(['use', 'done', 'keepCubes']);

export function openLedger(state: State): Ledger<State, Event> {
  let books = booksOf(state);
  let metal = 0;
  // Never emptied: a seat takes back its last moves only, and those lie on top.
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

/** I7: metal that comes into the game. No move that brings some is ever taken back. */
function metalIn(event: Event): number {
  const changes = event.type === 'eventTookEffect' ? event.changes : 'gain' in event ? [event] : [];
  return changes.reduce((sum, { gain }) => sum + Math.max(gain.metal ?? 0, 0), 0);
}
