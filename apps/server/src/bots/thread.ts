// A thread on which bots think, one question at a time.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { choose, hint } from '@loggia/bots';
import { anyMove, seededRandom } from '@loggia/kernel';
import { allOf, type Shelf, versionOf } from '@loggia/kernel/manifest';
import type { Report, Task } from './thought.ts';

/** People's moves come first: on Linux a thread can lower its own priority. */
const NICENESS = 19;

function beNice(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICENESS);
  } catch {
    // Elsewhere all threads have equal priority.
  }
}

const { SHELF }: { SHELF: Shelf } = await import(workerData.games);
const GAMES = await allOf(SHELF);

function think(task: Task): Report {
  const { id, view, seat, level, budget, seed } = task;
  try {
    const { module: game, evaluation } = versionOf(GAMES, task) ?? unknownGame(task);
    const random = seededRandom(seed);
    // A player who has left gets a stand-in in any game, even if it only moves at random.
    if (evaluation === undefined) {
      const move = anyMove(game)(game.legal(view, seat), seat, random);
      return { id, kind: 'decided', move };
    }
    const question = { game, evaluation, view, seat, budget };
    if (task.wish === 'hints') return { id, kind: 'advised', hints: hint({ ...question, random }) };
    const { move } = choose({
      ...question,
      level,
      random,
      progress: soFar => tell({ id, kind: 'soFar', move: soFar }),
    });
    return { id, kind: 'decided', move };
  } catch (error) {
    return { id, kind: 'failed', reason: String(error) };
  }
}

function unknownGame({ game, rulesVersion }: Task): never {
  throw new RangeError(`no bot plays ${game}, rules ${rulesVersion}`);
}

function tell(report: Report): void {
  parentPort?.postMessage(report);
}

beNice();
parentPort?.on('message', (task: Task) => tell(think(task)));
tell({ kind: 'ready' });
