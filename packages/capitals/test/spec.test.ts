// SPEC.md and the tests keep each other honest: every rule is proven, every citation exists.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const ID = /^(?:K-\d+(?:\.\d+)+|[AT]\d+)$/;
const SCENARIOS = 109;

/** A rule is a list item that begins with its number in bold; `[note]` marks what no test sees. */
const RULES = [...SPEC.matchAll(/^- \*\*([^*]+)\*\*( _\[note\]_)? (.+)$/gm)].map(
  ([, id = '', note]) => ({ id, testable: note === undefined }),
);
const SERIES = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const KNOWN = new Set([...RULES.map(rule => rule.id), ...SERIES('T', SCENARIOS)]);
/** A source file may be about a whole chapter. */
const isChapter = (id: string) => RULES.some(rule => rule.id.startsWith(`${id}.`));

/** The numbers at the start of a title: `T21 K-4.3.7 per 3 population …`. */
function citations(title: string): string[] {
  const words = title.split(/\s+/);
  const end = words.findIndex(word => !ID.test(word));
  return end < 0 ? words : words.slice(0, end);
}

/** The titles of a file, those of tables with their rows. */
function titlesOf(source: string): string[] {
  const plain = /\bit(?:\.each\b[\s\S]*?\)|)\(\s*(['"`])([\s\S]*?)\1/g;
  const rows = /^\s*\[?\s*'((?:K-\d+(?:\.\d+)+|[AT]\d+))',/gm;
  return [
    ...[...source.matchAll(plain)].map(match => match[2] ?? ''),
    ...[...source.matchAll(rows)].map(match => match[1] ?? ''),
  ];
}

const folder = new URL('./', import.meta.url);
const cited = new Set(
  readdirSync(folder)
    .filter(name => name.endsWith('.test.ts') && name !== 'spec.test.ts')
    .flatMap(name => titlesOf(readFileSync(new URL(name, folder), 'utf8')))
    .flatMap(citations),
);

describe('SPEC.md', () => {
  it('numbers every rule once', () => {
    const ids = RULES.map(rule => rule.id);
    expect(ids.filter(id => !ID.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has the rulings A1 to A51', () => {
    expect(SERIES('A', 51).filter(id => !KNOWN.has(id))).toEqual([]);
  });

  it('has a test for every rule that one can see, and for every scenario', () => {
    const wanted = [...RULES.flatMap(({ id, testable }) => (testable ? [id] : []))];
    wanted.push(...SERIES('T', SCENARIOS));
    expect(wanted.filter(id => !cited.has(id))).toEqual([]);
  });

  it('knows every number that a test or a source file cites', () => {
    expect([...cited].filter(id => !KNOWN.has(id))).toEqual([]);
    const source = new URL('../src/', import.meta.url);
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const text = readFileSync(new URL(name, source), 'utf8');
      const found = text.match(/\bK-\d+(?:\.\d+)+\b/g) ?? [];
      const unknown = found.filter(id => !KNOWN.has(id) && !isChapter(id));
      expect([name, unknown]).toEqual([name, []]);
    }
  });
});
