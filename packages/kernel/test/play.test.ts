// Whole games by a policy, of the smallest possible game: take one or two stones, in turns.
import { describe, expect, it } from 'vitest';
import { anyMove, DeadEnd, type GameModule, play, seededRandom } from '../src/index.ts';

interface Pile {
  stones: number;
  turn: number;
}
type Take = { type: 'take'; stones: number } | { type: 'undo' };
type Taken = { type: 'taken'; stones: number };

const game: GameModule<Pile, Pile, Take, Taken> = {
  name: 'pile',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  options: {},
  setup: () => ({ stones: 9, turn: 0 }),
  toMove: ({ stones, turn }) => (stones === 0 ? [] : [turn]),
  legal: ({ stones }) =>
    stones > 100
      ? []
      : [1, 2]
          .filter(count => count <= stones)
          .map((count): Take => ({ type: 'take', stones: count }))
          .concat({ type: 'undo' }),
  check: (_known, _seat, move) => move as Take,
  apply(pile, _seat, move) {
    const { stones } = move as { stones: number };
    pile.stones -= stones;
    pile.turn = 1 - pile.turn;
    return [{ type: 'taken', stones }];
  },
  view: pile => ({ ...pile }),
  viewEvent: event => event,
  sample: pile => ({ ...pile }),
  summary: () => ({ round: 0, points: [0, 0] }),
  result: () => undefined,
  describe: event => ({ key: event.type, params: {} }),
  takesBack: move => move.type === 'undo',
  onlyWay: () => undefined,
  isFinal: () => true,
};

const random = (seed: string) => ({
  chance: seededRandom(`chance ${seed}`),
  choice: seededRandom(`choice ${seed}`),
});

describe('play', () => {
  it('yields each move with its events, to the end', () => {
    const pile: Pile = { stones: 9, turn: 0 };
    const played = [...play(game, pile, anyMove(game), random('a'))];
    expect(pile.stones).toBe(0);
    expect(played.map(({ seat }) => seat)).toEqual(played.map((_, index) => index % 2));
    const taken = played.flatMap(({ events }) => events.map(event => event.stones));
    expect(taken.reduce((a, b) => a + b)).toBe(9);
  });

  it('plays the same game for the same choices', () => {
    const moves = (seed: string) =>
      [...play(game, { stones: 30, turn: 0 }, anyMove(game), random(seed))].map(({ move }) => move);
    expect(moves('a')).toEqual(moves('a'));
    expect(moves('a')).not.toEqual(moves('b'));
  });

  it('finds dead ends and endless games', () => {
    const stuck = play(game, { stones: 101, turn: 1 }, anyMove(game), random('a'));
    expect(() => [...stuck]).toThrow(new DeadEnd('seat 1 is to move and has no legal move'));
    const endless = play(game, { stones: 90, turn: 0 }, anyMove(game), {
      ...random('a'),
      limit: 10,
    });
    expect(() => [...endless]).toThrow(new DeadEnd('no end after 10 moves'));
  });

  it('anyMove takes nothing back while there is another move', () => {
    const policy = anyMove(game);
    const { choice } = random('back');
    const moves: Take[] = [{ type: 'undo' }, { type: 'take', stones: 1 }];
    for (let i = 0; i < 20; i++) expect(policy(moves, 0, choice)).toEqual(moves[1]);
    expect(policy([{ type: 'undo' }], 0, choice)).toEqual({ type: 'undo' });
  });
});
