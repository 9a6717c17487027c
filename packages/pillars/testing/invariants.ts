// What holds in every position and every finished game, whatever was played.
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@loggia/kernel';
import { hold } from '@loggia/trial';
import {
  BUILDERS,
  CRAFTSMAN_NAMES,
  CRAFTSMEN,
  CUBE_LIMIT,
  CUBES,
  craftsmanLimit,
  cubeCount,
  freeWorkers,
  GENERAL_ADVANTAGES,
  GOLD_CEILING,
  greyAtCastle,
  HAPPENING_NAMES,
  LAST_ADVANTAGES,
  MARKET_STOCK,
  PLAIN_LOCATIONS,
  pillars,
  pointsOf,
  ROUNDS,
  SPACES,
  type State,
  stepOf,
  workersOf,
} from '../src/index.ts';
import { type Books, booksOf } from './books.ts';

/** Every invariant of a position; `books` have booked everything since the beginning. */
export function checkPosition(state: State, books: Books): void {
  const found = booksOf(state);
  for (const key of Object.keys(found) as (keyof Books)[]) {
    hold(isDeepStrictEqual(found[key], books[key]), `events tell another story of ${key}`);
  }
  checkPlayers(state);
  checkBuilders(state);
  checkCards(state);
  checkDecisions(state);
}

/** I1, I2, I3, I4, I5. */
function checkPlayers(state: State): void {
  const fresh = state.part === 'cards' && state.passed.length === 0;
  for (const player of state.players) {
    hold(player.gold >= 0 && player.gold <= GOLD_CEILING, 'gold from 0 to 30');
    hold(pointsOf(player) >= 0, 'points are never below 0');
    for (const cube of CUBES) hold(player.cubes[cube] >= 0, 'cubes are never below 0');
    const workers = workersOf(player);
    hold(workers >= 12 && workers <= 15, `${workers} workers`);
    hold(freeWorkers(player) >= 0, 'nobody sends workers there are not');
    const open = player.asked === 'dismiss' && !player.answered ? 1 : 0;
    const limit = craftsmanLimit(player) + (state.part === 'event' ? 0 : open);
    hold(player.craftsmen.length <= limit, `${player.craftsmen.length} craftsmen`);
    if (fresh) hold(cubeCount(player) <= CUBE_LIMIT, 'five cubes at the start of a round');
    if (stepOf(state.part) < 13) hold(isDeepStrictEqual(player.used, {}), 'uses are forgotten');
    if (state.part !== 'market') hold(isDeepStrictEqual(player.traded, {}), 'trade is forgotten');
  }
  for (const stock of Object.values(state.market)) {
    hold(stock >= 0 && stock <= MARKET_STOCK, 'at most four of a kind in the market');
  }
  hold(!Object.hasOwn(state.market, 'metal'), 'no metal in the market');
  hold(greyAtCastle(state) >= 0, 'four grey workers');
}

/** I6: no builder appears or disappears; every space holds one. */
function checkBuilders(state: State): void {
  const onBoard: Seat[] = [
    ...PLAIN_LOCATIONS.flatMap(location => state.builders[location]),
    ...[...state.kingsbridge, ...state.shiring].flatMap(({ builder }) => builder ?? []),
  ];
  state.players.forEach((_, seat) => {
    const own = (seats: readonly Seat[]) => seats.filter(other => other === seat).length;
    const elsewhere = own(onBoard) + own(state.parked.map(parked => parked.seat));
    const drawn = state.drawn === seat ? 1 : 0;
    const all = (state.bag[seat] ?? 0) + (state.aside[seat] ?? 0) + drawn + elsewhere;
    hold(all === BUILDERS, `seat ${seat} has ${all} builders`);
  });
  for (const location of PLAIN_LOCATIONS) {
    hold(state.builders[location].length <= SPACES[location], `${location} is too full`);
  }
}

/** I7, I8, I9. */
function checkCards(state: State): void {
  const { decks, removed, shown, happened, offer, players, round } = state;
  const metal = players.reduce((sum, { cubes }) => sum + cubes.metal, 0);
  hold(metal <= 9 + players.length, `${metal} metal`);
  const open = [...offer.craftsmen, ...state.shiring.map(({ card }) => card)];
  hold(
    open.every(card => CRAFTSMEN[card].round === round),
    'no craftsman comes back to the table',
  );
  const known = [
    ...decks.craftsmen,
    ...open,
    ...players.flatMap(({ craftsmen }) => craftsmen.filter(card => CRAFTSMEN[card].round > 0)),
  ];
  hold(new Set(known).size === known.length, 'a craftsman is in one place');
  const later = CRAFTSMAN_NAMES.filter(card => CRAFTSMEN[card].round > round);
  hold(isDeepStrictEqual(decks.craftsmen.toSorted(), later.toSorted()), 'decks of later rounds');
  const advantages = [...shown, ...decks.advantages, ...removed.advantages].toSorted();
  const all = [...GENERAL_ADVANTAGES, ...LAST_ADVANTAGES].toSorted();
  hold(isDeepStrictEqual(advantages, all), 'every advantage once');
  const events = [...happened, ...decks.happenings, ...removed.happenings].toSorted();
  hold(isDeepStrictEqual(events, HAPPENING_NAMES.toSorted()), 'every happening once');
  const revealed = stepOf(state.part) > 0 || state.part === 'over' ? round : round - 1;
  hold(happened.length === revealed, `${happened.length} happenings in round ${round}`);
  hold(shown.length === 2 * round, `${shown.length} advantages in round ${round}`);
  for (const { advantages } of players) {
    hold(
      advantages.every(card => shown.includes(card)),
      'an advantage owned was seen',
    );
  }
}

/** I11. */
function checkDecisions(state: State): void {
  const deciding = pillars.toMove(state).length;
  const parallel = state.options.building === 'parallel' && state.part === 'cathedral';
  if (state.part === 'over') hold(deciding === 0, 'nobody decides after the end');
  else hold(deciding === 1 || (parallel && deciding > 1), `${deciding} players decide`);
}

/** I10: every invariant of a finished game. */
export function checkEnd(state: State): void {
  hold(state.part === 'over' && state.round === ROUNDS, 'a game ends after six rounds');
  const result = pillars.result(state);
  hold(result?.standings.length === state.players.length, 'everybody has a place');
  for (const { seat, score } of result?.standings ?? []) {
    const player = state.players[seat];
    hold(player !== undefined && pointsOf(player) === score, 'a standing names the points');
  }
}
