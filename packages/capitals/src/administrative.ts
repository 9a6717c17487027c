// K-4.8: the administrative phase. Construction tokens move on, the rows shift and are filled.
import type { Seat } from '@loggia/kernel';
import { isFull } from './city.ts';
import { displaySize, type Era, eraOf, ROUNDS } from './data.ts';
import { at, playerOf } from './table.ts';
import { type EraTileId, specOf } from './tiles/index.ts';
import type { Corner, Emit, PlayerView, State } from './types.ts';

/** The tokens whose four cells are all occupied. */
export function fullTokens({ city, tokens }: PlayerView): (0 | 1)[] {
  return ([0, 1] as const).filter(token => isFull(city, tokens[token]));
}

export function hasFullToken({ city, tokens }: PlayerView): boolean {
  return isFull(city, tokens[0]) || isFull(city, tokens[1]);
}

export function moveToken(state: State, seat: Seat, token: 0 | 1, to: Corner, emit: Emit): void {
  const player = playerOf(state, seat);
  const [first, second] = player.tokens;
  emit({ type: 'tokenMoved', seat, token, from: { ...player.tokens[token] }, to });
  player.tokens = token === 0 ? [{ ...to }, second] : [first, { ...to }];
}

/** K-5.6: the neutral culture marker moves up at the start of the phase. */
export function moveNeutral(state: State, emit: Emit): void {
  if (state.neutral === 'none') return;
  state.neutral += 1;
  emit({ type: 'neutralMoved', culture: state.neutral });
}

/** K-4.8.2 to K-4.8.6; A23: not after the last round. */
export function shiftAndRefill(state: State, emit: Emit): void {
  if (state.round === ROUNDS) return;
  const [free, cheap, dear] = [at(state.rows, 0), at(state.rows, 1), at(state.rows, 2)];
  emit({ type: 'rowsShifted', removed: [...dear] });
  state.removed.push(...dear);
  const era = eraOf(state.round + 1);
  for (let past = 1; past < era; past++) state.decks[past - 1] = [];
  const rows = [[], free, cheap];
  const tiles = draw(state, era, newTiles(state, rows, era));
  state.rows = [tiles, free, cheap];
  emit({ type: 'tilesTurnedUp', tiles: [...tiles], era });
}

function newTiles(state: State, rows: readonly EraTileId[][], era: Era): number {
  const size = displaySize(state.players.length);
  // K-5.7: with two players always four.
  if (state.options.refill === 'always' || state.players.length === 2) return size;
  let shown = 0;
  for (const row of rows) for (const tile of row) if (specOf(tile).era === era) shown += 1;
  return size - shown;
}

/** A21: a deck that runs short gives what it has left. */
function draw(state: State, era: Era, count: number): EraTileId[] {
  const deck = at(state.decks, era - 1);
  return deck.splice(Math.max(0, deck.length - count)).reverse();
}
