// The board itself, drawn for positions of whole games: it glows where a move is legal and nowhere
// else, and never shows what its reader may not know.
import { capitals, type Move } from '@loggia/capitals';
import { beforeAll, expect, test, vi } from 'vitest';
import { Board } from '../../../src/boards/capitals/board.tsx';
import { card } from '../../../src/boards/capitals/card.tsx';
import { offers, targetOf } from '../../../src/boards/capitals/model/choice.ts';
import { capitals as texts } from '../../../src/boards/capitals/texts/en.ts';
import { LANGUAGE_CODES, speak, teach } from '../../../src/i18n/language.ts';
import { drawing } from '../drawing.tsx';
import { greyOf, SENTENCE } from '../reasons.ts';
import { sample } from './games.ts';

const draw = drawing(Board, capitals);
const SAMPLE = sample();

beforeAll(async () => {
  await Promise.all([speak('en'), teach(card.texts)]);
  // A first render requests what comes after the first load.
  const moment = SAMPLE.find(({ state }) => state.options.prosperity);
  if (moment === undefined) throw new Error('no game with prosperity tiles');
  // A part that is not loaded yet leaves a template behind.
  const isWhole = () => !draw(moment, moment.seat, moment.legal).includes('<template');
  await vi.waitUntil(isWhole, { timeout: 60_000 });
});

/** The values of one attribute, each once. */
function found(html: string, name: string): string[] {
  const values = [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(match => match[1]);
  return [...new Set(values.filter(value => value !== undefined))].sort();
}

const once = (values: readonly (string | number)[]) => [...new Set(values.map(String))].sort();

test('glows exactly where a move is legal', () => {
  for (const moment of SAMPLE) {
    const { legal, seat } = moment;
    const html = draw(moment, seat, legal);
    const of = <T extends Move['type']>(type: T) =>
      legal.filter((move): move is Extract<Move, { type: T }> => move.type === type);
    expect(found(html, 'data-target')).toEqual(
      once(offers(legal, undefined).flatMap(move => targetOf(move) ?? [])),
    );
    expect(found(html, 'data-column')).toEqual(once(of('pickColumn').map(({ column }) => column)));
    expect(found(html, 'data-bonus')).toEqual(once(of('takeBonus').map(({ bonus }) => bonus)));
    expect(found(html, 'data-effect')).toEqual(
      once([
        ...of('resolve').map(({ effect }) => effect),
        ...(of('resolveRest').length > 0 ? ['rest'] : []),
      ]),
    );
  }
});

test('spectators and waiting players are offered nothing', () => {
  for (const moment of SAMPLE.slice(0, 12)) {
    const html = draw(moment, null, []);
    for (const name of ['data-target', 'data-column', 'data-bonus', 'data-deed', 'data-effect']) {
      expect(found(html, name)).toEqual([]);
    }
  }
});

test("nobody's hand of prosperity tiles is shown to others", () => {
  const secret = SAMPLE.filter(({ state }) => state.options.prosperity);
  expect(secret.length).toBeGreaterThan(3);
  for (const moment of secret) {
    const { state, seat } = moment;
    const html = draw(moment, seat, []);
    state.players.forEach(({ hand }, other) => {
      for (const tile of hand) {
        const shown = html.includes(texts[`capitals.tile.${tile}`].replace("'", '&#x27;'));
        expect(shown, `${tile} of ${other}`).toBe(other === seat);
      }
    });
  }
});

test.each([
  ['residential', 'Residential, low density'],
  ['public', 'Public'],
] as const)('a city hall that counts as %s says so', (cityHallType, kind) => {
  for (const moment of SAMPLE.slice(0, 12)) {
    const options = { ...moment.state.options, cityHallType };
    const html = draw({ ...moment, state: { ...moment.state, options } }, moment.seat, []);
    const labels = found(html, 'aria-label').filter(label => label.startsWith('City Hall · '));
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label.split(' · ')[1]).toBe(kind);
  }
});

test('who can only take the bonus is not told of activations left', () => {
  const moment = SAMPLE.find(
    ({ legal }) =>
      legal.some(({ type }) => type === 'takeBonus') &&
      legal.some(({ type }) => type === 'activate'),
  );
  if (moment === undefined) throw new Error('nobody may activate');
  const or = texts['capitals.executive.or'];
  const bonus = moment.legal.filter(({ type }) => type === 'takeBonus');
  expect(draw(moment, moment.seat, moment.legal)).toContain(or);
  expect(draw(moment, moment.seat, bonus)).not.toContain(or);
});

test.each(LANGUAGE_CODES)('everything grey says why in %s', async language => {
  await Promise.all([speak(language), teach(card.texts)]);
  const said = new Set<string>();
  for (const moment of SAMPLE) {
    const html = draw(moment, moment.seat, moment.legal);
    for (const { tag, why } of greyOf(html)) {
      expect(why, tag).toMatch(SENTENCE);
      said.add(why ?? '');
    }
  }
  // Columns, cells, nothing to take back.
  expect(said.size).toBeGreaterThanOrEqual(4);
  await speak('en');
});

/** An amount in another language's manner, or one that may be torn apart at the end of a line. */
const FOREIGN = { en: /\d\s?\$/, de: /\$\d|\d \$/, hu: /\$\d|\d \$/, ru: /\$\d|\d \$/ };
const OWN = { en: /\$\d/, de: /\d\u00a0\$/, hu: /\d\u00a0\$/, ru: /\d\u00a0\$/ };

test.each(LANGUAGE_CODES)('every amount of money is written as in %s', async language => {
  await speak(language);
  for (const moment of SAMPLE) {
    const html = draw(moment, moment.seat, moment.legal);
    expect(html).toMatch(OWN[language]);
    expect(html).not.toMatch(FOREIGN[language]);
  }
  for (const source of [card.texts, ...(card.lessons ?? [])]) {
    for (const text of Object.values(await source[language]())) {
      expect(text).not.toMatch(FOREIGN[language]);
    }
  }
});
