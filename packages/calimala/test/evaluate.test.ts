// What bots know about Calimala: expected points, their reasons, promises.
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { calimalaEvaluation as evaluation } from '../src/evaluate.ts';
import { calimala } from '../src/index.ts';
import type { Move } from '../src/types.ts';
import { type Position, position } from './position.ts';

const BLUE = 0;
const RED = 1;
const worthOf = (table: Position, seat = BLUE) => evaluation.evaluate(table.state)[seat] ?? 0;

/** The legal move that promises the seat most. */
function favourite(table: Position, seat = BLUE): Move | undefined {
  const moves = calimala.legal(table.state, seat).filter(move => !calimala.takesBack(move));
  const promises = evaluation.promises(table.state, seat, moves);
  return moves[promises.indexOf(Math.max(...promises))];
}

describe('expected points', () => {
  it.each([3, 4, 5])(
    'are finite everywhere and equal the score once the game is over (%i)',
    players => {
      const chance = seededRandom(`evaluate ${players}`);
      const state = calimala.setup(players, {}, chance);
      const choice = seededRandom('choice');
      for (const _ of play(calimala, state, anyMove(calimala), { chance, choice })) {
        const values = evaluation.evaluate(state);
        expect(values).toHaveLength(players);
        expect(values.every(Number.isFinite)).toBe(true);
      }
      expect(evaluation.evaluate(state)).toEqual(state.players.map(player => player.points));
    },
  );

  it('are the sum of their reasons', () => {
    const table = position()
      .blue({ wood: 2, marble: 1, ships: 1, workshops: [2, 1], hand: ['weave'] })
      .cubes('lisbon', { blue: 2, red: 1 });
    const reasons = Object.values(evaluation.reasons(table.state, BLUE));
    expect(reasons.reduce((sum, points) => sum + points, 0)).toBeCloseTo(worthOf(table));
  });

  it('grow with a lead, and grow more if the tile comes sooner', () => {
    const gain = (space: number) => {
      const tiles = position().state.tiles;
      const tile = tiles.indexOf('lisbon');
      const table = () => {
        const made = position();
        made.state.tiles[tile] = made.state.tiles[space] ?? 'lisbon';
        made.state.tiles[space] = 'lisbon';
        return made.endCards({ blue: 'london', red: 'troyes', yellow: 'bruges', green: 'hamburg' });
      };
      return worthOf(table().cubes('lisbon', { blue: 1 })) - worthOf(table());
    };
    expect(gain(14)).toBeGreaterThan(0);
    expect(gain(0)).toBeGreaterThan(gain(14));
  });

  it('know that the council breaks ties', () => {
    const table = position().nextTiles('lisbon').cubes('lisbon', { blue: 2, red: 2 });
    expect(worthOf(table, BLUE)).toBeCloseTo(worthOf(table, RED), 1);
    table.council('red').nextTiles('lisbon');
    expect(worthOf(table, RED)).toBeGreaterThan(worthOf(table, BLUE));
  });

  it('value ships less with fewer rounds left', () => {
    const worth = (coloured: number) => {
      const given = { coloured, white: 0 };
      const at = () => position().blue(given).red(given).yellow(given).green(given);
      return worthOf(at().blue({ ships: 1 })) - worthOf(at());
    };
    expect(worth(9)).toBeGreaterThan(worth(2));
  });
});

describe('promises', () => {
  it('send cloth where the next tile counts it', () => {
    const table = position()
      .nextTiles('lisbon', 'hamburg')
      .blue({ ships: 1, workshops: [1] })
      .endCards({ blue: 'troyes', red: 'sanMiniato', yellow: 'bruges', green: 'hamburg' })
      .cubes('lisbon', { red: 1 })
      .place('blue', 'ship-weave');
    expect(favourite(table)).toEqual({ type: 'useSlot', action: 'ship', to: ['lisbon'] });
  });

  it('need only what the seat knows', () => {
    const table = position().blue({ wood: 2, hand: ['wood'] });
    const known = calimala.view(table.state, BLUE);
    const moves = calimala.legal(known, BLUE);
    const promises = evaluation.promises(known, BLUE, moves);
    expect(promises).toHaveLength(moves.length);
    expect(promises.every(Number.isFinite)).toBe(true);
  });
});

it('a position is settled between turns, never in the middle of one', () => {
  const table = position();
  expect(evaluation.settled(table.state)).toBe(true);
  expect(evaluation.settled(table.place('blue', 'wood-marble').state)).toBe(false);
});
