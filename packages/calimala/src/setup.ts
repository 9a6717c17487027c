// Chapter 3: a fresh table.
import { below, parseOptions, type Random, type Seat, shuffle } from '@loggia/kernel';
import {
  ACTIONS,
  type Action,
  BY_PLAYERS,
  CARDS_PER_ACTION,
  CENTRE,
  CENTRE_ACTION,
  END_CARDS,
  FIRST_LAYOUT,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PLACES,
  type Place,
  START_CARDS,
  STREETS,
  TILES,
} from './data.ts';
import { refuse } from './errors.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Player, State } from './types.ts';

export function setup(players: number, input: unknown, random: Random): State {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    refuse('players.count');
  }
  const options = parseOptions(OPTIONS, input);
  const box = BY_PLAYERS[players as keyof typeof BY_PLAYERS];
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  const [shown, hidden] = [random.stream('shown'), random.stream('hidden')];
  const first = below(shown, players);
  const layout = layOut(options, shown);
  const tiles = shuffle([...TILES], shown);
  const endCards = shuffle([...END_CARDS], hidden);
  const deck = ACTIONS.flatMap(action => new Array<Action>(CARDS_PER_ACTION).fill(action));
  for (const card of START_CARDS) deck.splice(deck.indexOf(card), 1);
  return {
    options,
    phase: 'endCards',
    first,
    active: first,
    round: 0,
    street: 0,
    activation: undefined,
    journal: [],
    drawnThisTurn: 0,
    layout,
    stacks: STREETS.map(() => []),
    cubes: Object.fromEntries(PLACES.map(place => [place, seats.map(() => 0)])) as Record<
      Place,
      number[]
    >,
    artists: [],
    tiles,
    council: [],
    tileScores: [],
    endScores: [],
    startCards: [...START_CARDS],
    deck: shuffle(deck, hidden),
    discard: [],
    players: seats.map(
      (): Player => ({
        board: { wood: 0, brick: 0, marble: 0, workshops: [0], ships: 0, houses: [] },
        coloured: box.coloured,
        white: box.white,
        points: 0,
        hand: [],
        startCard: undefined,
        endCards: endCards.splice(0, box.endCardsDealt),
        kept: undefined,
      }),
    ),
    openEndCard: box.endCardsOpen > 0 ? endCards.pop() : undefined,
  };
}

/** C-3.2, D1: which action lies on which cell. */
function layOut(options: Options, random: Random): Action[] {
  switch (options.layout) {
    case 'first':
      return [...FIRST_LAYOUT];
    case 'allRandom':
      return shuffle([...ACTIONS], random);
    case 'random': {
      const tiles = shuffle(
        ACTIONS.filter(action => action !== CENTRE_ACTION),
        random,
      );
      return tiles.toSpliced(CENTRE, 0, CENTRE_ACTION);
    }
  }
}
