// A game's SPEC.md and its tests keep each other honest: every rule is tested, every cited number
// exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Spec {
  /** The game's package. */
  folder: string;
  /** The prefix of its rule numbers: `C` for `C-7.3`. */
  rules: string;
  /**
   * The other numbers in SPEC.md, by letter, with how many there are: facts, rulings, scenarios.
   */
  series?: Readonly<Record<string, number>>;
  /** Scenarios that appear only in the tests. */
  scenarios?: Readonly<Record<string, number>>;
}

export function readSpec({ folder, rules, series = {}, scenarios = {} }: Spec) {
  const letters = Object.keys({ ...series, ...scenarios }).join('');
  const id = `(?:${rules}-\\d+(?:\\.\\d+)*|[${letters}]\\d+b?)`;
  const isId = (word: string) => new RegExp(`^${id}$`).test(word);
  /**
   * A rule is a list item that begins with its number in bold; `[note]` marks what no test can see.
   */
  const text = readFileSync(join(folder, 'SPEC.md'), 'utf8');
  const found = [...text.matchAll(/^- \*\*([^*]+)\*\*( _\[note\]_)? .+$/gm)].map(
    ([, name = '', note]) => ({ name, testable: note === undefined }),
  );
  const names = found.map(({ name }) => name);
  const untold = numbersOf(scenarios);
  const known = new Set([...names, ...untold]);

  /** The numbers at the start of a title: `T21 D3 C-7.3 without one …`. */
  const citations = (title: string): string[] => {
    const words = title.split(/\s+/);
    const end = words.findIndex(word => !isId(word));
    return end < 0 ? words : words.slice(0, end);
  };
  /** The titles of a file, including the rows of `each` tables. */
  const titlesOf = (source: string): string[] => {
    const plain = /\bit(?:\.each\b[\s\S]*?\)|)\(\s*(['"`])([\s\S]*?)\1/g;
    const rows = new RegExp(`^\\s*\\[?\\s*'(${id})',`, 'gm');
    return [
      ...[...source.matchAll(plain)].map(match => match[2] ?? ''),
      ...[...source.matchAll(rows)].map(match => match[1] ?? ''),
    ];
  };
  const cited = new Set(
    sourcesIn(join(folder, 'test'), '.test.ts').flatMap(source =>
      titlesOf(source).flatMap(citations),
    ),
  );
  /** A source file may be about a whole chapter. */
  const exists = (name: string) =>
    known.has(name) || names.some(rule => rule.startsWith(`${name}.`));
  const inSource = sourcesIn(join(folder, 'src'), '.ts').flatMap(
    source => source.match(new RegExp(`\\b${rules}-\\d+(?:\\.\\d+)*\\b`, 'g')) ?? [],
  );
  return {
    malformed: names.filter(name => !isId(name)),
    twice: names.filter((name, index) => names.indexOf(name) !== index),
    missing: numbersOf(series).filter(name => !names.includes(name)),
    unproven: [
      ...found.flatMap(({ name, testable }) => (testable ? [name] : [])),
      ...untold,
    ].filter(name => !cited.has(name)),
    unknown: [
      ...[...cited].filter(name => !known.has(name)),
      ...inSource.filter(name => !exists(name)),
    ],
  };
}

const numbersOf = (series: Readonly<Record<string, number>>): string[] =>
  Object.entries(series).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );

const sourcesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => readFileSync(join(folder, name), 'utf8'));
