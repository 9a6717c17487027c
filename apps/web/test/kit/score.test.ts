// Points of any sign and from any start: over time, on the scale of a chart, on a track.
import { expect, test } from 'vitest';
import { pointsOverTime, scaleOf } from '../../src/kit/score/points.ts';
import { signed, written } from '../../src/kit/score/signed.ts';
import { trackOf } from '../../src/kit/score/track.ts';

const gained = ({ gains }: { type: string; gains: number[] }) =>
  gains.flatMap((points, seat) => (points === 0 ? [] : [{ seat, points }]));
const scored = (...gains: number[]) => ({ type: 'scored', gains });

test('counts points back from the end, whatever a game begins with', () => {
  const events = [scored(3, 0), scored(0, 0), scored(-5, 2)];
  expect(pointsOverTime(events, gained, [8, 12])).toEqual([
    [10, 10],
    [13, 10],
    [8, 12],
  ]);
  expect(pointsOverTime(events, gained, [-2, 2])[0]).toEqual([0, 0]);
  expect(pointsOverTime([], gained, [4, 4])).toEqual([[4, 4]]);
});

test('a scale covers all points and has a line at zero', () => {
  expect(scaleOf([0, 3])).toEqual({ low: 0, high: 5, grid: [0, 5] });
  expect(scaleOf([0, 44])).toMatchObject({ low: 0, high: 44, grid: [0, 20, 40] });
  const below = scaleOf([-7, 12]);
  expect(below).toMatchObject({ low: -7, high: 12, grid: [-5, 0, 5, 10] });
  expect(scaleOf([]).grid).toContain(0);
});

test('a track is long enough for the first points, and for those below zero', () => {
  const early = trackOf([0, 4]);
  expect(early.zero).toBe(0);
  expect(early.share(8)).toBe(25);
  const below = trackOf([-8, 22]);
  expect(below.share(-8)).toBe(0);
  expect(below.zero).toBe(25);
  expect(below.share(22)).toBeLessThan(100);
});

test('numbers are written with a typographic minus', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  expect([3, 0, -2].map(written)).toEqual(['3', '0', '−2']);
});
