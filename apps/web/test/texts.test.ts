// Every text in every language: complete, used, well-formed, with the same parameters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF } from '@loggia/games';
import { MOVE_SENTENCES, UNDO_SENTENCES } from '@loggia/kernel';
import { newest } from '@loggia/kernel/manifest';
import { ERRORS } from '@loggia/protocol';
import { neededTexts, type Subject } from '@loggia/trial';
import { describe, expect, test } from 'vitest';
import { ABOUTS } from '../src/boards/abouts.ts';
import { CARDS } from '../src/boards/games.ts';
import { specimensOf } from '../src/dev/specimens.ts';
import {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from '../src/i18n/language.ts';
import { paramNames, parse, parts, plain } from '../src/i18n/message.ts';

const GAMES = Object.keys(CARDS);

/** The common texts and those of every game. */
async function textsOf(code: Language): Promise<Readonly<Record<string, string>>> {
  const { name: _, ...house } = LANGUAGES[code];
  const games = Object.values(CARDS).flatMap(({ texts, lessons = [] }) => [texts, ...lessons]);
  const all = await Promise.all(
    [...Object.values(house), ...games.map(source => source[code])].map(read => read()),
  );
  return Object.assign({}, ...all);
}

const languages = await Promise.all(
  LANGUAGE_CODES.map(async code => ({ code, texts: await textsOf(code) })),
);
const english = languages.find(({ code }) => code === 'en')?.texts ?? {};
const keys = Object.keys(english);

const SOURCE = join(import.meta.dirname, '../src');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/^i18n|texts\//.test(path))
  .map(path => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

/** The kernel's codes for refused options; a test below proves that there are no others. */
const OPTION_CODES = ['options.malformed', 'options.unknown', 'options.value'];
const KERNEL_CODES = [
  ...OPTION_CODES,
  ...Object.keys(MOVE_SENTENCES),
  ...Object.keys(UNDO_SENTENCES),
];

/** Only said about other players. */
const THIRD_PERSON = 'wait.';

/** Words that may follow a player's name and "you" alike; anything else needs a form for each. */
const ALIKE = [
  ...['at', 'before', 'can', 'cannot', 'may', 'on', 'share', 'to', 'won'],
  ...['entlässt', 'im', 'lässt', 'nutzt', 'passt', 'setzt', 'versetzt'],
  ...['a', 'egy', 'osztozik'],
  ...['впереди', 'делят'],
];

describe.each(languages)('$code', ({ code, texts }) => {
  test('has exactly the keys of English', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });

  test('is well-formed and not empty', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(() => parse(text), `${key}: ${text}`).not.toThrow();
    }
  });

  test('comes out without gaps and doubled marks, whatever the parameters', () => {
    const codes = Object.keys(texts);
    const voice = { language: code, text: (key: string) => texts[key] ?? key, reader: 0 };
    for (const [key, text] of Object.entries(texts)) {
      for (const params of specimensOf(text, codes)) {
        const said = plain(parts(voice, text, params), () => 'Ada');
        expect(said, key).not.toMatch(/[{}#]| {2}| [.,;:!?](?=\s|$)|(?<!\.)\.\.(?!\.)|^\s|\s$/);
      }
    }
  });

  test('reads out a free cell by the word it shows', () => {
    expect(texts['capitals.cell.free']).toContain(texts['capitals.free']);
  });

  test('chooses its articles instead of offering both', () => {
    for (const [key, text] of Object.entries(texts)) expect(text, key).not.toMatch(/a\(z\)/i);
  });

  test('addresses its reader directly', () => {
    for (const [key, text] of Object.entries(texts)) {
      if (key.startsWith(THIRD_PERSON)) continue;
      const [, next = ''] = /\{\w+, seats?\} (\p{L}+)/u.exec(text) ?? [];
      if (next !== '') expect(ALIKE, `${key}: ${text}`).toContain(next);
    }
  });

  test('uses no parameter that English does not know', () => {
    for (const [key, text] of Object.entries(texts)) {
      const known = paramNames(english[key] ?? '');
      for (const name of paramNames(text)) expect(known, `${key} {${name}}`).toContain(name);
    }
  });

  test('has a sentence for every refusal of the server and the kernel', () => {
    for (const code of Object.keys(ERRORS)) expect(texts).toHaveProperty([`error.${code}`]);
    for (const code of KERNEL_CODES) expect(texts).toHaveProperty([`error.${code}`]);
  });
});

describe.each(GAMES)('%s', game => {
  test('has a text for every event and refusal of its rules, in whole games', async () => {
    const path = new URL(`../../../packages/${game}/testing/index.ts`, import.meta.url).href;
    const { subjects } = (await import(path)) as { subjects: readonly Subject[] };
    for (const { key, params } of subjects.flatMap(subject => neededTexts(subject, 12))) {
      const text = english[`${game}.${key}`] ?? english[key];
      expect(text, key).toBeDefined();
      for (const name of params === undefined ? [] : paramNames(text ?? '')) {
        expect(params, key).toContain(name);
      }
    }
  });

  test('describes itself in every language', () => {
    for (const code of LANGUAGE_CODES) {
      const [name, about] = [CARDS[game]?.name[code], ABOUTS[game]?.[code]];
      expect(name?.trim(), code).toBeTruthy();
      expect(about?.length, code).toBeGreaterThan(20);
    }
  });
});

test('no key is unused', () => {
  const unused = keys.filter(key => !isUsed(key));
  expect(unused).toEqual([]);
});

test("the kernel's refusals of options are the known ones", () => {
  const kernel = readFileSync(
    join(import.meta.dirname, '../../../packages/kernel/src/options.ts'),
    'utf8',
  );
  const codes = [...kernel.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, code]) => code);
  expect(codes).toEqual(OPTION_CODES);
});

test("prefers the reader's own language, and English otherwise", () => {
  expect(preferredLanguage(['fr-FR', 'hu-HU', 'de'])).toBe('hu');
  expect(preferredLanguage(['RU'])).toBe('ru');
  expect(preferredLanguage(['fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

/** Keys that are assembled at run time; a test enumerates everything under them. */
const FAMILIES = [
  'error.',
  ...GAMES.map(game => `${game}.brought`),
  ...GAMES.flatMap(game =>
    ['error', 'option', 'log', 'reason', 'why', 'rules', 'coach'].map(part => `${game}.${part}.`),
  ),
];

/** Written out, assembled from a template, or named by another text as a term. */
function isUsed(key: string): boolean {
  if (FAMILIES.some(family => key.startsWith(family))) return true;
  if (source.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  for (let length = 1; length < parts.length; length++) {
    const family = parts.slice(0, length).join('.');
    if (source.includes(`\`${family}.\${`)) return true;
    if (
      keys.some(other => new RegExp(`(?:terms?|amounts), ${family}\\}`).test(english[other] ?? ''))
    )
      return true;
  }
  return false;
}

test.each(GAMES)('%s has the name that the server calls it by', async game => {
  const { title, titles = {} } = newest((await SHELF[game]?.()) ?? []) ?? {};
  const names = LANGUAGE_CODES.map(code => titles[code] ?? title);
  expect(names).toEqual(LANGUAGE_CODES.map(code => CARDS[game]?.name[code]));
});
