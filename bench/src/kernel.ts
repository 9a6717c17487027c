// The rules on plain state against the same moves through boardgame.io's reducer, and their speed.
import { anyMove, play, type Random, type Seat, seededRandom, type Typed } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import {
  CreateGameReducer,
  InitializeGame,
  moveAction,
  ProcessGameConfig,
} from './boardgame-io.ts';
import { newestSubject } from './subjects.ts';
import { bestOf, type Figure } from './suite.ts';

interface Recorded {
  players: number;
  seed: string;
  moves: { seat: Seat; move: Typed }[];
}

const GAMES = 60;
const ROUNDS = 7;

function record({ module }: Manifest, index: number): Recorded {
  const { min, max } = module.players;
  const players = min + (index % (max - min + 1));
  const seed = `bench ${index}`;
  const chance = seededRandom(seed);
  const state = module.setup(players, {}, chance);
  const choice = seededRandom(`${seed} choice`);
  const moves = [...play(module, state, anyMove(module), { chance, choice })];
  return { players, seed, moves: moves.map(({ seat, move }) => ({ seat, move })) };
}

/** Replays a part of a recorded game, given as shares of its length. */
function replay(
  { module }: Manifest,
  game: Recorded,
  visit: (state: unknown, seat: Seat, move: Typed, at: number) => void,
) {
  const chance = seededRandom(game.seed);
  const state = module.setup(game.players, {}, chance);
  game.moves.forEach(({ seat, move }, index) => {
    visit(state, seat, move, index / game.moves.length);
    module.apply(state, seat, move, chance);
  });
}

function replayPlain({ module }: Manifest, games: readonly Recorded[]): void {
  for (const { players, seed, moves } of games) {
    const chance = seededRandom(seed);
    const state = module.setup(players, {}, chance);
    for (const { seat, move } of moves) module.apply(state, seat, move, chance);
    if (module.result(state) === undefined) throw new Error('the game did not end');
  }
}

/** The same, with boardgame.io's reducer; its chance comes from the recorded seed too. */
function replayThroughBoardgame({ boardgame }: Manifest, games: readonly Recorded[]): void {
  for (const { players, seed, moves } of games) {
    const chance: Random = seededRandom(seed);
    const game = ProcessGameConfig({
      ...boardgame,
      plugins: [{ name: 'random', api: () => chanceApi(chance) }],
    });
    const reducer = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: players });
    for (const { seat, move } of moves) {
      const { type, ...details } = move;
      state = reducer(state, moveAction(type, details, String(seat)));
    }
    if (state.ctx.gameover === undefined) throw new Error('the game did not end');
  }
}

/** What the rules and boardgame.io's own housekeeping ask of its random plugin. */
function chanceApi(chance: Random) {
  return {
    Number: () => chance.next(),
    _private: { isUsed: () => false, getState: () => ({}) },
  };
}

/** Nanoseconds per call of `legal`, at one end of the games. */
function legalTime(
  manifest: Manifest,
  games: readonly Recorded[],
  from: number,
  to: number,
): number {
  const positions: { state: unknown; seat: Seat }[] = [];
  for (const game of games) {
    replay(manifest, game, (state, seat, _move, at) => {
      if (at >= from && at < to) positions.push({ state: structuredClone(state), seat });
    });
  }
  const repeats = 20;
  const time = bestOf(ROUNDS, () => {
    for (let i = 0; i < repeats; i++) {
      for (const { state, seat } of positions) manifest.module.legal(state, seat);
    }
  });
  return (time / positions.length / repeats) * 1e6;
}

/** Nanoseconds per call of `apply`, at one end of the games: each move on a copy of its position. */
function applyTime(
  manifest: Manifest,
  games: readonly Recorded[],
  from: number,
  to: number,
): number {
  const positions: { state: unknown; seat: Seat; move: Typed }[] = [];
  for (const game of games) {
    replay(manifest, game, (state, seat, move, at) => {
      if (at >= from && at < to) positions.push({ state: structuredClone(state), seat, move });
    });
  }
  const chance = seededRandom('apply');
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const copies = positions.map(position => ({
      ...position,
      state: structuredClone(position.state),
    }));
    const begin = performance.now();
    for (const { state, seat, move } of copies) manifest.module.apply(state, seat, move, chance);
    best = Math.min(best, performance.now() - begin);
  }
  return (best / positions.length) * 1e6;
}

export async function suite(game: string): Promise<Figure[]> {
  const { manifest } = await newestSubject(game);
  const games = Array.from({ length: GAMES }, (_, index) => record(manifest, index));
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  const few = games.slice(0, 6);
  const fewMoves = few.reduce((sum, game) => sum + game.moves.length, 0);

  const plain = moves / (bestOf(ROUNDS, () => replayPlain(manifest, games)) / 1000);
  const boardgame = fewMoves / (bestOf(2, () => replayThroughBoardgame(manifest, few)) / 1000);
  const playing = bestOf(3, () => {
    for (let index = 0; index < GAMES; index++) record(manifest, index);
  });
  const legalEarly = legalTime(manifest, games, 0.1, 0.2);
  const legalLate = legalTime(manifest, games, 0.85, 0.95);
  const applyEarly = applyTime(manifest, games, 0.1, 0.2);
  const applyLate = applyTime(manifest, games, 0.85, 0.95);
  return [
    { name: 'moves, plain state', value: plain, unit: '/s' },
    { name: "moves, boardgame.io's reducer", value: boardgame, unit: '/s' },
    { name: 'plain : boardgame.io', value: plain / boardgame, unit: '×', target: 'at least 100' },
    { name: 'legal, early', value: legalEarly, unit: 'ns' },
    { name: 'legal, late', value: legalLate, unit: 'ns' },
    { name: 'legal, late : early', value: legalLate / legalEarly, unit: '×' },
    { name: 'apply, early', value: applyEarly, unit: 'ns' },
    { name: 'apply, late', value: applyLate, unit: 'ns' },
    { name: 'apply, late : early', value: applyLate / applyEarly, unit: '×' },
    { name: 'whole random games', value: GAMES / (playing / 1000), unit: '/s' },
  ];
}
