// Bots play whole games: always legally, the same with the same seed, and only from their view.
import { calimala, calimalaEvaluation } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { choose, hint, LEVELS, NoMove } from '../src/index.ts';
import { ask, type Player, played, playing } from './table.ts';

describe.each(LEVELS)('%s', level => {
  it.each([3, 4, 5])('plays a game of %i to its end', players => {
    const state = played(
      new Array<Player>(players).fill('random').with(1, level),
      `whole ${players}`,
    );
    expect(calimala.result(state)?.standings).toHaveLength(players);
  });

  it('chooses the same whatever is hidden', () => {
    let compared = 0;
    let differing = 0;
    for (const { state, seat } of playing(['easy', 'easy', 'easy', 'easy'], `hidden ${level}`)) {
      compared += 1;
      if (compared % 11 !== 0) continue;
      const view = calimala.view(state, seat);
      const other = calimala.sample(view, seat, seededRandom(compared));
      if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
      const [one, two] = [choose(ask(state, seat, level)), choose(ask(other, seat, level))];
      expect(two).toEqual(one);
    }
    expect(differing).toBeGreaterThan(10);
  });

  it('chooses the same with the same seed, and never takes back', () => {
    for (const { state, seat } of playing(['easy', 'easy', 'easy'], `again ${level}`)) {
      if (state.round % 3 !== 1) continue;
      const { move } = choose(ask(state, seat, level));
      expect(choose(ask(state, seat, level)).move).toEqual(move);
      expect(calimala.takesBack(move)).toBe(false);
      if (state.round > 4) break;
    }
  });
});

it('leaves the view unchanged', () => {
  for (const { state, seat } of playing(['easy', 'easy', 'easy'], 'untouched')) {
    if (state.round < 5) continue;
    for (const level of LEVELS) {
      const question = ask(state, seat, level);
      const before = JSON.stringify(question.view);
      choose(question);
      expect(JSON.stringify(question.view)).toBe(before);
    }
    break;
  }
});

it('reports its best move so far, and thinks at least once', () => {
  const game = playing(['easy', 'easy', 'easy'], 'progress');
  game.next();
  const { value } = game.next();
  if (value === undefined || !('seat' in value)) throw new Error('the game has begun');
  const told: unknown[] = [];
  const question = { ...ask(value.state, value.seat, 'hard'), progress: told.push.bind(told) };
  const { move, iterations } = choose({ ...question, budget: { ms: 0 } });
  expect(iterations).toBe(1);
  expect(told).toEqual([move]);
});

it('refuses a seat that has nothing to decide', () => {
  const state = calimala.setup(3, {}, seededRandom('waiting'));
  const [first = 0] = calimala.toMove(state);
  calimala.apply(state, first, calimala.legal(state, first)[0], seededRandom('kept'));
  expect(() => choose(ask(state, first, 'easy'))).toThrow(NoMove);
});

it('suggests three moves, best first, with points and reasons', () => {
  for (const { state, seat } of playing(['easy', 'easy', 'easy'], 'hint')) {
    if (state.round < 4 || state.activation !== undefined) continue;
    const { level: _, ...question } = ask(state, seat, 'hard');
    const hints = hint({ ...question, budget: { iterations: 120 } });
    expect(hints).toHaveLength(3);
    const legal = calimala.legal(state, seat);
    for (const { move, points, chance, reasons } of hints) {
      expect(legal).toContainEqual(move);
      expect(points).toBeGreaterThan(0);
      expect(chance).toBeGreaterThan(0);
      expect(Object.keys(reasons)).toEqual(Object.keys(calimalaEvaluation.reasons(state, seat)));
      expect(Object.values(reasons).some(change => change !== 0)).toBe(true);
    }
    const visits = hints.map(({ visits }) => visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    break;
  }
});

it('easy beats chance, and medium beats easy', () => {
  const wins = (better: Player, worse: Player, games: number) => {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const seat = game % 3;
      const state = played([worse, worse, worse].with(seat, better), `${better} ${game}`);
      if (calimala.result(state)?.winners.includes(seat)) won += 1;
    }
    return won;
  };
  expect(wins('easy', 'random', 15)).toBeGreaterThanOrEqual(11);
  expect(wins('medium', 'easy', 30)).toBeGreaterThanOrEqual(16);
});
