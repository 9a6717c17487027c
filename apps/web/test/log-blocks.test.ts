// The log in blocks: which lines belong together, and their sum, also after undo.

import { SHELF } from '@loggia/games';
import { anyMove, play, seededRandom, type Typed } from '@loggia/kernel';
import { newest } from '@loggia/kernel/manifest';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/boards/games.ts';
import type { GameLog } from '../src/game/game-log.ts';
import { LANGUAGE_CODES } from '../src/i18n/language.ts';
import { blocksOf } from '../src/table/history/blocks.ts';

interface Told extends Typed {
  seat?: number;
  gold?: number;
  back?: number;
}

const log: GameLog<Told> = {
  block: ({ type, seat }, before) =>
    type === 'turn' ? `turn ${seat}` : type === 'deed' || type === 'back' ? before : undefined,
  brought: ({ gold = 0 }) => ({ gold }),
  takenBack: ({ back = 0 }) => back,
};
const turn = (seat: number) => ({ type: 'turn', seat });
const deed = (seat: number, gold: number) => ({ type: 'deed', seat, gold });
const entriesOf = (...moves: Told[][]) => moves.map((events, seq) => ({ seq, events }));
const shape = (...moves: Told[][]) =>
  blocksOf(entriesOf(...moves), log as GameLog<Typed>).map(({ parts, brought }) => [
    parts.flatMap(({ events }) => events.map(({ type }) => type)).join(' '),
    brought.gold,
  ]);

test('a block goes on until another begins, even in the middle of a move', () => {
  expect(shape([turn(0), deed(0, 2)], [deed(0, 1), turn(1)], [deed(1, 4)])).toEqual([
    ['turn deed deed', 3],
    ['turn deed', 4],
  ]);
});

test('an event that belongs to no block stands alone, and several players have no sum', () => {
  expect(shape([{ type: 'round' }], [turn(0), deed(1, 2)])).toEqual([
    ['round', undefined],
    ['turn deed', undefined],
  ]);
});

test('undone moves bring nothing', () => {
  const back = (count: number) => [{ type: 'back', seat: 0, back: count }];
  expect(shape([turn(0)], [deed(0, 2)], [deed(0, 5)], back(1), [deed(0, 1)])).toEqual([
    ['turn deed deed back deed', 3],
  ]);
  expect(shape([turn(0), deed(0, 2)], [deed(0, 5)], back(2))).toEqual([
    ['turn deed deed back', undefined],
  ]);
});

test('a block keeps its id while it grows', () => {
  const first = entriesOf([turn(0)], [deed(0, 1)]);
  const [before] = blocksOf(first, log as GameLog<Typed>);
  const [after] = blocksOf([...first, { seq: 2, events: [deed(0, 1)] }], log as GameLog<Typed>);
  expect(after?.id).toBe(before?.id);
});

describe.each(Object.keys(CARDS))('%s', game => {
  test('has fewer blocks than lines, and a text for everything they bring', async () => {
    const module = newest((await SHELF[game]?.()) ?? [])?.module;
    const card = CARDS[game];
    if (module === undefined || card === undefined) throw new Error(`no ${game}`);
    const own = await (await card.client()).log?.();
    const chance = seededRandom(`${game} blocks`);
    const state = module.setup(module.players.max, {}, chance);
    const moves = play(module, state, anyMove(module), { chance, choice: seededRandom(game) });
    const entries = [...moves].map(({ events }, seq) => ({ seq, events }));
    const blocks = blocksOf(entries, own);
    const lines = entries.flatMap(({ events }) => events);
    expect(blocks.flatMap(({ parts }) => parts.flatMap(({ events }) => events))).toEqual(lines);
    expect(blocks.length).toBeLessThan(lines.length * 0.7);
    const brought = new Set(blocks.flatMap(block => Object.keys(block.brought)));
    expect(brought.size).toBeGreaterThan(5);
    for (const code of LANGUAGE_CODES) {
      const texts: Readonly<Record<string, string>> = await card.texts[code]();
      const [, family] = /amounts, ([\w.]+)/.exec(texts[`${game}.brought`] ?? '') ?? [];
      for (const thing of brought) expect(texts, code).toHaveProperty([`${family}.${thing}`]);
    }
  });
});
