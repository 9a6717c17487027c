// The check accepts a game as it was dealt, and rejects any difference of a single byte.
import { calimala, type Event, type Move } from '@loggia/calimala';
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import {
  commitmentTo,
  type Difference,
  firstDifference,
  Keystreams,
  keyedRandom,
  keyOf,
  type ToldGame,
} from '../src/index.ts';

const SEED = '5eed'.repeat(16);
const WORDS = ['ducat', '', 'florin'];

type Told = Omit<ToldGame, 'moves'> & { moves: { seat: number; move: Move; events: Event[] }[] };

function dealt(): Told {
  const promise = { table: 'here', game: 'calimala', rulesVersion: calimala.rulesVersion };
  const commitment = commitmentTo({ ...promise, seed: SEED });
  const options = { layout: 'allRandom', extraStartCard: true } as const;
  const key = keyOf({ commitment, seed: SEED, options, words: WORDS });
  const chance = keyedRandom(new Keystreams(key));
  const state = calimala.setup(3, options, chance);
  const moves = [
    ...play(calimala, state, anyMove(calimala), { chance, choice: seededRandom('check') }),
  ];
  const told: ToldGame = {
    ...promise,
    players: 3,
    options,
    chance: { table: 'here', commitment, words: WORDS, seed: SEED },
    moves,
    result: calimala.result(state),
  };
  return JSON.parse(JSON.stringify(told));
}

const GAME = dealt();

function difference(alter: (game: Told) => void): Difference | undefined {
  const game = structuredClone(GAME);
  alter(game);
  return firstDifference(calimala, game);
}

/** The same text with another last character. */
const altered = (text: string) => text.slice(0, -1) + (text.endsWith('1') ? '2' : '1');

test('accepts a game as it was dealt', () => {
  expect(GAME.moves.length).toBeGreaterThan(100);
  expect(difference(() => {})).toBeUndefined();
});

test('finds one altered byte of the promise: seed, commitment, table, game, rules', () => {
  const { chance } = GAME;
  for (const other of [
    { seed: altered(chance.seed) },
    { seed: chance.seed.toUpperCase() },
    { commitment: altered(chance.commitment) },
    { table: altered(chance.table) },
  ]) {
    expect(difference(game => Object.assign(game.chance, other))).toEqual({ part: 'commitment' });
  }
  expect(difference(game => Object.assign(game, { rulesVersion: 2 }))).toEqual({ part: 'rules' });
  expect(difference(game => Object.assign(game, { game: 'calimalb' }))).toEqual({ part: 'rules' });
});

test('finds one altered byte of a word, or a word too many or too few', () => {
  for (const words of [
    ['ducas', '', 'florin'],
    ['ducat', ' ', 'florin'],
    ['ducat', 'florin', ''],
  ]) {
    expect(difference(game => Object.assign(game.chance, { words }))).toHaveProperty('move');
  }
  for (const words of [WORDS.slice(1), [...WORDS, '']]) {
    expect(difference(game => Object.assign(game.chance, { words }))).toEqual({ part: 'words' });
  }
});

test('finds a changed option, or an option no game has', () => {
  const other = { ...GAME.options, extraStartCard: false };
  expect(difference(game => Object.assign(game, { options: other }))).toBeDefined();
  expect(difference(game => Object.assign(game, { options: { ...other, speed: 'high' } }))).toEqual(
    {
      part: 'options',
    },
  );
});

test('finds any single changed move: another seat, another move, one left out', () => {
  for (const at of [0, 1, 40, GAME.moves.length - 1]) {
    const seat = difference(game => {
      const move = game.moves[at];
      if (move) move.seat = (move.seat + 1) % 3;
    });
    expect(seat).toEqual({ part: 'move', move: at + 1 });
    const type = difference(game => Object.assign(game.moves[at]?.move ?? {}, { type: 'undx' }));
    expect(type).toEqual({ part: 'move', move: at + 1 });
    expect(difference(game => game.moves.splice(at, 1))).toBeDefined();
  }
});

test('finds any single changed event of any move', () => {
  for (const [index, { events }] of GAME.moves.entries()) {
    for (const at of events.keys()) {
      const found = difference(game =>
        Object.assign(game.moves[index]?.events[at] ?? {}, { x: 0 }),
      );
      expect(found).toEqual({ part: 'events', move: index + 1 });
    }
    if (index > 12) break;
  }
  const drawn = GAME.moves.findIndex(({ events }) =>
    events.some(({ type }) => type === 'cardDrawn'),
  );
  const other = difference(game => {
    const event = game.moves[drawn]?.events.find(({ type }) => type === 'cardDrawn');
    if (event?.type === 'cardDrawn') event.card = event.card === 'wood' ? 'brick' : 'wood';
  });
  expect(other).toEqual({ part: 'events', move: drawn + 1 });
  expect(difference(game => game.moves[3]?.events.pop())).toEqual({ part: 'events', move: 4 });
});

test('finds a changed result: a point, a place, none at all', () => {
  const text = JSON.stringify(GAME.result);
  for (const result of [
    JSON.parse(text.replace(/"score":\d/, '"score":9')),
    JSON.parse(text.replace('"place":1', '"place":2')),
    undefined,
  ]) {
    if (JSON.stringify(result) === text) continue;
    expect(difference(game => Object.assign(game, { result }))).toEqual({ part: 'result' });
  }
});
