// What a browser noted before the end outweighs anything said afterwards.
import { calimala } from '@loggia/calimala';
import { commitmentTo, Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import { anyMove, type GameModule, play, seededRandom } from '@loggia/kernel';
import type { CheckableGame } from '@loggia/protocol';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from './practice/storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);
const { checkShuffle } = await import('../src/table/end/check-shuffle.ts');
const { note, noted } = await import('../src/net/seals.ts');

const seed = 'ab'.repeat(32);
const module = calimala as unknown as GameModule;

function finished(): CheckableGame {
  const options = { layout: 'first' };
  const words = ['one', '', ''];
  const commitment = commitmentTo({ table: 't', game: 'calimala', rulesVersion: 1, seed });
  const chance = keyedRandom(new Keystreams(keyOf({ commitment, seed, options, words })));
  const state = calimala.setup(3, options, chance);
  const choice = seededRandom('noted');
  const moves = [...play(calimala, state, anyMove(calimala), { chance, choice })];
  return JSON.parse(
    JSON.stringify({
      ...{ format: 'loggia-game', version: 2, game: 'calimala', rulesVersion: 1, createdAt: 0 },
      ...{ players: [{}, {}, {}], options, moves, result: calimala.result(state) },
      chance: { table: 't', seed, commitment, words },
    }),
  );
}

const GAME = finished();
const { commitment, words } = GAME.chance;

test('accepts a game as it was dealt, noted or not', () => {
  expect(checkShuffle(module, GAME, undefined)).toBe('yes');
  expect(checkShuffle(module, GAME, { table: 't', commitment })).toBe('yes');
  expect(checkShuffle(module, GAME, { table: 't', commitment, words })).toBe('yes');
});

test('finds a seal or words other than those noted', () => {
  const other = { table: 't', commitment: seed };
  expect(checkShuffle(module, GAME, other)).toEqual({ why: 'noted', move: 0 });
  for (const settled of [
    ['', '', ''],
    ['one', ''],
    ['one', '', 'x'],
  ]) {
    const notes = { table: 't', commitment, words: settled };
    expect(checkShuffle(module, GAME, notes)).toEqual({ why: 'notedWords', move: 0 });
  }
});

test('finds a game that was dealt differently', () => {
  const [first, ...rest] = GAME.moves;
  const file = { ...GAME, moves: [{ ...first, events: [] }, ...rest] } as CheckableGame;
  expect(checkShuffle(module, file, undefined)).toEqual({ why: 'events', move: 1 });
});

test('keeps the first seal, and the words as they were at the start', () => {
  note('x', { commitment: 'first', words: ['', ''] }, 'waiting');
  note('x', { commitment: 'second', words: ['a', ''] }, 'waiting');
  expect(noted('x')).toEqual({ table: 'x', commitment: 'first' });
  note('x', { commitment: 'second', words: ['a', 'b'] }, 'running');
  note('x', { commitment: 'second', words: ['c', 'd'] }, 'running');
  expect(noted('x')).toEqual({ table: 'x', commitment: 'first', words: ['a', 'b'] });
  expect(JSON.parse(storage.getItem('loggia.promises') ?? '')).toHaveLength(1);
  expect(noted('y')).toBeUndefined();
});
