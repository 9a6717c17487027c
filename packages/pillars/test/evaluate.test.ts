// What bots know about The Pillars of the Earth: reasons add up, good things look good, nothing
// hidden counts.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { pillarsEvaluation as evaluation, type Move, pillars, pointsOf } from '../src/index.ts';
import { type Name, type Position, position } from './position.ts';

const worth = (table: Position, seat = 0) => evaluation.evaluate(table.state)[seat] ?? 0;

/** The legal move that promises most. */
function favourite(table: Position, name: Name, seat: number): Move | undefined {
  const moves = table.legal(name).filter(move => !pillars.takesBack(move));
  const promises = evaluation.promises(pillars.view(table.state, seat), seat, moves);
  return moves[promises.indexOf(Math.max(...promises))];
}

describe('expected points', () => {
  it.each([2, 3, 4])('add up, need nothing hidden and become the score (%i players)', players => {
    const [chance, choice] = [seededRandom(`worth ${players}`), seededRandom('choice')];
    const state = pillars.setup(players, {}, chance);
    const any = anyMove(pillars);
    const policy: typeof any = (moves, seat, random) => {
      const promises = evaluation.promises(pillars.view(state, seat), seat, moves);
      expect(promises).toHaveLength(moves.length);
      expect(promises.every(Number.isFinite)).toBe(true);
      return any(moves, seat, random);
    };
    for (const _ of play(pillars, state, policy, { chance, choice })) {
      const points = evaluation.evaluate(state);
      points.forEach((own, seat) => {
        const reasons = Object.values(evaluation.reasons(state, seat));
        expect(own).toBeCloseTo(reasons.reduce((sum, part) => sum + part, 0));
        const twin = pillars.sample(pillars.view(state, seat), seat, choice);
        expect(evaluation.evaluate(twin)).toEqual(points);
      });
    }
    expect(evaluation.evaluate(state)).toEqual(state.players.map(pointsOf));
  });

  it('grow with everything that is good to have', () => {
    const usual = worth(position({ round: 3 }).enter('cards'));
    for (const given of [
      { gold: 25 },
      { stone: 2 },
      { metal: 1 },
      { points: 4 },
      { craftsmen: ['mortarMixer', 'woodworker', 'stonecutter', 'sculptor3'] },
      { advantages: ['stoneShare'] },
    ] as const) {
      const table = position({ round: 3 }).give('A', structuredClone(given) as object);
      expect(worth(table.enter('cards')), JSON.stringify(given)).toBeGreaterThan(usual);
    }
  });

  it('know what gold is worth in the last round', () => {
    const rich = (round: number) =>
      worth(position({ round }).give('A', { gold: 25 }).enter('cards')) -
      worth(position({ round }).give('A', { gold: 15 }).enter('cards'));
    expect(rich(3)).toBeGreaterThan(rich(6));
  });
});

describe('promises', () => {
  it('build what the goods allow, and end when nothing is left to do', () => {
    const table = position({ round: 6 })
      .give('A', { stone: 1, craftsmen: ['stonecutter', 'sculptor6'] })
      .enter('cathedral');
    expect(favourite(table, 'A', 0)).toEqual({ type: 'use', craftsman: 'sculptor6' });
    table.build('A', 'sculptor6');
    expect(favourite(table, 'A', 0)).toEqual({ type: 'done' });
  });

  it('dismiss the craftsman that matters least', () => {
    const table = position({ round: 5 })
      .give('A', { craftsmen: ['mortarMixer', 'sculptor5', 'mason4', 'carpenter4', 'potter3'] })
      .deck('collapse')
      .enter('event');
    expect(table.asked()).toBe('A dismiss');
    expect(favourite(table, 'A', 0)).not.toEqual({ type: 'dismiss', craftsman: 'sculptor5' });
  });
});

it('a position is settled between decisions of the first two phases, never in the middle of one', () => {
  const table = position().enter('cards');
  expect(evaluation.settled(table.state)).toBe(true);
  expect(evaluation.settled(table.move('A', { type: 'passCards' }).state)).toBe(false);
  expect(evaluation.settled(table.done('A').state)).toBe(true);
  const early = evaluation.swing(position({ round: 1 }).state);
  expect(early).toBeGreaterThan(evaluation.swing(position({ round: 6 }).state));
});
