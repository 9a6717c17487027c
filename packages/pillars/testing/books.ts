// Accounts of a table, and how each event changes them.
import type { Seat } from '@loggia/kernel';
import {
  ADVANTAGES,
  type Advantage,
  type Craftsman,
  CUBES,
  type Event,
  type Goods,
  type Happening,
  MARKET_STOCK,
  type Parked,
  pointsOf,
  type Resource,
  type State,
  TOP_PRICE,
  type Ware,
} from '../src/index.ts';

/** What the events say a player has. */
interface Account {
  goods: Record<keyof Goods, number>;
  craftsmen: Craftsman[];
  advantages: Advantage[];
  resources: Resource[];
  grey: number;
  greyNext: number;
}

/** What the events say lies on the table. */
export interface Books {
  accounts: Account[];
  market: Record<Ware, number>;
  offer: { craftsmen: Craftsman[]; resources: Resource[] };
  round: number;
  start: Seat;
  happened: Happening[];
  drawn: Seat | undefined;
  parked: Parked[];
}

/** The part of a state that events must account for. */
export function booksOf(state: State): Books {
  const { market, offer, round, start, happened, drawn, parked } = state;
  const accounts = state.players.map(
    ({ gold, cubes, craftsmen, advantages, resources, grey, greyNext, ...player }): Account => ({
      goods: { ...cubes, gold, points: pointsOf(player) },
      craftsmen: [...craftsmen],
      advantages: [...advantages],
      resources: [...resources],
      grey,
      greyNext,
    }),
  );
  const offered = { craftsmen: [...offer.craftsmen], resources: [...offer.resources] };
  return {
    accounts,
    market: { ...market },
    offer: offered,
    round,
    start,
    happened: [...happened],
    drawn,
    parked: [...parked],
  };
}

/** Books the events of one move. */
export function bookAll(books: Books, events: readonly Event[]): void {
  for (const event of events) book(books, event);
}

export function book(books: Books, event: Event): void {
  if ('gain' in event) add(accountOf(books, event.seat), event.gain);
  switch (event.type) {
    case 'roundBegan':
      beginRound(books, event);
      break;
    case 'hired':
      take(books.offer.craftsmen, event.craftsman);
      accountOf(books, event.seat).craftsmen.push(event.craftsman);
      break;
    case 'workersSent':
      take(books.offer.resources, event.resource);
      accountOf(books, event.seat).resources.push(event.resource);
      break;
    case 'offerClosed':
      books.offer = { craftsmen: [], resources: [] };
      break;
    case 'dismissed':
      take(accountOf(books, event.seat).craftsmen, event.craftsman);
      break;
    case 'builderDrawn':
      if (event.price < 0 || event.price > TOP_PRICE) fail('no such price');
      books.drawn = event.seat;
      break;
    case 'builderPutBack':
      books.drawn = undefined;
      break;
    case 'builderPlaced':
      placed(books, event);
      break;
    case 'builderParked':
      books.drawn = undefined;
      books.parked.push({ seat: event.seat, price: event.price });
      break;
    case 'eventRevealed':
      books.happened.push(event.happening);
      break;
    case 'cardPlayed':
      take(accountOf(books, event.seat).advantages, event.card);
      break;
    case 'eventTookEffect':
      for (const { seat, gain } of event.changes) add(accountOf(books, seat), gain);
      break;
    case 'cubeTaken':
      books.market[event.cube] -= 1;
      add(accountOf(books, event.seat), { [event.cube]: 1 });
      break;
    case 'advantageGained':
      if (ADVANTAGES[event.advantage].kind === 'atOnce') break;
      accountOf(books, event.seat).advantages.push(event.advantage);
      break;
    case 'taxRolled':
      for (const account of books.accounts) account.resources = [];
      break;
    case 'craftsmanJoined':
      accountOf(books, event.seat).craftsmen.push(event.craftsman);
      break;
    case 'greyFetched':
      accountOf(books, event.seat).greyNext = event.workers;
      break;
    case 'bought':
      books.market[event.cube] -= event.amount;
      break;
    case 'startPlayerNamed':
      books.start = event.seat;
      break;
  }
}

function beginRound(books: Books, event: Extract<Event, { type: 'roundBegan' }>): void {
  books.round = event.round;
  books.market = { sand: MARKET_STOCK, wood: MARKET_STOCK, stone: MARKET_STOCK };
  books.offer = { craftsmen: [...event.craftsmen], resources: [...event.resources] };
  for (const account of books.accounts) {
    account.grey = account.greyNext;
    account.greyNext = 0;
  }
}

function placed(books: Books, event: Extract<Event, { type: 'builderPlaced' }>): void {
  const { seat, how } = event;
  if (how === 'freePlacement') take(accountOf(books, seat).advantages, how);
  if (how === 'parked') {
    if (books.parked.shift()?.seat !== seat) fail('parked builders out of order');
  } else if (how !== 'third') books.drawn = undefined;
}

function add({ goods }: Account, gain: Goods): void {
  for (const good of [...CUBES, 'gold', 'points'] as const) goods[good] += gain[good] ?? 0;
}

export function accountOf({ accounts }: Books, seat: Seat): Account {
  return accounts[seat] ?? fail(`no seat ${seat}`);
}

function take<T>(cards: T[], card: T): void {
  const index = cards.indexOf(card);
  if (index < 0) fail(`no card ${String(card)} to take`);
  cards.splice(index, 1);
}

export function fail(reason: string): never {
  throw new Error(`the events contradict themselves: ${reason}`);
}
