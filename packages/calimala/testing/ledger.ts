// Accounts of a table kept from its events alone: an independent witness of what the rules did.
import { clone, type Seat } from '@loggia/kernel';
import {
  type Action,
  BY_PLAYERS,
  type Disc,
  type Event,
  PLACES,
  type Place,
  type PlayerBoard,
  START_CARDS,
  STREETS,
  type State,
} from '../src/index.ts';

/** What the events say a player has. */
interface Account {
  board: PlayerBoard;
  coloured: number;
  white: number;
  points: number;
  hand: Action[];
}

/** What the events say lies on the table. */
export interface Books {
  accounts: Account[];
  stacks: Disc[][];
  cubes: Record<Place, number[]>;
  council: (Seat | 'nobody')[];
  startCards: Action[];
  deck: number;
  discard: Action[];
  /** Discs that left the game. */
  box: Disc[];
  active: Seat;
  round: number;
}

export interface Ledger {
  books: Books;
  /** The books before each event that may still be undone. */
  past: Books[];
}

export function openLedger(players: number): Ledger {
  const { coloured, white } = BY_PLAYERS[players as keyof typeof BY_PLAYERS];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const account = (): Account => ({
    board: { wood: 0, brick: 0, marble: 0, workshops: [0], ships: 0, houses: [] },
    coloured,
    white,
    points: 0,
    hand: [],
  });
  const books: Books = {
    accounts: seats.map(account),
    stacks: STREETS.map(() => []),
    cubes: Object.fromEntries(PLACES.map(place => [place, seats.map(() => 0)])) as Books['cubes'],
    council: [],
    startCards: [...START_CARDS],
    deck: 40,
    discard: [],
    box: [],
    active: -1,
    round: 0,
  };
  return { books, past: [] };
}

/** The part of a state that events must account for. */
export function booksOf(state: State): Omit<Books, 'box'> {
  return {
    accounts: state.players.map(({ board, coloured, white, points, hand }) => ({
      board,
      coloured,
      white,
      points,
      hand,
    })),
    stacks: state.stacks,
    cubes: state.cubes,
    council: state.council,
    startCards: state.startCards,
    deck: state.deck.length,
    discard: state.discard,
    active: state.active,
    round: state.round,
  };
}

/** Books one event; throws if it contradicts what happened before. */
export function book(ledger: Ledger, event: Event): void {
  switch (event.type) {
    case 'discPlaced':
    case 'actionCarriedOut':
    case 'slotGivenUp':
    case 'noCardDrawn':
      ledger.past.push(clone(ledger.books));
      break;
    case 'cardDrawn':
    case 'activationDone':
      ledger.past = [];
      break;
    case 'movesTakenBack': {
      const books = ledger.past.at(-event.moves.length);
      ledger.past.length -= event.moves.length;
      ledger.books = books ?? fail('nothing to take back');
      return;
    }
  }
  enter(ledger.books, event);
}

function enter(books: Books, event: Event): void {
  switch (event.type) {
    case 'startCardTaken':
      take(books.startCards, event.card);
      accountOf(books, event.seat).hand.push(event.card);
      break;
    case 'cardDrawn':
    case 'extraCardDrawn':
      if (books.round === 0) shuffleInStartCards(books);
      if (books.deck === 0) fail('drawn from an empty deck');
      books.deck -= 1;
      accountOf(books, event.seat).hand.push(event.card ?? fail('a card nobody saw'));
      break;
    case 'deckReshuffled':
      if (books.deck !== 0 || books.discard.length !== event.cards) fail('reshuffled too soon');
      books.deck = event.cards;
      books.discard = [];
      break;
    case 'turnBegan':
      if (books.round === 0) shuffleInStartCards(books);
      books.active = event.seat;
      books.round = event.round;
      break;
    case 'finalScoringBegan':
      books.active = (books.active + 1) % books.accounts.length;
      break;
    case 'discPlaced':
      accountOf(books, event.seat)[event.disc] -= 1;
      stackOf(books, event.street).push(event.disc === 'white' ? 'white' : event.seat);
      break;
    case 'actionCarriedOut':
      carryOut(books, event);
      break;
    case 'tileScored':
    case 'endCardScored':
      for (const row of event.rows) accountOf(books, row.seat).points += row.points;
      break;
    case 'discPromoted':
      if (stackOf(books, event.street).shift() !== event.seat) fail('promoted a foreign disc');
      sit(books, event.seat, event.space);
      break;
    case 'whiteDiscReplaced':
      replace(books, event);
      break;
    case 'discRemoved':
      if (stackOf(books, event.street).shift() !== event.disc) fail('removed another disc');
      books.box.push(event.disc);
      if (event.space !== undefined) sit(books, 'nobody', event.space);
      break;
  }
}

function shuffleInStartCards(books: Books): void {
  books.deck += books.startCards.length;
  books.startCards = [];
}

function carryOut(books: Books, event: Extract<Event, { type: 'actionCarriedOut' }>): void {
  const account = accountOf(books, event.seat);
  const { board } = account;
  if (event.by === 'card') {
    take(account.hand, event.action);
    books.discard.push(event.action);
  }
  for (const place of event.cubes) {
    books.cubes[place][event.seat] = (books.cubes[place][event.seat] ?? 0) + 1;
  }
  const cloth = event.action === 'weave' ? 1 : -1;
  for (const workshop of event.workshops) {
    board.workshops[workshop] = (board.workshops[workshop] ?? fail('no workshop')) + cloth;
  }
  switch (event.action) {
    case 'wood':
    case 'brick':
    case 'marble':
      board[event.action] += 1;
      break;
    case 'artwork':
      board.marble -= 1;
      break;
    case 'contribute':
      board[event.material] -= 1;
      break;
    case 'build':
      if (event.build === 'ship') {
        board.wood -= 2;
        board.ships += 1;
      } else if (event.build === 'house') {
        board.brick -= 2;
        board.houses.push(event.city);
      } else {
        board.wood -= 1;
        board.brick -= 1;
        board.workshops.push(0);
      }
      break;
  }
}

function replace(books: Books, event: Extract<Event, { type: 'whiteDiscReplaced' }>): void {
  const { from, whiteTo, seat } = event;
  const account = accountOf(books, seat);
  const source = from === 'supply' ? [] : stackOf(books, from.street);
  if (from === 'supply') account.coloured -= 1;
  else if (source.splice(-from.position, 1)[0] !== seat) fail('replaced by a foreign disc');
  if (stackOf(books, event.street).shift() !== 'white') fail('replaced a coloured disc');
  if (whiteTo === 'supply') account.white += 1;
  else if (whiteTo === 'stack') source.push('white');
  else books.box.push('white');
  sit(books, seat, event.space);
}

function sit(books: Books, owner: Seat | 'nobody', space: number): void {
  if (books.council.push(owner) !== space) fail('not the lowest empty space');
}

function accountOf(books: Books, seat: Seat): Account {
  return books.accounts[seat] ?? fail(`no seat ${seat}`);
}

function stackOf(books: Books, street: number): Disc[] {
  return books.stacks[street - 1] ?? fail(`no street ${street}`);
}

function take<T>(cards: T[], card: T): void {
  const index = cards.indexOf(card);
  if (index < 0) fail(`no card ${String(card)} to take`);
  cards.splice(index, 1);
}

function fail(reason: string): never {
  throw new Error(`the events contradict themselves: ${reason}`);
}
