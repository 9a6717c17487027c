// Searching the rules: what is found, what is marked, what is counted.
import { expect, test } from 'vitest';
import { pieces, search, wordsOf } from '../src/shared/help/search.ts';

const CHAPTERS = [
  {
    id: 'turn',
    title: 'A turn',
    passages: [
      { id: 'place', lines: ['Put a disc on a street.'] },
      { id: 'white', lines: ['White discs', 'A white disc acts twice.'] },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    passages: [{ id: 'cards', lines: ['End cards are scored.'] }],
  },
];

const found = (question: string) => search(CHAPTERS, wordsOf(question));
const marked = (line: string, question: string) =>
  pieces(line, wordsOf(question))
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test('without a query everything is shown and nothing is marked', () => {
  expect(wordsOf('   ')).toEqual([]);
  expect(found('').map(({ id, passages, hits }) => [id, [...passages], hits])).toEqual([
    ['turn', ['place', 'white'], 0],
    ['end', ['cards'], 0],
  ]);
  expect(marked('Put a disc on a street.', '')).toBe('Put a disc on a street.');
});

test('leaves out chapters and passages without a hit', () => {
  expect(found('white')).toEqual([{ id: 'turn', passages: new Set(['white']), hits: 2 }]);
  expect(found('disc').map(({ id }) => id)).toEqual(['turn']);
  expect(found('gondola')).toEqual([]);
});

test('every word must occur, in the passage or in the title above it', () => {
  expect(found('disc twice')[0]?.passages).toEqual(new Set(['white']));
  expect(found('turn street')[0]?.passages).toEqual(new Set(['place']));
  expect(found('street scored')).toEqual([]);
});

test('a matching title shows its whole chapter', () => {
  expect(found('turn')).toEqual([{ id: 'turn', passages: new Set(['place', 'white']), hits: 1 }]);
});

test('ignores case and accents, and marks the text as written', () => {
  expect(marked('Die Straße nach Brügge', 'STRASSE brugge')).toBe('Die [Straße] nach [Brügge]');
  expect(marked('Műhely és műalkotás', 'mu')).toBe('[Mű]hely és [mű]alkotás');
  expect(marked('Ещё счёт', 'еще счет')).toBe('[Ещё] [счёт]');
  expect(marked('Cafe\u0301 noir', 'café')).toBe('[Cafe\u0301] noir');
});

test('merges adjacent hits', () => {
  expect(marked('Handelshaus', 'handel haus handelshaus')).toBe('[Handelshaus]');
  expect(marked('aaaa', 'aa')).toBe('[aaaa]');
  expect(search([{ id: 'a', title: 'aaaa', passages: [{ id: 'b', lines: [] }] }], ['aa'])).toEqual([
    { id: 'a', passages: new Set(['b']), hits: 1 },
  ]);
});
