// Options from anywhere: parsed or refused, nothing in between.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord, type OptionTable, parseOptions, RuleError } from '../src/index.ts';

const TABLE = {
  layout: { values: ['random', 'first'], default: 'random', description: 'Where things lie.' },
  extra: { values: [false, true], default: false, description: 'One more.' },
} as const satisfies OptionTable;

function refusal(input: unknown): RuleError {
  try {
    parseOptions(TABLE, input);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error(`not refused: ${JSON.stringify(input)}`);
}

describe('parseOptions', () => {
  it('fills in the defaults', () => {
    const defaults = { layout: 'random', extra: false };
    for (const input of [undefined, null, {}]) expect(parseOptions(TABLE, input)).toEqual(defaults);
    expect(parseOptions(TABLE, { extra: true })).toEqual({ layout: 'random', extra: true });
    expect(parseOptions(TABLE, { layout: 'first', extra: false })).toEqual({
      layout: 'first',
      extra: false,
    });
  });

  it('refuses anything but an object', () => {
    for (const input of [[], 'random', 7, true]) {
      expect(refusal(input)).toMatchObject({
        code: 'options.malformed',
        message: 'The options must be an object.',
      });
    }
  });

  it('refuses unknown options by name, with long names cut short', () => {
    expect(refusal({ colour: 'red' })).toMatchObject({
      code: 'options.unknown',
      params: { option: 'colour' },
      message: 'There is no option called "colour".',
    });
    expect(refusal({ ['x'.repeat(500)]: 1 }).params.option).toBe('x'.repeat(40));
    expect(refusal({ toString: 1 }).code).toBe('options.unknown');
    expect(refusal(JSON.parse('{"__proto__": {"layout": "first"}}')).code).toBe('options.unknown');
  });

  it('refuses unknown values and lists the known ones', () => {
    for (const layout of ['spiral', 'Random', undefined, null, 0, ['first'], {}]) {
      expect(refusal({ layout })).toMatchObject({
        code: 'options.value',
        params: { option: 'layout', allowed: 'random, first' },
        message: 'The option "layout" must be one of: random, first.',
      });
    }
    expect(refusal({ extra: 'true' }).params.allowed).toBe('false, true');
    expect(refusal({ extra: 0 }).code).toBe('options.value');
  });

  it('turns any JSON at all into options of the table or a RuleError', () => {
    const likely = fc.record(
      {
        layout: fc.oneof(fc.constantFrom('random', 'first'), fc.jsonValue()),
        extra: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    let parsed = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), likely), input => {
        const before = JSON.stringify(input);
        try {
          const options = parseOptions(TABLE, input);
          expect(TABLE.layout.values).toContain(options.layout);
          expect(TABLE.extra.values).toContain(options.extra);
          expect(Object.keys(options)).toEqual(['layout', 'extra']);
          parsed += 1;
        } catch (error) {
          if (!(error instanceof RuleError)) throw error;
          expect(error.code).toMatch(/^options\./);
          expect(error.message).toMatch(/\.$/);
        }
        expect(JSON.stringify(input)).toBe(before);
      }),
      { seed: 1, numRuns: 500 },
    );
    expect(parsed).toBeGreaterThan(50);
  });
});

describe('isRecord', () => {
  it('distinguishes objects of JSON from everything else', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true);
    expect([null, undefined, [], 'a', 1, true, () => 1].some(isRecord)).toBe(false);
  });
});
