// Patches: the stock client's own library turns any value into any other with them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Comparison, equal } from '../../src/live/patch.ts';
import { applyPatch } from './stock-patch.ts';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

function diff(before: object, after: object): { op: string; path: string; value?: unknown }[] {
  return new Comparison().operations(before, after).map(text => JSON.parse(text));
}

function patched(before: unknown, after: unknown): unknown {
  const holder = json({ value: before });
  const patch = diff({ value: before }, { value: after });
  expect(applyPatch(holder, patch)).toBe(true);
  return holder.value;
}

test('a patch turns one value into the other', () => {
  // No state of ours has such a key, and the client's library rightly refuses it.
  const value = fc
    .jsonValue({ maxDepth: 4 })
    .filter(sample => !JSON.stringify(sample).includes('__proto__'));
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(patched(before, after)).toEqual(json(after));
    }),
    { numRuns: 2_000 },
  );
});

test('a patch between similar values is right too', () => {
  const item = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.record({ a: fc.nat(2), b: fc.nat(2) }));
  const list = fc.array(item, { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(patched({ list: before }, { list: after })).toEqual({ list: after });
    }),
    { numRuns: 2_000 },
  );
});

test('does not compare shared objects, and treats undefined as absent', () => {
  const shared = new Proxy({}, { ownKeys: () => expect.unreachable('looked into what is shared') });
  expect(diff({ shared, a: 1 }, { shared, a: 2 })).toEqual([
    { op: 'replace', path: '/a', value: 2 },
  ]);
  expect(diff({ a: undefined, b: 1 }, { b: undefined })).toEqual([{ op: 'remove', path: '/b' }]);
  expect(diff({ 'a/b~c': 1 }, { 'a/b~c': 2 })[0]?.path).toBe('/a~1b~0c');
  expect(equal({ a: undefined }, {})).toBe(true);
  expect(equal([1, { a: [] }], [1, { a: [] }])).toBe(true);
  expect(equal({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});

test('compares parts shared by two viewers once, with the right result for both', () => {
  const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.record({ a: fc.nat(2), b: fc.nat(2) }));
  const parts = fc.record({ a: leaf, b: fc.array(leaf, { maxLength: 4 }), c: leaf });
  fc.assert(
    fc.property(parts, parts, leaf, leaf, (before, after, one, two) => {
      const comparison = new Comparison();
      for (const secret of [one, two]) {
        const [from, to] = [
          { pad: 'x'.repeat(500), shared: before, secret },
          { pad: 'x'.repeat(500), shared: after, secret: two },
        ];
        const operations = comparison.operations(from, to);
        const holder = json(from);
        const done = applyPatch(
          holder,
          operations.map(text => JSON.parse(text)),
        );
        expect(done).toBe(true);
        expect(holder).toEqual(to);
      }
    }),
    { numRuns: 1_000 },
  );
});
