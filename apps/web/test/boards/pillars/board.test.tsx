// The board itself, drawn for positions of whole games: it glows where a move is legal and nowhere
// else, and never shows what its reader may not know.
import { pillars, playerOf } from '@loggia/pillars';
import { beforeAll, expect, test, vi } from 'vitest';
import { Board } from '../../../src/boards/pillars/board.tsx';
import { card } from '../../../src/boards/pillars/card.tsx';
import { CHOOSING } from '../../../src/boards/pillars/model/choice.ts';
import { LANGUAGE_CODES, speak, teach } from '../../../src/i18n/language.ts';
import { targets } from '../../../src/kit/board.ts';
import { drawing } from '../drawing.tsx';
import { greyOf, SENTENCE } from '../reasons.ts';
import { moments } from './games.ts';

const draw = drawing(Board, pillars);

beforeAll(async () => {
  await Promise.all([speak('en'), teach(card.texts)]);
});

function found(html: string, name: string): string[] {
  const values = [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );
  return [...new Set(values.filter(value => value !== undefined))].sort();
}

/** The last moment of four games for every kind of move. */
const sample = new Map([...moments()].map(moment => [moment.move.type, moment]));

test('the sample games reach every kind of moment', () => {
  const kinds = [...sample.values()].map(({ move }) => move.type);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(19);
});

test('glows exactly where a move is legal, with every text present', () => {
  for (const moment of sample.values()) {
    const { legal, seat } = moment;
    const html = draw(moment, seat, legal);
    const glowing = [...targets(CHOOSING, CHOOSING.offers(legal, undefined)).keys()];
    expect(found(html, 'data-target')).toEqual([...glowing].sort());
    expect(html).not.toMatch(/pillars\.[a-z]+\.|undefined|NaN/);
  }
});

test('waiting players and spectators see nothing glow, and no event before its time', () => {
  for (const moment of sample.values()) {
    const { state, seat } = moment;
    if (state.part === 'over') continue;
    for (const viewer of [null, (seat + 1) % state.players.length]) {
      const html = draw(moment, viewer, []);
      expect(html).not.toContain('data-target=');
      const { foreseen } = pillars.view(state, viewer);
      expect(html.includes('You foresee')).toBe(foreseen !== undefined);
    }
  }
});

test('the workshop adds up what was made, once something was', async () => {
  const steps = [...moments(2)].filter(({ legal }) => legal.some(({ type }) => type === 'use'));
  const [first] = steps;
  if (first === undefined) throw new Error('nobody builds');
  // The workshop is loaded when it is first drawn.
  await vi.waitUntil(() => draw(first, first.seat, first.legal).includes('Cathedral workshop'));
  const told = steps.map(moment => {
    const { used } = playerOf(moment.state, moment.seat);
    const html = draw(moment, moment.seat, moment.legal);
    expect(html.includes('This step so far:')).toBe(Object.keys(used).length > 0);
    return Object.keys(used).length;
  });
  expect(told).toContain(0);
  expect(Math.max(...told)).toBeGreaterThan(0);
});

test.each(LANGUAGE_CODES)('everything grey says why in %s', async language => {
  await Promise.all([speak(language), teach(card.texts)]);
  const said = new Set<string>();
  for (const moment of sample.values()) {
    const html = draw(moment, moment.seat, moment.legal);
    for (const { tag, why } of greyOf(html)) {
      expect(why, tag).toMatch(SENTENCE);
      expect(tag).not.toContain('..');
      said.add(why ?? '');
    }
  }
  // Gold, workers, spaces, goods, uses, nothing to take back.
  expect(said.size).toBeGreaterThanOrEqual(6);
  await speak('en');
});
