// What the fixture provides to its trial.
import { clone, type Viewer } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import { hold, type Ledger, type Subject, subject } from '@loggia/trial';
import { SENTENCES } from '../src/index.ts';
import { CARDS, type Event, type Move, type State, type View } from '../src/types.ts';

interface Books {
  coins: number[];
  points: number[];
  lot: number;
  cards: number;
}

/** Coins, points and cards according to the events. */
function openLedger(state: State): Ledger<State, Event> {
  let books: Books = {
    coins: state.players.map(({ coins }) => coins),
    points: state.players.map(({ points }) => points),
    lot: state.lots.at(-1) ?? 0,
    cards: state.deck.length,
  };
  let past: Books[] = [];
  const pay = (seat: number, coins: number, points: number) => {
    books.coins[seat] = (books.coins[seat] ?? 0) - coins;
    books.points[seat] = (books.points[seat] ?? 0) + points;
  };
  return {
    book(event) {
      if (event.type === 'polished') past.push(clone(books));
      else if (event.type !== 'takenBack') past = [];
      switch (event.type) {
        case 'lotShown':
          books.lot = event.lot;
          books.cards -= 1;
          break;
        case 'bidsShown':
          if (event.winner !== undefined) {
            pay(event.winner, event.bids[event.winner] ?? 0, books.lot);
          }
          break;
        case 'polished':
          pay(event.seat, 1, 1);
          break;
        case 'peeked':
          pay(event.seat, 2, 0);
          books.cards -= 1;
          break;
        case 'takenBack':
          books = past.at(-event.moves.length) ?? books;
          past.length -= event.moves.length;
          break;
        case 'gameEnded':
          event.hands.forEach((hand, seat) => {
            for (const card of hand) pay(seat, 0, card);
          });
      }
    },
    check({ players, deck, lots }) {
      players.forEach(({ coins, points }, seat) => {
        hold(coins === books.coins[seat], `seat ${seat} has other coins than told`);
        hold(points === books.points[seat], `seat ${seat} has other points than told`);
        hold(coins >= 0, `seat ${seat} paid what it had not`);
      });
      hold(deck.length === books.cards, 'the deck has other cards than told');
      const cards = [...deck, ...lots, ...players.flatMap(({ hand }) => hand)];
      hold(cards.toSorted((a, b) => a - b).join() === CARDS.join(), 'every card is there once');
    },
  };
}

function learns(event: Event, viewer: Viewer): unknown {
  switch (event.type) {
    case 'lotShown':
      return event.lot;
    case 'bidsShown':
      return event.bids;
    case 'peeked':
      return event.seat === viewer ? event.card : undefined;
    case 'gameEnded':
      return event.hands;
    default:
      return undefined;
  }
}

/**
 * Puts the cards and bids that a move revealed where the twin needs them for the move to do the
 * same.
 */
function align({ before, after }: { before: State; after: State }, twin: State): void {
  twin.players.forEach((player, seat) => {
    const bid = before.players[seat]?.bid;
    if (bid !== undefined) player.bid = bid;
  });
  const over = after.phase === 'over';
  const places = [...twin.players.map(({ hand }) => hand), twin.deck];
  const wanted = [...before.players.map(({ hand }) => hand), before.deck];
  places.forEach((place, index) => {
    const isDeck = index === places.length - 1;
    place.forEach((_, at) => {
      if (!over && !(isDeck && at === place.length - 1)) return;
      const card = wanted[index]?.[at];
      if (card === undefined) return;
      const holder = places.find(other => other.includes(card));
      const from = holder?.indexOf(card) ?? -1;
      if (holder !== undefined) holder[from] = place[at] ?? card;
      place[at] = card;
    });
  });
}

export function lotsSubject(manifest: Manifest): Subject {
  return subject<View, State, Move, Event>({
    manifest,
    sentences: SENTENCES,
    longest: 400,
    openLedger,
    learns,
    align,
    evenness: [
      {
        name: 'the top of the deck',
        viewer: 0,
        spot: { table: { players: 3, options: {} }, seed: 'even', moves: 0 },
        outcome: ({ deck }) => String(deck.at(-1)),
        outcomes: 23,
      },
      {
        name: 'a hidden bid',
        viewer: null,
        spot: { table: { players: 2, options: {} }, seed: 'even', moves: 1 },
        outcome: ({ players }) => players.map(({ bid }) => bid ?? '').join(),
        outcomes: 7,
      },
    ],
  });
}
