// What Pillars provides to its trial.
import type { Seat } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import { type Spot, type Subject, subject, wordsOf } from '@loggia/trial';
import {
  CRAFTSMAN_NAMES,
  type Event,
  HAPPENINGS,
  LOCATIONS,
  type Move,
  pillars,
  SENTENCES,
  type State,
  type View,
} from '../src/index.ts';
import { openLedger } from './ledger.ts';

/** What was left to chance or hidden until this event revealed it. */
function learns(event: Event): unknown {
  switch (event.type) {
    case 'roundBegan':
    case 'eventRevealed':
    case 'eventForeseen':
    case 'builderDrawn':
    case 'builderSetAside':
    case 'taxRolled':
      return event;
    default:
      return undefined;
  }
}

/** Puts the cards a move revealed on top of the twin's piles, swapping those in their way. */
function align({ before, after }: { before: State; after: State }, twin: State): void {
  const { decks, removed } = twin;
  const events = after.happened.length - before.happened.length;
  onTop(decks.happenings, removed.happenings, before.decks.happenings.slice(0, events));
  const shown = after.shown.length - before.shown.length;
  onTop(decks.advantages, removed.advantages, before.decks.advantages.slice(0, shown));
  const met = before.decks.craftsmen.length - after.decks.craftsmen.length;
  decks.craftsmen.splice(0, met, ...before.decks.craftsmen.slice(0, met));
}

function onTop<Card>(deck: Card[], removed: Card[], wanted: readonly Card[]): void {
  wanted.forEach((card, place) => {
    const other = deck[place];
    if (other === undefined || other === card) return;
    const pile = deck.includes(card) ? deck : removed;
    pile[pile.indexOf(card)] = other;
    deck[place] = card;
  });
}

/** The kinds of log lines, and what few games show. */
function branches(event: Event, state: State): string[] {
  const name = pillars.describe(event).key.replace('log.', '');
  switch (event.type) {
    case 'eventTookEffect': {
      const averted = state.averted.map(({ by }) => `${event.happening} averted by ${by}`);
      const sign = HAPPENINGS[event.happening].favourable ? 'good' : 'bad';
      return [name, event.happening, ...averted, `${sign} for ${event.changes.length}`];
    }
    case 'craftsmanUsed':
      return [name, `used ${event.craftsman}`];
    case 'advantageGained':
      return [name, `gained ${event.advantage}`];
    case 'builderPlaced':
      return [name, `placed at ${event.location} as ${event.how}`];
    case 'gameEnded':
      return [name, `won by ${event.result.standings[0]?.decidedBy ?? 'nothing'}`];
    default:
      return [name];
  }
}

/** What habits of play like or dislike: words of moves, amounts, cheap and expensive. */
const LIKES = [
  ...['hire', 'gather', 'passCards', 'keepBuilder', 'redraw', 'place', 'placeFree', 'park'],
  ...['playCard', 'holdCard', 'buy', 'sell', 'withdraw', 'use', 'done', 'protection'],
  ...['sand', 'wood', 'stone', 'metal', 'much', 'little', 'late'],
  ...LOCATIONS,
  ...CRAFTSMAN_NAMES,
];

function likesOf(state: State, _seat: Seat, move: Move): string[] {
  const words = wordsOf(move);
  if ('amount' in move) words.push(move.amount > 2 ? 'much' : 'little');
  if (state.round > 3) words.push('late');
  return words;
}

const middle: Spot = { table: { players: 3, options: {} }, seed: 'even', moves: 0 };

export function pillarsSubject(manifest: Manifest): Subject {
  return subject<View, State, Move, Event>({
    manifest,
    sentences: SENTENCES,
    longest: 5_000,
    openLedger,
    learns,
    align,
    twinOf: (sampled, truth) => ({ ...sampled, journals: structuredClone(truth.journals) }),
    branches,
    likes: { all: LIKES, of: likesOf },
    evenness: [
      {
        name: 'the next event',
        viewer: 0,
        spot: middle,
        outcome: ({ decks }) => String(decks.happenings[0]),
        outcomes: 10,
      },
      {
        name: 'the next advantage',
        viewer: null,
        spot: middle,
        outcome: ({ decks }) => String(decks.advantages[0]),
        outcomes: 12,
      },
      {
        name: 'an advantage removed',
        viewer: 1,
        spot: middle,
        outcome: ({ removed }) => String(removed.advantages[3]),
        outcomes: 12,
      },
      {
        name: 'the order of four craftsmen',
        viewer: 2,
        spot: middle,
        outcome: ({ decks }) => decks.craftsmen.slice(4, 8).join(),
        outcomes: 24,
      },
    ],
  });
}
