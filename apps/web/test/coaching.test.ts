// What the coach tells and remembers, in any game.
import { beforeEach, expect, test } from 'vitest';
import { reasonOf } from '../src/table/coach/advice.tsx';
import { lessonsToTell } from '../src/table/coach/coaching.ts';
import { beginCoaching, coachMemory, learn, switchCoach } from '../src/table/coach/memory.ts';

const MOMENT = [{ topic: 'place' }, { topic: 'white' }, { topic: 'fourth' }] as const;
const told = (...learnt: string[]) =>
  lessonsToTell(MOMENT, learnt).map(({ topic, length }) => `${topic} ${length}`);

test('explains a new kind of decision in full, and nothing else', () => {
  expect(told()).toEqual(['place long']);
  expect(told('white')).toEqual(['place long']);
});

test('explains a known kind briefly, with one new thing at a time', () => {
  expect(told('place')).toEqual(['place short', 'white long']);
  expect(told('place', 'white')).toEqual(['place short', 'fourth long']);
  expect(told('place', 'white', 'fourth')).toEqual(['place short']);
});

test('a lesson keeps its parameters', () => {
  const lesson = { topic: 'place', params: { tile: 'lisbon' } };
  expect(lessonsToTell([lesson], [])).toEqual([{ ...lesson, length: 'long' }]);
});

beforeEach(() => beginCoaching('calimala'));

test('remembers each lesson once', () => {
  learn('calimala', [{ topic: 'place' }, { topic: 'white' }]);
  learn('calimala', [{ topic: 'place' }]);
  expect(coachMemory('calimala')).toEqual({ state: 'on', learnt: ['place', 'white'] });
});

test('stays off once switched off, whatever is learnt, until a new first game', () => {
  switchCoach('calimala', 'off');
  learn('calimala', [{ topic: 'place' }]);
  expect(coachMemory('calimala').state).toBe('off');
  beginCoaching('calimala');
  expect(coachMemory('calimala')).toEqual({ state: 'on', learnt: [] });
});

test('names the strongest reason for a move', () => {
  const hint = (reasons: Record<string, number>) =>
    reasonOf({ move: { type: 'done' }, points: 20, chance: 0.5, reasons });
  expect(hint({ cards: 0.4, tiles: 1.2, discs: -3 })).toEqual({ kind: 'because', reason: 'tiles' });
  expect(hint({ cards: 0.1, discs: -3 })).toEqual({ kind: 'noReason' });
  expect(reasonOf({ move: { type: 'done' }, reasons: {} })).toEqual({ kind: 'onlyMove' });
});
