// Calimala's part of the trial. For tests, bench and fuzz only.
import { clone } from '@loggia/kernel';
import { type Ledger, type Spot, subject } from '@loggia/trial';
import {
  END_CARDS,
  type Event,
  type Move,
  manifests,
  SENTENCES,
  type State,
  type View,
} from '../src/index.ts';
import { branchesOf } from './branches.ts';
import { checkEnd, checkPosition } from './invariants.ts';
import { book, openLedger } from './ledger.ts';
import { LIKES } from './likes.ts';

function ledgerOf(state: State): Ledger<State, Event> {
  const ledger = openLedger(state.players.length);
  return {
    book: event => book(ledger, event),
    check: now => checkPosition(now, ledger),
    end: now => checkEnd(now, ledger),
  };
}

/** The last move reveals the kept end cards: there the twin has the true ones. */
function shareEndCards(truth: State, twin: State): void {
  truth.players.forEach(({ endCards, kept }, seat) => {
    Object.assign(twin.players[seat] ?? {}, { endCards: [...endCards], kept });
  });
}

const middle = (players: number): Spot => ({
  table: { players, options: {} },
  seed: 'even',
  moves: 150,
});

export const calimalaSubject = subject<View, State, Move, Event>({
  manifest: manifests[0],
  sentences: SENTENCES,
  // Fifty discs, three activations each, hands full of cards, some taking back.
  longest: 5_000,
  openLedger: ledgerOf,
  learns: (event, viewer) =>
    (event.type === 'cardDrawn' || event.type === 'extraCardDrawn') && event.seat === viewer
      ? event.card
      : undefined,
  align({ after }, twin) {
    if (after.phase === 'over') shareEndCards(after, twin);
  },
  // What can be undone is left out of others' views, but everybody has seen it happen.
  twinOf: (sampled, truth) => ({ ...sampled, journal: clone(truth.journal) }),
  // Cards left in hands and deck no longer matter.
  atEnd: state => ({
    ...state,
    deck: 0,
    players: state.players.map(player => ({ ...player, hand: 0 })),
  }),
  evenness: [
    {
      // Six cards unseen, three for each of two others, each keeps one: 20 · 3 · 3 outcomes.
      name: 'the end cards of others, their kept ones included (C-3.5)',
      viewer: 0,
      spot: middle(3),
      outcome: ({ players: [, left, right] }) =>
        JSON.stringify([left?.endCards.toSorted(), left?.kept, right?.kept]),
      outcomes: 180,
    },
    {
      name: 'the end card removed unseen among four',
      viewer: null,
      spot: middle(4),
      outcome({ players, openEndCard }) {
        const seen = [openEndCard, ...players.flatMap(({ endCards }) => endCards)];
        return END_CARDS.filter(card => !seen.includes(card)).join();
      },
      outcomes: 9,
    },
  ],
  branches: branchesOf,
  likes: LIKES,
});

export const subjects = [calimalaSubject] as const;

export { RULES as rules } from '../src/rules.ts';
