// What one node understands of another's letter, whichever of the two is newer.
import { expect, test } from 'vitest';
import { letterOf } from '../../src/cluster/news.ts';

test('keeps the items it understands and ignores the rest of a letter', () => {
  const items = [
    { kind: 'match', id: 'a' },
    { kind: 'weather', of: 'tomorrow' },
    { kind: 'chat', id: 'b', seq: 'seven' },
    'hello',
    null,
    { kind: 'gone', id: 'c', why: 'a newer node says more' },
  ];
  expect(letterOf(JSON.stringify({ node: 'one', items }))).toEqual({
    node: 'one',
    items: [
      { kind: 'match', id: 'a' },
      { kind: 'gone', id: 'c' },
    ],
  });
});

test('rejects anything that is not a letter', () => {
  for (const text of ['', '{', 'null', '[]', '{"node":"one"}', '{"items":[]}']) {
    expect(letterOf(text)).toBeUndefined();
  }
});
