// Chapter 3: a fresh table; chapter 5 for two players.
import { openJournal, parseOptions, pick, type Random, type Seat, shuffle } from '@loggia/kernel';
import {
  BUILDING_TYPES,
  type Column,
  displaySize,
  ERAS,
  type Era,
  FIRST_START_COLUMN,
  INITIATIVE,
  LEVELS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PLANTS,
  prosperityHand,
  SCALES,
} from './data.ts';
import { refuse } from './errors.ts';
import { OPTIONS, type Options } from './options.ts';
import { at } from './table.ts';
import {
  ERA_DECK,
  type EraTileId,
  PROSPERITY_IDS,
  type ProsperityId,
  specOf,
} from './tiles/index.ts';
import type { Player, ScoreSheet, State } from './types.ts';

export function setup(players: number, input: unknown, random: Random): State {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    refuse('players.count');
  }
  const options = parseOptions(OPTIONS, input);
  const [shown, hidden] = [random.stream('shown'), random.stream('hidden')];
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  const order = shuffle([...seats], shown);
  const columns = seats.map(seat => (FIRST_START_COLUMN + order.indexOf(seat)) as Column);
  const decks = ERAS.map(era => deckOf(era, players, options, hidden));
  const dealt = options.prosperity ? shuffle([...PROSPERITY_IDS], hidden) : [];
  const offered = at(decks, 0).splice(-displaySize(players)).reverse();
  return {
    options,
    round: 1,
    phase: 'building',
    order,
    turn: 0,
    columns,
    picked: seats.map(() => 0),
    rows: [offered, [], []],
    removed: [],
    decks,
    plants: LEVELS.map(level => (level === 1 ? players : 0)),
    highest: 'nobody',
    neutral: players === 2 ? SCALES.culture.start : 'none',
    tourists: [
      ...seats.map(seat => ({ city: seat, on: 'beside' as const })),
      ...(players === 2 ? [{ city: 'board' as const, on: 'beside' as const }] : []),
    ],
    work: { step: 'idle' },
    activations: 0,
    helped: [],
    journal: openJournal(at(order, 0)),
    players: columns.map(column => cityOf(column, dealt.splice(0, prosperityHand(players)))),
  };
}

/** By era, and by the number of players up to which tiles are used. */
const ERA_DECKS = ERAS.map(era => {
  const tiles = ERA_DECK.filter(tile => tile.era === era);
  return Array.from({ length: MAX_PLAYERS + 1 }, (_, upTo) =>
    tiles.filter(({ minPlayers = 0 }) => minPlayers <= upTo).map(({ id }) => id),
  );
});

/** The tiles of an era that this number of players uses (K-3.2, A10). */
export function tilesOf(era: Era, players: number, options: Options): readonly EraTileId[] {
  const upTo = players === 4 && options.markedTiles === 'fourUsesAll' ? MAX_PLAYERS : players;
  return at(at(ERA_DECKS, era - 1), upTo);
}

/** K-5.2, A11: with two players one tile of each type leaves unseen. */
function deckOf(era: Era, players: number, options: Options, random: Random): EraTileId[] {
  const tiles = tilesOf(era, players, options);
  const removed = players === 2 ? oneOfEachType(tiles, random) : [];
  return shuffle(
    tiles.filter(tile => !removed.includes(tile)),
    random,
  );
}

export function oneOfEachType(tiles: readonly EraTileId[], random: Random): EraTileId[] {
  return BUILDING_TYPES.map(type =>
    pick(
      random,
      tiles.filter(tile => specOf(tile).type === type),
    ),
  );
}

/** Spelled out, so that it has the shape of every later sheet. */
export function emptySheet(): ScoreSheet {
  return {
    placement: 0,
    taxation: 0,
    tiles: 0,
    arrows: 0,
    employment: 0,
    unemployment: 0,
    publicServices: 0,
    finalTiles: 0,
    energy: 0,
    economy: 0,
    culture: 0,
    progress: 0,
  };
}

function cityOf(column: Column, hand: ProsperityId[]): Player {
  return {
    tracks: {
      // K-3.6: players pay for their column at once.
      economy: SCALES.economy.start - INITIATIVE[column].cost,
      culture: SCALES.culture.start,
      publicServices: SCALES.publicServices.start,
      progress: 0,
      population: SCALES.population.start,
      employment: SCALES.employment.start,
    },
    level: 1,
    energy: at(PLANTS[1].energy, 0),
    city: [
      { tile: 'hotel', x: 0, y: 0, cubes: 0, lake: false },
      { tile: 'city-hall', x: 1, y: 0, cubes: 0, lake: false },
    ],
    tokens: [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
    prestigeTokens: 0,
    prestige: emptySheet(),
    hand: PROSPERITY_IDS.filter(tile => hand.includes(tile)),
  };
}
