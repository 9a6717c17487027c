// What holds in every position of every game.
import { isDeepStrictEqual } from 'node:util';
import {
  activeSeat,
  ERAS,
  LAP,
  PLANTS,
  PROSPERITY_ROUNDS,
  ROUNDS,
  SCALES,
  type State,
  type TileId,
  totalOf,
} from '../src/index.ts';
import { balanceOf, type Ledger, openLedger } from './ledger.ts';

export function checkPosition(state: State, ledger: Ledger): void {
  const balance = balanceOf(openLedger(state).books);
  if (!isDeepStrictEqual(balance, balanceOf(ledger.books))) {
    throw new Error(
      `the events tell of another table:\n${JSON.stringify(balance)}\n${JSON.stringify(balanceOf(ledger.books))}`,
    );
  }
  tilesAreUnique(state);
  for (const [seat] of state.players.entries()) cityIsSound(state, seat);
  touristsAreSomewhere(state);
  const sorted = [...state.order].sort((a, b) => (state.columns[a] ?? 0) - (state.columns[b] ?? 0));
  require(isDeepStrictEqual(sorted, state.order), 'the order is not that of the columns');
  require(new Set(state.columns).size === state.columns.length, 'two on one column');
  require((activeSeat(state) === undefined) === (state.phase === 'over'), 'nobody is active');
}

/** K-4.3.1, K-6.2: twelve tiles each, and five more if the table plays with prosperity. */
export function checkEnd({ round, players, options }: State): void {
  require(round === ROUNDS, 'the game ended early');
  const built = ROUNDS + (options.prosperity ? PROSPERITY_ROUNDS.length : 0);
  for (const { city } of players) require(city.length === built + 2, 'a tile too many or too few');
}

function tilesAreUnique({ rows, decks, removed, players, work }: State): void {
  const everywhere: TileId[] = [...rows.flat(), ...decks.flat(), ...removed];
  for (const { city, hand } of players) {
    everywhere.push(...hand);
    for (const { tile } of city) {
      if (tile !== 'hotel' && tile !== 'city-hall') everywhere.push(tile);
    }
  }
  if (work.step === 'placing') everywhere.push(work.tile);
  require(new Set(everywhere).size === everywhere.length, 'a tile is in two places');
}

function cityIsSound(state: State, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { tracks, level, energy, city, tokens, prestige, prestigeTokens } = player;
  for (const [track, { min, max }] of Object.entries(SCALES)) {
    const value = tracks[track as keyof typeof SCALES];
    require(Number.isInteger(value) && value >= min && value <= max, `${track} is off its track`);
  }
  require(tracks.progress >= 0 && tracks.progress < LAP, 'progress is off its loop');
  require(tracks.employment <= tracks.population, 'more work than people');
  require(level in PLANTS && energy >= 0, 'no such plant');
  const cells = new Set(city.map(({ x, y }) => `${x},${y}`));
  require(cells.size === city.length, 'two tiles on one cell');
  require(city.every(({ cubes, lake }) => cubes >= 0 && !(lake && cubes > 0)), 'cubes');
  require(!isDeepStrictEqual(tokens[0], tokens[1]), 'two tokens on one corner');
  const total = totalOf(prestige);
  require(Math.abs(total) <= prestigeTokens, 'more prestige than tokens');
  require((prestigeTokens - total) % 2 === 0, 'half a token');
  // One tile per round, and a prosperity tile or a lake if the table plays with them.
  const built = city.length - 2;
  require(built <= state.round + ERAS.length + 2, 'too many tiles');
}

function touristsAreSomewhere({ tourists, players }: State): void {
  for (const { city, on } of tourists) {
    const buildings = city === 'board' ? [] : (players[city]?.city ?? []);
    require(on === 'beside' || buildings[on] !== undefined, 'a tourist is lost');
  }
}

function require(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
