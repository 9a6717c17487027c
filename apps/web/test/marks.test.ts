// The marks of a replay, from the moments each game names.
import { choose } from '@loggia/bots';
import { SHELF } from '@loggia/games';
import { seededRandom, type Typed } from '@loggia/kernel';
import { newest } from '@loggia/kernel/manifest';
import { expect, test } from 'vitest';
import { CARDS } from '../src/boards/games.ts';
import { markAfter, markBefore, marksOf } from '../src/table/history/marks.ts';

const moment = (event: Typed) => {
  const { type, round } = event as { type: string; round?: number };
  if (type === 'scored') return 'scoring';
  return round === undefined ? undefined : { round };
};

test('marks the start of each round and every scoring, with one mark per move at most', () => {
  const scored = { type: 'scored' };
  const turn = (round: number) => ({ type: 'turn', round });
  const entries = [
    { seq: 0, events: [turn(1)] },
    { seq: 1, events: [turn(1)] },
    { seq: 2, events: [{ type: 'nothing' }, scored, scored, turn(2)] },
    { seq: 3, events: [] },
    { seq: 4, events: [turn(3)] },
  ];
  const marks = marksOf(entries, moment);
  expect(marks.map(({ at, kind }) => [at, kind])).toEqual([
    [1, 'round'],
    [3, 'scoring'],
    [5, 'round'],
  ]);
  expect(markBefore(marks, 3)).toBe(1);
  expect(markBefore(marks, 1)).toBe(0);
  expect(markAfter(marks, 3, 9)).toBe(5);
  expect(markAfter(marks, 5, 9)).toBe(9);
});

test.each(Object.keys(CARDS))('%s has rounds and scorings to mark', async game => {
  const [client, versions] = await Promise.all([CARDS[game]?.client(), SHELF[game]?.()]);
  const manifest = newest(versions ?? []);
  if (client === undefined || manifest?.evaluation === undefined) throw new Error(`no ${game}`);
  const { module, evaluation } = manifest;
  const random = seededRandom(`marks ${game}`);
  const state = module.setup(module.players.min, {}, random);
  const entries: { seq: number; events: Typed[] }[] = [];
  for (let [seat] = module.toMove(state); seat !== undefined; [seat] = module.toMove(state)) {
    const view = module.view(state, seat);
    const { move } = choose({ game: module, evaluation, view, seat, level: 'easy', random });
    entries.push({ seq: entries.length, events: module.apply(state, seat, move, random) });
  }
  const marks = marksOf(entries, client.moment);
  const { round } = module.summary(state);
  const kinds = Map.groupBy(marks, ({ kind }) => kind);
  expect(kinds.get('scoring')?.length).toBeGreaterThan(1);
  // The first round begins with the game, and a scoring may hide the beginning of another.
  expect(kinds.get('round')?.length).toBeGreaterThan(round / 3);
  expect(kinds.get('round')?.length).toBeLessThanOrEqual(round);
  expect(marks.length).toBeLessThan(entries.length / 3);
});
