// P-0 and P-4: a fresh table, and what is laid out for each round.
import { below, openJournal, parseOptions, type Random, type Seat, shuffle } from '@loggia/kernel';
import {
  BUILDERS,
  clockwise,
  craftsmenOf,
  GENERAL_ADVANTAGES,
  HAPPENING_NAMES,
  LAST_ADVANTAGES,
  MARKET_STOCK,
  MAX_PLAYERS,
  MIN_PLAYERS,
  OFFERED_CRAFTSMEN,
  OFFERED_RESOURCES,
  REMOVED_UNSEEN,
  RESOURCE_NAMES,
  ROUNDS,
  START_CRAFTSMEN,
  START_GOLD,
  START_POINTS,
  TOP_PRICE,
} from './data.ts';
import { refuse } from './errors.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Play } from './part.ts';
import { ask, eventFor, ownerOf, seatsOf } from './table.ts';
import type { Event, Player, State } from './types.ts';

export function setup(players: number, input: unknown, random: Random): State {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    refuse('players.count');
  }
  const options = parseOptions(OPTIONS, input);
  const [shown, hidden] = [random.stream('shown'), random.stream('hidden')];
  const start = below(shown, players);
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  const advantages = shuffle([...GENERAL_ADVANTAGES], hidden);
  const happenings = shuffle([...HAPPENING_NAMES], hidden);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  const state: State = {
    ...cleared(options, seats),
    options,
    round: 0,
    part: 'cards',
    start,
    journals: seats.map(seat => openJournal(seat)),
    offer: { craftsmen: [], resources: [] },
    drawn: undefined,
    walled: [],
    builders: { bishop: [], priory: [], court: [], castle: [], market: [], startPlayer: [] },
    kingsbridge: [],
    shiring: [],
    happened: [],
    foreseen: undefined,
    shown: [],
    trader: 0,
    removed: {
      advantages: advantages.splice(0, REMOVED_UNSEEN),
      happenings: happenings.splice(0, REMOVED_UNSEEN),
    },
    decks: {
      craftsmen: rounds.flatMap(round => shuffle(craftsmenOf(round), hidden)),
      advantages: [...advantages, ...LAST_ADVANTAGES],
      happenings,
    },
    players: seats.map(seat => newPlayer(START_GOLD[clockwise(start, players).indexOf(seat)] ?? 0)),
  };
  beginRound({ state, random, emit: () => {} });
  // P-1.1: nobody can lack both workers and gold for a card before the first pick.
  ask(state, start, 'pick');
  return state;
}

function newPlayer(gold: number): Player {
  return {
    asked: 'nothing',
    answered: false,
    gold,
    sheet: { start: START_POINTS },
    cubes: { sand: 0, wood: 0, stone: 0, metal: 0 },
    craftsmen: [...START_CRAFTSMEN],
    advantages: [],
    resources: [],
    grey: 0,
    greyNext: 0,
    traded: {},
    used: {},
  };
}

/** P-0.7, P-4: what every round begins with. */
function cleared({ thirdBuilders }: Options, seats: readonly Seat[]) {
  const third = thirdBuilders === 'last' ? 1 : 0;
  return {
    averted: [],
    passed: [],
    price: TOP_PRICE,
    redraw: 'open',
    parked: [],
    firstPlaced: [],
    tax: 0,
    courtMetal: 1,
    market: { sand: MARKET_STOCK, wood: MARKET_STOCK, stone: MARKET_STOCK },
    bag: seats.map(() => BUILDERS - third),
    aside: seats.map(() => third),
  } satisfies Partial<State>;
}

/** P-0.8, P-4: refills and the cards of the next round. */
export function beginRound({ state, random, emit }: Play): void {
  const seats = seatsOf(state);
  // P-2.13: judged before the round is counted on, by the event of the round that ends.
  state.walled = seats.filter(seat => eventFor(state, seat)?.builders !== undefined);
  state.round += 1;
  Object.assign(state, cleared(state.options, seats));
  for (const player of state.players) {
    player.grey = player.greyNext;
    player.greyNext = 0;
  }
  const advantages = state.decks.advantages.splice(0, 2);
  state.shown.push(...advantages);
  state.kingsbridge = advantages.map(card => ({ card }));
  const shiring = state.decks.craftsmen.splice(0, 2);
  state.shiring = shiring.map(card => ({ card }));
  state.offer = {
    craftsmen: state.decks.craftsmen.splice(0, OFFERED_CRAFTSMEN),
    resources: shuffle([...RESOURCE_NAMES], random.stream('shown'))
      .slice(0, OFFERED_RESOURCES)
      .toSorted((a, b) => RESOURCE_NAMES.indexOf(a) - RESOURCE_NAMES.indexOf(b)),
  };
  emit(roundBegan(state));
  const seer = ownerOf(state, 'foresight');
  const [happening] = state.decks.happenings;
  if (seer !== undefined && happening !== undefined) {
    emit({ type: 'eventForeseen', seat: seer, happening });
  }
}

function roundBegan({ round, start, offer, kingsbridge, shiring }: State): Event {
  return {
    type: 'roundBegan',
    round,
    start,
    craftsmen: [...offer.craftsmen],
    resources: [...offer.resources],
    kingsbridge: kingsbridge.map(({ card }) => card),
    shiring: shiring.map(({ card }) => card),
  };
}
