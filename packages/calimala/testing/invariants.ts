// What holds in every position and every finished game, whatever was played.
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@loggia/kernel';
import {
  ACTIONS,
  type Action,
  BY_PLAYERS,
  CAPACITY,
  CARDS_PER_ACTION,
  calimala,
  cityStep,
  cubesOn,
  type Disc,
  PLACES,
  SHIPS,
  type State,
  TILES,
  WAREHOUSE,
  WORKSHOP,
  WORKSHOPS,
} from '../src/index.ts';
import { type Books, booksOf, type Ledger } from './ledger.ts';

export class Broken extends Error {}

function hold(condition: boolean, rule: string): void {
  if (!condition) throw new Broken(rule);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const boxOf = (state: State) => BY_PLAYERS[state.players.length as keyof typeof BY_PLAYERS];

/** Every invariant of a position; `ledger` has booked everything since the beginning. */
export function checkPosition(state: State, ledger: Ledger): void {
  checkBooks(state, ledger.books);
  checkDiscs(state, ledger.books.box);
  checkCards(state);
  checkLimits(state);
  checkScores(state);
  checkRound(state);
}

/** C-4 to C-8: the events tell everything that lies on the table. */
function checkBooks(state: State, books: Books): void {
  const { box: _, ...told } = books;
  const sorted = told.accounts.map(account => ({
    ...account,
    hand: account.hand.toSorted((a, b) => ACTIONS.indexOf(a) - ACTIONS.indexOf(b)),
  }));
  const found = booksOf(state);
  // Before the first turn no event has said who is active.
  const expected = {
    ...told,
    accounts: sorted,
    active: books.round > 0 ? told.active : found.active,
  };
  for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
    const same = isDeepStrictEqual(found[key], expected[key]);
    hold(same, `events tell another story of ${key}`);
  }
}

/** C-2.3, C-2.4: discs appear and disappear only by a rule. */
function checkDiscs(state: State, removed: readonly Disc[]): void {
  const { coloured, white } = boxOf(state);
  const lying = [...state.stacks.flat(), ...state.council, ...removed];
  state.players.forEach((player, seat) => {
    const own = player.coloured + lying.filter(disc => disc === seat).length;
    hold(own === coloured, `seat ${seat} has ${own} coloured discs of ${coloured}`);
    hold(player.coloured >= 0 && player.white >= 0, `seat ${seat} placed a disc it has not`);
  });
  const whites =
    sum(state.players.map(player => player.white)) + lying.filter(disc => disc === 'white').length;
  hold(whites === white * state.players.length, `${whites} white discs`);
  const removes = state.council.length >= TILES.length || state.options.whiteSwap === 'removed';
  hold(removed.length === 0 || removes || state.council.includes('nobody'), 'a disc was lost');
}

/** C-2.4: five action cards of each kind, ten end cards, all in their places. */
function checkCards(state: State): void {
  const { deck, discard, startCards, players } = state;
  const cards = [...deck, ...discard, ...startCards, ...players.flatMap(player => player.hand)];
  for (const action of ACTIONS) {
    const count = cards.filter(card => card === action).length;
    hold(count === CARDS_PER_ACTION, `${count} cards ${action}`);
  }
  for (const { hand, startCard } of players) {
    const order = hand.map((card: Action) => ACTIONS.indexOf(card));
    hold(
      order.every((card, index) => card >= (order[index - 1] ?? 0)),
      'a hand is in order',
    );
    hold(startCard === undefined || hand.includes(startCard), 'a start card shown is held');
  }
  const { endCardsDealt, endCardsOpen } = boxOf(state);
  const endCards = players.flatMap(player => player.endCards);
  const open = state.openEndCard === undefined ? [] : [state.openEndCard];
  hold(open.length === endCardsOpen, 'open end cards');
  hold(new Set([...endCards, ...open]).size === endCards.length + open.length, 'end cards differ');
  for (const { endCards, kept } of players) {
    hold(endCards.length === endCardsDealt, 'end cards dealt');
    hold(kept === undefined || endCards.includes(kept), 'a kept end card was dealt');
    hold(kept !== undefined || state.phase === 'endCards', 'everybody keeps an end card');
  }
}

