// The thinker: every question is answered in time, whatever its worker does.
import { expect, test } from 'vitest';
import { type Mindful, Thinker } from '../../src/practice/thinker.ts';
import type { Task, Thought } from '../../src/practice/thought.ts';

const MOVE = { type: 'done' };
const QUESTION = { game: 'calimala', rulesVersion: 1, view: {}, seat: 1 };

/** A worker that behaves as told, and remembers whether it was terminated. */
class Worker implements Mindful {
  readonly #answer: (task: Task) => Thought | 'silence' | 'death';
  #hear: (event: { data: Thought }) => void = () => {};
  #die: () => void = () => {};
  isGone = false;

  constructor(answer: (task: Task) => Thought | 'silence' | 'death') {
    this.#answer = answer;
  }

  addEventListener(
    ...[type, listener]:
      | [type: 'message', listener: (event: { data: Thought }) => void]
      | [type: 'error', listener: () => void]
  ): void {
    if (type === 'message') this.#hear = listener;
    else this.#die = listener;
  }

  postMessage(task: Task): void {
    setTimeout(() => {
      const answer = this.#answer(task);
      if (answer === 'death') this.#die();
      else if (answer !== 'silence' && !this.isGone) this.#hear({ data: answer });
    });
  }

  terminate(): void {
    this.isGone = true;
  }
}

const good = ({ id, wish }: Task): Thought =>
  wish === 'move' ? { id, move: MOVE } : { id, hints: [] };

test.each([
  ['is silent', () => 'silence' as const],
  ['dies', () => 'death' as const],
])('a worker that %s is replaced', async (_, answer) => {
  const workers: Worker[] = [];
  const thinker = new Thinker(() => {
    const worker = new Worker(workers.length === 0 ? answer : good);
    workers.push(worker);
    return worker;
  }, 50);
  const both = [thinker.move(QUESTION, 'hard'), thinker.move({ ...QUESTION, seat: 2 }, 'easy')];
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(await thinker.move(QUESTION, 'hard')).toEqual(MOVE);
  expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
  thinker.stop();
});

test('a failed answer gives no move and no hints, and the worker stays', async () => {
  const workers: Worker[] = [];
  const thinker = new Thinker(() => {
    const worker = new Worker(({ id }) => ({ id, failed: 'a bug' }));
    workers.push(worker);
    return worker;
  });
  expect(await thinker.move(QUESTION, 'medium')).toBeUndefined();
  expect(await thinker.hints(QUESTION)).toEqual([]);
  expect(workers).toHaveLength(1);
});
