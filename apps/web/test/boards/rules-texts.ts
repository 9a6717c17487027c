// Checks that a game's rules can be translated: every key, every parameter, in all languages.
import { join } from 'node:path';
import type { Viewer } from '@loggia/kernel';
import { goldenRecords, neededTexts, type Subject } from '@loggia/trial';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { type Params, paramNames, parse, parts, plain } from '../../src/i18n/message.ts';

type Texts = Readonly<Record<string, string>>;

export interface RulesTextsProof {
  game: string;
  subject: Subject;
  texts: Readonly<Record<Language, Texts>>;
  /** Families of terms, with every name a term can have. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** Families whose texts are kept with the board. */
  borrowed?: readonly string[];
}

interface Said {
  key: string;
  params: Params;
}

export function proveRulesTexts({
  game,
  subject,
  texts,
  terms,
  borrowed = [],
}: RulesTextsProof): void {
  const needed = neededTexts(subject, 6);
  const log = goldenLog(game, subject);

  describe.each(Object.entries(texts) as [Language, Texts][])('%s', (language, own) => {
    test('has every key of English, well-formed, with only the parameters of English', () => {
      expect(Object.keys(own).sort()).toEqual(Object.keys(texts.en).sort());
      for (const [key, text] of Object.entries(own)) {
        expect(() => parse(text), `${key}: ${text}`).not.toThrow();
        const known = paramNames(texts.en[key] ?? '');
        for (const name of paramNames(text)) expect(known, `${key} {${name}}`).toContain(name);
      }
    });

    test('has a text for every refusal, option, state of play and event, with its parameters', async () => {
      // The kernel's refusals have their texts outside the games.
      const house: Texts = await LANGUAGES[language].common();
      for (const { key, params } of needed) {
        const text = own[`${game}.${key}`] ?? house[key];
        expect(text, key).toBeDefined();
        if (params === undefined) continue;
        for (const name of paramNames(text ?? '')) expect(params, key).toContain(name);
      }
    });

    test.each(Object.entries(terms))('names every %s', (family, all) => {
      for (const name of all) expect(own).toHaveProperty([`${game}.${family}.${name}`]);
    });

    test('describes every line of the golden games without gaps', () => {
      const text = (key: string) => {
        if (borrowed.some(family => key.startsWith(`${game}.${family}.`))) return key;
        const found = own[key];
        if (found === undefined) throw new Error(`no text for ${key}`);
        return found;
      };
      for (const { key, params } of log) {
        const said = plain(parts({ language, text }, text(`${game}.${key}`), params), () => 'Ada');
        expect(said, key).not.toMatch(/\(\)|\{|\}| [.,;:]|: ?[.)]| {2}|undefined|NaN/);
      }
    });
  });
}

/** Every line that players and spectators read in the golden games, each once. */
function goldenLog(game: string, { manifest: { module } }: Subject): Said[] {
  const folder = join(import.meta.dirname, `../../../../packages/${game}/golden`);
  const lines = new Map<string, Said>();
  for (const { header, moves } of goldenRecords(folder).values()) {
    const viewers: Viewer[] = [...Array(header.players).keys(), null];
    for (const event of moves.flatMap(({ events }) => events)) {
      for (const viewer of viewers) {
        const said = module.describe(module.viewEvent(event, viewer));
        lines.set(JSON.stringify(said), said);
      }
    }
  }
  return [...lines.values()];
}
