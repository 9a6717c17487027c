// The Capitals on trial: its books, its secrets, and which of them a sample must deal uniformly.
import type { Seat, Viewer } from '@loggia/kernel';
import { type Subject, subject } from '@loggia/trial';
import {
  type Event,
  type Move,
  manifests,
  PROSPERITY_IDS,
  type ProsperityId,
  SENTENCES,
  type State,
  specOf,
  type View,
} from '../src/index.ts';
import { checkEnd, checkPosition } from './invariants.ts';
import { book, openLedger } from './ledger.ts';

const PROSPERITY: ReadonlySet<string> = new Set(PROSPERITY_IDS);

/** Decks are revealed to everybody; a hand reveals a tile when it is built. */
function learns(event: Event, viewer: Viewer): unknown {
  switch (event.type) {
    case 'tilesTurnedUp':
      return event.tiles;
    case 'tileBuilt':
    case 'lakeBuilt':
      return event.seat !== viewer && PROSPERITY.has(event.tile) ? event.tile : undefined;
    default:
      return undefined;
  }
}

/** What the true move revealed, the twin must have had. */
function align({ before, after }: { before: State; after: State }, twin: State): void {
  before.decks.forEach((deck, era) => {
    const left = after.decks[era]?.length ?? 0;
    const turned = after.rows[0]?.toReversed().filter(tile => deck.includes(tile)) ?? [];
    if (left < deck.length && turned.length > 0) twin.decks[era] = onTop(twin, era, turned);
  });
  before.players.forEach(({ hand }, seat) => {
    const shown = hand.find(tile => !after.players[seat]?.hand.includes(tile));
    if (shown !== undefined) giveTo(twin, seat, shown);
  });
  if (after.phase !== 'over') return;
  // The end reveals everything.
  before.players.forEach(({ prestige, hand }, seat) => {
    Object.assign(twin.players[seat] ?? {}, { prestige: { ...prestige }, hand: [...hand] });
  });
}

/** A deck with these tiles on top; with two players they may have been out, another of their type is then. */
function onTop(twin: State, era: number, turned: State['decks'][number]): State['decks'][number] {
  const deck = [...(twin.decks[era] ?? [])];
  for (const tile of turned) {
    const place = deck.includes(tile)
      ? deck.indexOf(tile)
      : deck.findIndex(
          other => !turned.includes(other) && specOf(other).type === specOf(tile).type,
        );
    deck.splice(place, 1);
  }
  return [...deck, ...turned];
}

/** Swaps a tile into a hand, from another hand or from the box. */
function giveTo(twin: State, seat: Seat, tile: ProsperityId): void {
  const hand = twin.players[seat]?.hand;
  if (hand === undefined || hand.includes(tile)) return;
  const [given] = hand.splice(0, 1, tile);
  sortHand(hand);
  const holder = twin.players.find(
    (player, other) => other !== seat && player.hand.includes(tile),
  )?.hand;
  if (holder === undefined || given === undefined) return;
  holder.splice(holder.indexOf(tile), 1, given);
  sortHand(holder);
}

function sortHand(hand: ProsperityId[]): void {
  hand.sort((a, b) => PROSPERITY_IDS.indexOf(a) - PROSPERITY_IDS.indexOf(b));
}

const table = (players: number, prosperity: boolean) => ({ players, options: { prosperity } });

const typed: Subject<View, State, Move, Event> = {
  manifest: manifests[0],
  sentences: SENTENCES,
  longest: 4_000,
  openLedger(state) {
    const ledger = openLedger(state);
    return {
      book: event => book(ledger, event),
      check: position => checkPosition(position, ledger),
      end: checkEnd,
    };
  },
  learns,
  align,
  twinOf: (sampled, truth) => ({ ...sampled, journal: structuredClone(truth.journal) }),
  evenness: [
    {
      name: 'the next tile of a later era',
      viewer: 0,
      spot: { table: table(3, false), seed: 'even deck', moves: 20 },
      outcome: ({ decks }) => decks[2]?.at(-1) ?? 'none',
      outcomes: 21,
    },
    {
      name: 'the tile of a type that two players leave out',
      viewer: 1,
      spot: { table: table(2, false), seed: 'even box', moves: 20 },
      outcome: ({ decks }) =>
        (decks[1] ?? [])
          .filter(tile => specOf(tile).type === 'residential')
          .toSorted()
          .join(),
      outcomes: 4,
    },
    {
      name: 'who holds a prosperity tile',
      viewer: 0,
      spot: { table: table(5, true), seed: 'even hands', moves: 0 },
      outcome({ players }) {
        const tile = PROSPERITY_IDS.find(id => !players[0]?.hand.includes(id));
        return `${players.findIndex(({ hand }) => tile !== undefined && hand.includes(tile))}`;
      },
      outcomes: 4,
    },
  ],
};

export const capitalsSubject = subject(typed);