/** C-5.10: limits of boards, places and stacks. */
function checkLimits(state: State): void {
  for (const { board } of state.players) {
    const { wood, brick, marble, workshops, ships, houses } = board;
    for (const count of [wood, brick, marble]) hold(within(count, WAREHOUSE), 'a warehouse');
    for (const cloth of workshops) hold(within(cloth, WORKSHOP), 'a workshop');
    hold(workshops.length >= 1 && workshops.length <= WORKSHOPS, 'workshops');
    hold(within(ships, SHIPS), 'ships');
    hold(new Set(houses).size === houses.length, 'one house per city');
  }
  for (const place of PLACES) hold(cubesOn(state, place) <= CAPACITY[place], `${place} is full`);
  const artists = state.players.map((_, seat) => seat).filter(seat => artworks(state, seat) > 0);
  hold(isDeepStrictEqual(state.artists.toSorted(), artists), 'artists of Palazzo Vecchio');
  const between = state.phase !== 'city' || cityStep(state) === 'place';
  for (const stack of state.stacks) hold(stack.length <= (between ? 3 : 4), 'a stack is too high');
}

const within = (count: number, limit: number) => count >= 0 && count <= limit;
const artworks = (state: State, seat: Seat) => state.cubes.palazzoVecchio[seat] ?? 0;

/** C-8.5: limits of what is awarded, and points that are its sum. */
function checkScores(state: State): void {
  const { council, endScores, phase, players, tiles, tileScores } = state;
  for (const { points } of tileScores) hold(sum(points) <= 6, 'more than 6 points for a tile');
  for (const { points } of endScores) hold(sum(points) <= 9, 'more than 9 points for an end card');
  players.forEach((player, seat) => {
    const scored = sum([...tileScores, ...endScores].map(note => note.points[seat] ?? 0));
    hold(player.points === scored, `seat ${seat} has points from nowhere`);
  });
  tileScores.forEach((note, index) => {
    hold(note.of === tiles[index], 'tiles are scored in order');
  });
  const scored = phase === 'over' ? TILES.length : Math.min(council.length, TILES.length);
  hold(tileScores.length === scored, 'one scoring per tile triggered');
  hold(phase === 'over' || endScores.length === 0, 'end cards score at the end');
}

/** C-7.4, T30: between turns everybody has as many turns left as the round leaves. */
function checkRound(state: State): void {
  if (state.phase !== 'city' && state.phase !== 'over') return;
  if (state.phase === 'city' && cityStep(state) !== 'place') return;
  const players = state.players.length;
  const { coloured, white } = boxOf(state);
  // In `over` the round is the one just finished; before, the one being played.
  const turns = state.phase === 'over' ? players : (state.active + players - state.first) % players;
  state.players.forEach((player, seat) => {
    const played = (seat + players - state.first) % players < turns ? state.round : state.round - 1;
    hold(
      player.coloured + player.white === coloured + white - played,
      `seat ${seat} has the wrong number of turns left`,
    );
  });
}

/** C-8: every invariant of a finished game. */
export function checkEnd(state: State, ledger: Ledger): void {
  hold(state.phase === 'over', 'over');
  hold(calimala.toMove(state).length === 0, 'nobody moves after the end');
  const players = state.players.length;
  const { endCardsOpen } = boxOf(state);
  hold(state.endScores.length === players + endCardsOpen, 'every end card is scored once');
  const total = sum(state.players.map(player => player.points));
  hold(total <= (players === 3 ? 126 : 135), `${total} points`);
  const { coloured, white } = boxOf(state);
  const discsUsedUp = state.round === coloured + white;
  const triggered = Math.min(state.council.length, TILES.length);
  hold(discsUsedUp || triggered === TILES.length, 'a game ends by End A or End B only');
  if (discsUsedUp && ledger.books.box.length === 0) {
    const least = players * (coloured + white) - 12 * 3;
    hold(state.council.length >= Math.min(least, TILES.length), 'too few scorings');
  }
  const result = calimala.result(state);
  const scores = result?.standings.map(standing => standing.score) ?? [];
  hold(scores.length === players, 'everybody has a place');
  hold(
    isDeepStrictEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    ),
    'most points come first',
  );
  for (const { seat, score } of result?.standings ?? []) {
    hold(state.players[seat]?.points === score, 'a standing names the points');
  }
  const best = result?.standings.filter(standing => standing.place === 1) ?? [];
  hold(
    isDeepStrictEqual(
      result?.winners,
      best.map(standing => standing.seat),
    ),
    'winners are first',
  );
}
