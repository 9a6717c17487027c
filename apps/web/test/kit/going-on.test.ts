// If there is only one way forward the table moves automatically, once, and never for spectators.
import { manifests } from '@loggia/fixture-lots';
import { newest } from '@loggia/kernel/manifest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goingOn, Pacer } from '../../src/kit/going-on.ts';
import { noteOf } from '../../src/kit/prompt/note.ts';

const PASS = { type: 'pass' };
const UNDO = { type: 'undo' };
const soon = { move: PASS, pause: 100 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('plays the same move once in each of two positions', () => {
  const pacer = new Pacer();
  const play = vi.fn();
  const [first, second] = [[PASS], [PASS]];
  pacer.at(first, soon, play);
  vi.advanceTimersByTime(60);
  // Rendered again for another reason: the pause continues.
  pacer.at(first, { ...soon }, play);
  vi.advanceTimersByTime(60);
  expect(play).toHaveBeenCalledTimes(1);
  pacer.at(first, soon, play);
  vi.advanceTimersByTime(500);
  expect(play).toHaveBeenCalledTimes(1);
  pacer.at(second, soon, play);
  vi.advanceTimersByTime(100);
  expect(play).toHaveBeenCalledTimes(2);
});

test('stops when the player decides meanwhile or leaves', () => {
  const pacer = new Pacer();
  const play = vi.fn();
  const here = [PASS];
  pacer.at(here, soon, play);
  pacer.at(here, undefined, play);
  vi.advanceTimersByTime(500);
  expect(play).not.toHaveBeenCalled();
  pacer.at(here, soon, play);
  pacer.stop();
  vi.advanceTimersByTime(500);
  expect(play).not.toHaveBeenCalled();
});

const rules = {
  onlyWay: () => PASS,
  isFinal: ({ type }: unknown & { type?: string }, _seat: number, move = PASS) =>
    type !== 'harmless' && move === PASS,
  takesBack: (move: { type: string }) => move === UNDO,
};
const table = {
  view: { type: 'turn', events: [] },
  seat: 0,
  legal: [PASS, UNDO],
  rules,
  pending: false,
  settings: { motion: 'full', forced: 'goOn' },
  moment: 'live',
} as const;
const at = (change: object) => goingOn({ ...table, ...change } as never);

test('waits longer before the last chance to undo', () => {
  const breath = at({})?.pause ?? 0;
  expect(at({})?.move).toBe(PASS);
  expect(breath).toBeGreaterThan(2000);
  expect(at({ legal: [PASS] })?.pause).toBeLessThan(breath);
  expect(at({ view: { type: 'harmless', events: [] } })?.pause).toBeLessThan(breath);
});

test.each([
  ['a spectator', { seat: null }],
  ['the past', { moment: 'past' }],
  ['a table that shows something first', { legal: [] }],
  ['a pending move', { pending: true }],
  ['a player who wants to be asked', { settings: { motion: 'full', forced: 'ask' } }],
  ['a real choice', { rules: { ...rules, onlyWay: () => undefined } }],
])('makes no automatic move for %s', (_who, change) => {
  expect(at(change)).toBeUndefined();
});

test('warns before a move that cannot be undone, in any game', () => {
  const module = newest(manifests)?.module ?? expect.fail();
  const view = { phase: 'work', players: [{ coins: 5 }], worker: 0 };
  const [polish, peek, done] = [{ type: 'polish' }, { type: 'peek' }, { type: 'done' }];
  const note = (legal: object[], choice?: string, confirmed?: object) =>
    noteOf(
      {
        view,
        seat: 0,
        legal,
        rules: module,
        choice,
        goesOn: undefined,
        glowing: new Map(),
      } as never,
      confirmed as never,
    );
  expect(note([polish, peek, done])).toBe('kit.final.done');
  expect(note([peek, done])).toBe('kit.final');
  // What is left to confirm can still be undone before.
  expect(note([done])).toBe('kit.final.done');
  expect(note([polish, UNDO])).toBeUndefined();
  expect(note([polish, peek], 'peek', peek)).toBe('kit.final');
  expect(note([polish, peek], 'polish', polish)).toBeUndefined();
  expect(note([])).toBeUndefined();
});
