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
/** As many with each number of players as the others have: larger tables make slower moves. */
const REDUCED_GAMES = 24;
const ROUNDS = 12;
/** The least number of calls per round: CPU time is reported in steps of some milliseconds. */
const CALLS = { legal: 400_000, apply: 80_000, replay: 600_000 };

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

/** A part of a game, given as shares of its length. */
type Part = readonly [from: number, to: number];

const EARLY: Part = [0.1, 0.2];
const LATE: Part = [0.85, 0.95];

/** A game that has been played up to a part of it. */
interface Begun {
  state: unknown;
  chance: Random;
  moves: Recorded['moves'];
}

function begin({ module }: Manifest, { players, seed, moves }: Recorded, [from, to]: Part): Begun {
  const chance = seededRandom(seed);
  const state = module.setup(players, {}, chance);
  const first = Math.ceil(from * moves.length);
  for (const { seat, move } of moves.slice(0, first)) module.apply(state, seat, move, chance);
  return { state, chance, moves: moves.slice(first, Math.ceil(to * moves.length)) };
}

function playOn({ module }: Manifest, { state, chance, moves }: Begun): void {
  for (const { seat, move } of moves) module.apply(state, seat, move, chance);
}

interface Position {
  state: unknown;
  seat: Seat;
}

/** The positions of a part of the games. */
function positionsOf(manifest: Manifest, games: readonly Recorded[], part: Part): Position[] {
  return games.flatMap(game => {
    const { state, chance, moves } = begin(manifest, game, part);
    return moves.map(({ seat, move }) => {
      const position = { state: structuredClone(state), seat };
      manifest.module.apply(state, seat, move, chance);
      return position;
    });
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

/** The same through boardgame.io's reducer; its randomness comes from the recorded seed too. */
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

/** What the rules and boardgame.io's own housekeeping call on its random plugin. */
function chanceApi(chance: Random) {
  return {
    Number: () => chance.next(),
    _private: { isUsed: () => false, getState: () => ({}) },
  };
}

/** Nanoseconds per call of `legal`. */
function legalTime({ module }: Manifest, positions: readonly Position[]): number {
  const repeats = Math.ceil(CALLS.legal / positions.length);
  const time = bestOf(ROUNDS, () => {
    for (let i = 0; i < repeats; i++) {
      for (const { state, seat } of positions) module.legal(state, seat);
    }
  });
  return (time / positions.length / repeats) * 1e6;
}

/** The average number of moves that `legal` offers. */
function offered({ module }: Manifest, positions: readonly Position[]): number {
  const moves = positions.reduce(
    (sum, { state, seat }) => sum + module.legal(state, seat).length,
    0,
  );
  return moves / positions.length;
}

/** Nanoseconds per call of `apply`, in games that were played up to a part of them. */
function applyTime(manifest: Manifest, games: readonly Recorded[], part: Part): number {
  const moves = games.reduce((sum, game) => sum + begin(manifest, game, part).moves.length, 0);
  const repeats = Math.ceil(CALLS.apply / moves);
  const time = bestOf(
    ROUNDS,
    begun => {
      for (const game of begun) playOn(manifest, game);
    },
    () =>
      Array.from({ length: repeats }, () => games.map(game => begin(manifest, game, part))).flat(),
  );
  return (time / moves / repeats) * 1e6;
}

/** `legal` and `apply`, early and late in the games. */
function overTheGame(manifest: Manifest, games: readonly Recorded[], at: string): Figure[] {
  const early = positionsOf(manifest, games, EARLY);
  const late = positionsOf(manifest, games, LATE);
  const compared = (name: string, first: number, last: number): Figure[] => [
    { name: `${name}, ${at}, early`, value: first, unit: 'ns' },
    { name: `${name}, ${at}, late`, value: last, unit: 'ns' },
    { name: `${name}, ${at}, late : early`, value: last / first, unit: '×' },
  ];
  const more = offered(manifest, late) / offered(manifest, early);
  return [
    ...compared('legal', legalTime(manifest, early), legalTime(manifest, late)),
    { name: `legal moves, ${at}, late : early`, value: more, unit: '×' },
    ...compared('apply', applyTime(manifest, games, EARLY), applyTime(manifest, games, LATE)),
  ];
}

export async function suite(game: string): Promise<Figure[]> {
  const { manifest } = await newestSubject(game);
  const games = Array.from({ length: GAMES }, (_, index) => record(manifest, index));
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  const few = games.slice(0, REDUCED_GAMES);
  const fewMoves = few.reduce((sum, game) => sum + game.moves.length, 0);

  const repeats = Math.ceil(CALLS.replay / moves);
  const replayed = bestOf(2 * ROUNDS, () => {
    for (let i = 0; i < repeats; i++) replayPlain(manifest, games);
  });
  const plain = (repeats * moves) / (replayed / 1000);
  // After the plain replay: what the reducer feeds the rules makes V8 compile them less specially.
  const boardgame = fewMoves / (bestOf(ROUNDS, () => replayThroughBoardgame(manifest, few)) / 1000);
  const playing = bestOf(3, () => {
    for (let index = 0; index < GAMES; index++) record(manifest, index);
  });
  const { min, max } = manifest.module.players;
  const withPlayers = (count: number) =>
    overTheGame(
      manifest,
      games.filter(({ players }) => players === count),
      `${count} players`,
    );
  return [
    { name: 'moves, plain state', value: plain, unit: '/s' },
    { name: "moves, boardgame.io's reducer", value: boardgame, unit: '/s' },
    { name: 'plain : boardgame.io', value: plain / boardgame, unit: '×', target: 'at least 100' },
    ...overTheGame(manifest, games, 'any number'),
    ...withPlayers(min),
    ...withPlayers(max),
    { name: 'whole random games', value: GAMES / (playing / 1000), unit: '/s' },
  ];
}
