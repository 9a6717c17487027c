// Every text in every language: complete, used, well-formed, with the same parameters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calimala, calimalaEvaluation, SENTENCES } from '@loggia/calimala';
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { ERRORS } from '@loggia/protocol';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, preferredLanguage } from '../src/i18n/language.ts';
import { paramNames, parse } from '../src/i18n/message.ts';

const languages = await Promise.all(
  LANGUAGE_CODES.map(async code => {
    const { load, loadLessons } = LANGUAGES[code];
    const [{ default: texts }, { default: lessons }] = await Promise.all([load(), loadLessons()]);
    return { code, texts: { ...texts, ...lessons } as Readonly<Record<string, string>> };
  }),
);
const english = languages.find(({ code }) => code === 'en')?.texts ?? {};
const keys = Object.keys(english);

const SOURCE = join(import.meta.dirname, '../src');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/^i18n|texts\//.test(path))
  .map(path => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

/** The kernel's own refusals; a test below proves that there are no others. */
const KERNEL_CODES = ['options.malformed', 'options.unknown', 'options.value'];

describe.each(languages)('$code', ({ texts }) => {
  test('has every key and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });

  test('is well-formed and says something', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(() => parse(text), `${key}: ${text}`).not.toThrow();
    }
  });

  test('asks for no parameter that English does not know', () => {
    for (const [key, text] of Object.entries(texts)) {
      const known = paramNames(english[key] ?? '');
      for (const name of paramNames(text)) expect(known, `${key} {${name}}`).toContain(name);
    }
  });

  test('has a sentence for every refusal of rules and server', () => {
    for (const code of Object.keys(SENTENCES))
      expect(texts).toHaveProperty([`calimala.error.${code}`]);
    for (const code of Object.keys(ERRORS)) expect(texts).toHaveProperty([`error.${code}`]);
    for (const code of KERNEL_CODES) expect(texts).toHaveProperty([`error.${code}`]);
  });

  test('names every option of the table and its values', () => {
    for (const [name, { values }] of Object.entries(calimala.options)) {
      const key = `calimala.option.${name}`;
      const named = values.filter(value => typeof value === 'string');
      for (const tail of ['', '.hint', ...named.map(value => `.${value}`)]) {
        expect(texts).toHaveProperty([`${key}${tail}`]);
      }
    }
  });
});

test('every reason of a hint has its name', () => {
  const state = calimala.setup(3, {}, seededRandom('reasons'));
  for (const reason of Object.keys(calimalaEvaluation.reasons(state, 0))) {
    expect(english).toHaveProperty([`calimala.reason.${reason}`]);
  }
});

test('every event of whole games has its sentence', () => {
  for (let seed = 0; seed < 12; seed++) {
    const chance = seededRandom(`log ${seed}`);
    const state = calimala.setup(3 + (seed % 3), { oneCardPerTurn: seed % 2 === 0 }, chance);
    const choice = seededRandom(`choice ${seed}`);
    for (const { events } of play(calimala, state, anyMove(calimala), { chance, choice })) {
      for (const event of events) {
        for (const seen of [event, calimala.viewEvent(event, null)]) {
          const { key, params } = calimala.describe(seen);
          const text = english[`calimala.${key}`];
          expect(text, key).toBeDefined();
          for (const name of paramNames(text ?? '')) expect(params, key).toHaveProperty(name);
        }
      }
    }
  }
});

test('no key is unused', () => {
  const unused = keys.filter(key => !isUsed(key));
  expect(unused).toEqual([]);
});

test("the kernel's refusals are the known ones", () => {
  const kernel = readFileSync(
    join(import.meta.dirname, '../../../packages/kernel/src/options.ts'),
    'utf8',
  );
  const codes = [...kernel.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, code]) => code);
  expect(codes).toEqual(KERNEL_CODES);
});

test("the reader's own language is preferred, English otherwise", () => {
  expect(preferredLanguage(['fr-FR', 'hu-HU', 'de'])).toBe('hu');
  expect(preferredLanguage(['RU'])).toBe('ru');
  expect(preferredLanguage(['fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

/** Keys that are put together at run time; everything under them is enumerated by a test. */
const FAMILIES = [
  'error.',
  'calimala.error.',
  'calimala.option.',
  'calimala.log.',
  'calimala.reason.',
  'calimala.rules.',
  'calimala.coach.',
];

/** Written out, put together from a template, or named by another text as a term. */
function isUsed(key: string): boolean {
  if (FAMILIES.some(family => key.startsWith(family))) return true;
  if (source.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  for (let length = 1; length < parts.length; length++) {
    const family = parts.slice(0, length).join('.');
    if (source.includes(`\`${family}.\${`)) return true;
    if (keys.some(other => new RegExp(`terms?, ${family}\\}`).test(english[other] ?? '')))
      return true;
  }
  return key.endsWith('.name');
}
