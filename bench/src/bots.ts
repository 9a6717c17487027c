// Bots: playouts against boardgame.io's MCTSBot, what people notice, how strong each level is.

import { choose } from '@loggia/bots';
import { type Seat, seededRandom } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import { evaluationOf, workedTime } from './arena/game.ts';
import { pairingsOf } from './arena/pairings.ts';
import { figureOf } from './arena.ts';
import {
  CreateGameReducer,
  InitializeGame,
  moveAction,
  ProcessGameConfig,
} from './boardgame-io.ts';
import { crowd } from './bots/crowd.ts';
import { referenceBot } from './bots/reference.ts';
import { newestSubject } from './subjects.ts';
import type { Figure } from './suite.ts';

/** All pairings in full take more than an hour; this allows a shorter run. */
const GAMES_MOST = Number(process.env.BENCH_GAMES ?? Number.POSITIVE_INFINITY);

/** Decisions of one game, some rounds apart. */
const POSITIONS = 8;
const REFERENCE_PLAYOUTS = 25;
const PLAYOUTS = 2000;

export async function suite(game: string): Promise<Figure[]> {
  const { manifest } = await newestSubject(game);
  const figures = [...(await playouts(manifest)), ...(await crowd())];
  for (const pairing of pairingsOf(game, manifest.module.players)) {
    figures.push(await figureOf({ ...pairing, games: Math.min(pairing.games, GAMES_MOST) }));
  }
  return figures;
}

export async function playouts(manifest: Manifest): Promise<Figure[]> {
  const game = ProcessGameConfig(manifest.boardgame);
  let ours = 0;
  let theirs = 0;
  const positions = positionsOf(manifest, game);
  for (const { table, seat } of positions) {
    theirs += await seconds(() =>
      referenceBot(manifest, game, REFERENCE_PLAYOUTS).play(table, String(seat)),
    );
    ours += await seconds(() => think(manifest, table.G, seat));
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

function think(manifest: Manifest, state: unknown, seat: Seat): void {
  const { module: game } = manifest;
  choose({
    game,
    evaluation: evaluationOf(manifest),
    view: game.view(state, seat),
    seat,
    level: 'hard',
    random: seededRandom('playouts'),
    budget: { iterations: PLAYOUTS },
  });
}

/** CPU seconds of this thread: other load on the machine does not count. */
async function seconds(work: () => unknown): Promise<number> {
  const begin = workedTime();
  await work();
  return (workedTime() - begin) / 1000;
}

/** Decisions between the turns of a game of easy bots, as boardgame.io's states. */
function positionsOf(manifest: Manifest, game: ReturnType<typeof ProcessGameConfig>) {
  const { module } = manifest;
  const evaluation = evaluationOf(manifest);
  const reducer = CreateGameReducer({ game });
  const random = seededRandom('positions');
  let table = InitializeGame({ game, numPlayers: 3 });
  const found: { table: typeof table; seat: Seat }[] = [];
  for (let turn = 0; found.length < POSITIONS; ) {
    const [seat] = module.toMove(table.G);
    if (seat === undefined) break;
    const choices = module.legal(table.G, seat).filter(move => !module.takesBack(move));
    if (evaluation.settled(table.G) && choices.length > 1) {
      turn += 1;
      if (turn % 4 === 0) found.push({ table, seat });
    }
    const view = module.view(table.G, seat);
    const question = { game: module, evaluation, view, seat, random };
    const { type, ...details } = choose({ ...question, level: 'easy' }).move;
    table = reducer(table, moveAction(type, details, String(seat)));
  }
  return found;
}
