// The worker in which the bots of a practice game think, one question at a time.
import { choose, hint } from '@loggia/bots';
import { SHELF } from '@loggia/games';
import { seededRandom } from '@loggia/kernel';
import { versionOf } from '@loggia/kernel/manifest';
import type { Task, Thought } from './thought.ts';

/** Hard thinks for about a second at most; the other levels are quick anyway. */
const HARD = { ms: 800 };

async function think(task: Task): Promise<Thought> {
  const { id, game: name, view, seat, seed } = task;
  try {
    const versions = (await SHELF[name]?.()) ?? [];
    const { module: game, evaluation } = versionOf(versions, task) ?? {};
    if (game === undefined || evaluation === undefined) {
      return { id, failed: `no bot plays ${name}` };
    }
    const question = { game, evaluation, view, seat, random: seededRandom(seed) };
    if (task.wish === 'hints') return { id, hints: hint({ ...question, budget: HARD }) };
    const { level } = task;
    const budget = level === 'hard' ? { budget: HARD } : {};
    return { id, move: choose({ ...question, level, ...budget }).move };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => postMessage(await think(data)));
