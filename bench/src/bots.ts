// Bots: playouts against boardgame.io's MCTSBot, what people notice, how strong each level is.

import { choose } from '@loggia/bots';
import { Calimala, calimala, calimalaEvaluation, type State } from '@loggia/calimala';
import { type Seat, seededRandom } from '@loggia/kernel';
import { workedTime } from './arena/game.ts';
import { PAIRINGS } from './arena/pairings.ts';
import { figureOf } from './arena.ts';
import {
  CreateGameReducer,
  InitializeGame,
  moveAction,
  ProcessGameConfig,
} from './boardgame-io.ts';
import { crowd } from './bots/crowd.ts';
import { referenceBot } from './bots/reference.ts';
import type { Figure } from './suite.ts';

/** All pairings in full take more than an hour; a shorter look is allowed. */
const GAMES_MOST = Number(process.env.BENCH_GAMES ?? Number.POSITIVE_INFINITY);

/** Decisions of one game, some rounds apart. */
const POSITIONS = 8;
const REFERENCE_PLAYOUTS = 25;
const PLAYOUTS = 2000;

export async function suite(): Promise<Figure[]> {
  const figures = [...(await playouts()), ...(await crowd())];
  for (const pairing of PAIRINGS) {
    figures.push(await figureOf({ ...pairing, games: Math.min(pairing.games, GAMES_MOST) }));
  }
  return figures;
}

export async function playouts(): Promise<Figure[]> {
  const game = ProcessGameConfig(Calimala);
  let ours = 0;
  let theirs = 0;
  const positions = positionsOf(game);
  for (const { table, seat } of positions) {
    theirs += await seconds(() => referenceBot(game, REFERENCE_PLAYOUTS).play(table, String(seat)));
    ours += await seconds(() => think(table.G, seat));
  }
  const count = positions.length;
  const own = (count * PLAYOUTS) / ours;
  const reference = (count * REFERENCE_PLAYOUTS) / theirs;
  return [
    { name: 'playouts of hard per second and worker', value: own, unit: '/s' },
    { name: 'playouts of boardgame.io’s MCTSBot', value: reference, unit: '/s' },
    { name: 'ratio', value: own / reference, unit: '×', target: 'at least 50' },
  ];
}

function think(state: State, seat: Seat): void {
  choose({
    game: calimala,
    evaluation: calimalaEvaluation,
    view: calimala.view(state, seat),
    seat,
    level: 'hard',
    random: seededRandom('playouts'),
    budget: { iterations: PLAYOUTS },
  });
}

/** Seconds this thread worked: what else runs on the machine does not count. */
async function seconds(work: () => unknown): Promise<number> {
  const begin = workedTime();
  await work();
  return (workedTime() - begin) / 1000;
}

/** Placements of a game of easy bots, as boardgame.io's states. */
function positionsOf(game: ReturnType<typeof ProcessGameConfig>) {
  const reducer = CreateGameReducer({ game });
  const random = seededRandom('positions');
  let table = InitializeGame({ game, numPlayers: 3 });
  const found: { table: typeof table & { G: State }; seat: Seat }[] = [];
  for (let turn = 0; found.length < POSITIONS; ) {
    const state = table.G as State;
    const [seat] = calimala.toMove(state);
    if (seat === undefined) break;
    if (calimalaEvaluation.settled(state) && state.phase === 'city') {
      turn += 1;
      if (turn % 4 === 0) found.push({ table: { ...table, G: state }, seat });
    }
    const view = calimala.view(state, seat);
    const question = { game: calimala, evaluation: calimalaEvaluation, view, seat, random };
    const { type, ...details } = choose({ ...question, level: 'easy' }).move;
    table = reducer(table, moveAction(type, details, String(seat)));
  }
  return found;
}
