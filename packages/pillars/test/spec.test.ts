// SPEC.md and the tests keep each other honest: every rule is proven, every citation exists.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const ID = /^(?:P-\d+(?:\.\d+)+|[AFTI]\d+)$/;

/** A rule is a list item that begins with its number in bold; `[note]` marks what no test sees. */
const RULES = [...SPEC.matchAll(/^- \*\*([^*]+)\*\*( _\[note\]_)? (.+)$/gm)].map(
  ([, id = '', note, text = '']) => ({ id, testable: note === undefined, text }),
);

/** The numbers at the start of a title: `T21 P-3.2.1 the feud …`. */
function citations(title: string): string[] {
  const words = title.split(/\s+/);
  const end = words.findIndex(word => !ID.test(word));
  return end < 0 ? words : words.slice(0, end);
}

/** The titles of a file, those of tables with their rows. */
function titlesOf(source: string): string[] {
  const plain = /\bit(?:\.each\b[\s\S]*?\)|)\(\s*(['"`])([\s\S]*?)\1/g;
  const rows = /^\s*\[?\s*'((?:P-\d+(?:\.\d+)+|[AFTI]\d+))',/gm;
  return [
    ...[...source.matchAll(plain)].map(match => match[2] ?? ''),
    ...[...source.matchAll(rows)].map(match => match[1] ?? ''),
  ];
}

const folder = new URL('./', import.meta.url);
const titles = readdirSync(folder)
  .filter(name => name.endsWith('.test.ts') && name !== 'spec.test.ts')
  .flatMap(name => titlesOf(readFileSync(new URL(name, folder), 'utf8')));
const cited = new Set(titles.flatMap(citations));

describe('SPEC.md', () => {
  it('numbers every rule once', () => {
    const ids = RULES.map(rule => rule.id);
    expect(ids.filter(id => !ID.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has the facts F1 to F26, the rulings A1 to A54, T1 to T81 and I1 to I11', () => {
    const known = new Set(RULES.map(rule => rule.id));
    const wanted = Object.entries({ F: 26, A: 54, T: 81, I: 11 }).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
    );
    expect(wanted.filter(id => !known.has(id))).toEqual([]);
  });

  it('has a test for every rule that one can see', () => {
    const unproven = RULES.filter(rule => rule.testable && !cited.has(rule.id));
    expect(unproven.map(rule => rule.id)).toEqual([]);
  });

  it('knows every number that a test or a source file cites', () => {
    const known = new Set(RULES.map(rule => rule.id));
    expect([...cited].filter(id => !known.has(id))).toEqual([]);
    const source = new URL('../src/', import.meta.url);
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const text = readFileSync(new URL(name, source), 'utf8');
      const found = text.match(/\bP-\d+(?:\.\d+)+\b/g) ?? [];
      const exists = (id: string) => [...known].some(rule => `${rule}.`.startsWith(`${id}.`));
      expect([name, found.filter(id => !exists(id))]).toEqual([name, []]);
    }
  });
});
