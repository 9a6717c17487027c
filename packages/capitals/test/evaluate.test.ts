// What bots know: reasons add up, promises are cheap numbers, good things look good.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { capitals, capitalsEvaluation as evaluation } from '../src/index.ts';
import { position } from './position.ts';

describe('the evaluation', () => {
  it('adds up its reasons and promises a number for every move, in random games', () => {
    for (const players of [2, 5]) {
      const [chance, choice] = [seededRandom(`sums ${players}`), seededRandom('choices')];
      const state = capitals.setup(players, { prosperity: true }, chance);
      const any = anyMove(capitals);
      const policy: typeof any = (moves, seat, random) => {
        const promises = evaluation.promises(capitals.view(state, seat), seat, moves);
        expect(promises).toHaveLength(moves.length);
        expect(promises.every(Number.isFinite)).toBe(true);
        return any(moves, seat, random);
      };
      for (const _ of play(capitals, state, policy, { chance, choice })) {
        evaluation.evaluate(state).forEach((points, seat) => {
          const parts = Object.values(evaluation.reasons(state, seat));
          expect(points).toBeCloseTo(parts.reduce((sum, part) => sum + part, 0));
        });
      }
      const scores = capitals.result(state)?.standings ?? [];
      const expected = evaluation.evaluate(state);
      for (const { seat, score } of scores) expect(expected[seat]).toBe(score);
    }
  });

  it('prefers more of everything that counts', () => {
    const points = (given: object) => evaluation.evaluate(position().blue(given).state)[0] ?? 0;
    const usual = points({});
    for (const given of [
      { culture: 5 },
      { economy: 20 },
      { publicServices: 2 },
      { employment: 5 },
      { progress: 3 },
      { energy: 8 },
    ]) {
      expect(points(given), JSON.stringify(given)).toBeGreaterThan(usual);
    }
  });

  it('judges a position only when nothing is in progress', () => {
    const p = position().offer(0, 'market');
    expect(evaluation.settled(p.state)).toBe(true);
    expect(evaluation.settled(p.play({ type: 'takeTile', tile: 'market' }).state)).toBe(false);
    expect(evaluation.settled(p.play({ type: 'placeTile', x: 1, y: 1 }).state)).toBe(false);
    expect(evaluation.settled(p.done().state)).toBe(true);
    expect(evaluation.swing(p.state)).toBeGreaterThan(evaluation.swing(p.end().state));
  });
});
