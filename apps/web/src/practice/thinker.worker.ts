// The worker in which the bots of a practice game think, one question at a time.
import { choose, hint, type Rules } from '@loggia/bots';
import { calimala, calimalaEvaluation } from '@loggia/calimala';
import { type Evaluation, seededRandom, type Typed } from '@loggia/kernel';
import type { Task, Thought } from './thought.ts';

interface Mind {
  game: Rules<unknown, unknown, Typed>;
  evaluation: Evaluation<unknown, unknown, Typed>;
}

/** A game's own types end where the worker begins. */
const MINDS: Readonly<Record<string, Mind>> = {
  calimala: {
    game: calimala as unknown as Mind['game'],
    evaluation: calimalaEvaluation as unknown as Mind['evaluation'],
  },
};

/** Hard thinks at most about a second; the other levels are quick by themselves. */
const HARD = { ms: 800 };

function think(task: Task): Thought {
  const { id, game, view, seat, seed } = task;
  const mind = MINDS[game];
  if (mind === undefined) return { id, failed: `no bot plays ${game}` };
  const question = { ...mind, view, seat, random: seededRandom(seed) };
  try {
    if (task.wish === 'hints') return { id, hints: hint({ ...question, budget: HARD }) };
    const { level } = task;
    const budget = level === 'hard' ? { budget: HARD } : {};
    return { id, move: choose({ ...question, level, ...budget }).move };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(think(data)));
