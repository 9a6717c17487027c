// The table pauses while an event is shown, and loses nothing that happens meanwhile.
import type { Typed } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { noticed, rest, type State } from '../src/table/use-interrupts.ts';

interface Shown {
  events: Typed[];
}

const isScoring = ({ type }: Typed) => type === 'scored';
const after = (moves: number, ...types: string[]) => ({
  moves,
  view: { events: types.map(type => ({ type })) },
});
const start: State<Shown> = { seen: after(7, 'placed'), queue: [], untold: [{ type: 'placed' }] };
const notice = (state: State<Shown>, now: ReturnType<typeof after>) =>
  noticed(state, now, isScoring);

test('a move without a pause is told by itself', () => {
  const now = notice(start, after(8, 'drawn'));
  expect(now.still).toBeUndefined();
  expect(now.untold).toEqual([{ type: 'drawn' }]);
});

test('moves made during a pause are told together afterwards', () => {
  const scoring = notice(start, after(8, 'promoted', 'scored'));
  expect(scoring.still).toBe(start.seen);
  const later = notice(scoring, after(9, 'drawn'));
  expect(later.still).toBe(start.seen);
  const gone = rest(later, []);
  expect(gone.still).toBeUndefined();
  expect(gone.untold.map(({ type }) => type)).toEqual(['promoted', 'scored', 'drawn']);
  expect(notice(gone, after(10, 'placed')).untold).toEqual([{ type: 'placed' }]);
});

test('the same position sent again is no news', () => {
  const scoring = notice(start, after(8, 'scored'));
  const again = notice(scoring, after(8, 'scored'));
  expect(again.untold).toEqual(scoring.untold);
  expect(again.queue).toHaveLength(1);
});
