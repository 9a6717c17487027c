// A thread on which bots think, one question at a time.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { choose, hint } from '@loggia/bots';
import { seededRandom } from '@loggia/kernel';
import { mindOf } from './minds.ts';
import type { Report, Task } from './thought.ts';

/** People's moves come first: on Linux a thread can be nice for itself alone. */
const NICENESS = 19;

function beNice(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICENESS);
  } catch {
    // Elsewhere all threads are equal.
  }
}

function think(task: Task): Report {
  const { id, game, rulesVersion, view, seat, level, budget, seed } = task;
  try {
    const question = { ...mindOf(game, rulesVersion), view, seat, budget };
    const random = seededRandom(seed);
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

function tell(report: Report): void {
  parentPort?.postMessage(report);
}

beNice();
parentPort?.on('message', (task: Task) => tell(think(task)));
tell({ kind: 'ready' });
