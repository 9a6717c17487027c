// Commitment and key: fixed forever, and no two agreements are encoded alike.
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agreed, commitmentTo, fields, keyOf, type PromisedTable } from '../src/index.ts';

const SEED = '0123456789abcdef'.repeat(4);
const TABLE: PromisedTable = { table: 'XyZ-12', game: 'calimala', rulesVersion: 1, seed: SEED };
const AGREED: Agreed = {
  commitment: commitmentTo(TABLE),
  seed: SEED,
  options: { layout: 'random', extraStartCard: false },
  words: ['', 'Zwölf', 'третий'],
};
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Length-prefixed fields, implemented independently. */
function written(...parts: (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.flatMap(part => {
      const bytes = Buffer.from(part as string, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

describe('the commitment', () => {
  it('is SHA-256 of label, table, game, rules and seed', () => {
    const seed = Buffer.from(SEED, 'hex');
    const bytes = written('loggia/commitment/1', 'XyZ-12', 'calimala', '1', seed);
    expect(commitmentTo(TABLE)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('differs for any other table, game, rules or seed', () => {
    const others: Partial<PromisedTable>[] = [
      { table: 'XyZ-13' },
      { game: 'calimale' },
      { rulesVersion: 2 },
      { seed: SEED.replace('0', '1') },
    ];
    const all = [TABLE, ...others.map(other => ({ ...TABLE, ...other }))].map(commitmentTo);
    expect(new Set(all).size).toBe(5);
  });

  it('refuses a seed that is not 32 bytes', () => {
    for (const seed of ['', 'ab', `${SEED}00`, SEED.toUpperCase(), 'g'.repeat(64)]) {
      expect(() => commitmentTo({ ...TABLE, seed })).toThrow(RangeError);
    }
  });
});

describe('the key', () => {
  it('is HMAC-SHA-256 under the seed of commitment, options and words', () => {
    const bytes = written(
      'loggia/key/1',
      Buffer.from(AGREED.commitment, 'hex'),
      ...['2', 'extraStartCard', 'false', 'layout', '"random"'],
      ...['3', '', 'Zwölf', 'третий'],
    );
    const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update(bytes);
    expect(hex(keyOf(AGREED))).toBe(mac.digest('hex'));
  });

  it('does not depend on the order options are written in', () => {
    const options = { extraStartCard: false, layout: 'random' };
    expect(hex(keyOf({ ...AGREED, options }))).toBe(hex(keyOf(AGREED)));
  });

  it('changes with every part of the agreement', () => {
    const others: Partial<Agreed>[] = [
      { commitment: SEED },
      { seed: AGREED.commitment },
      { options: { layout: 'random' } },
      { options: { layout: 'random', extraStartCard: 'false' } },
      { words: ['Zwölf', '', 'третий'] },
      { words: ['', 'Zwölf', 'третий', ''] },
      { words: ['', 'Zwölfт', 'ретий'] },
    ];
    const all = [AGREED, ...others.map(other => ({ ...AGREED, ...other }))];
    expect(new Set(all.map(agreed => hex(keyOf(agreed)))).size).toBe(8);
  });
});

it('no two lists of fields are encoded alike', () => {
  const list = fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(list, list, (one, other) => {
      const same = one.length === other.length && one.every((field, at) => field === other[at]);
      expect(hex(fields(...one)) === hex(fields(...other))).toBe(same);
    }),
    { numRuns: 1_000 },
  );
});
