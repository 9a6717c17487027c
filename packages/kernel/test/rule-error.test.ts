// A refusal carries a code for programs and a sentence for people.
import { describe, expect, it } from 'vitest';
import { RuleError, refusals } from '../src/index.ts';

const refuse = refusals({
  plain: 'No.',
  named: 'No {disc} for {seat}, {seat}.',
});

function caught(act: () => never): RuleError {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
  }
  throw new Error('no RuleError');
}

describe('refusals', () => {
  it('throw a RuleError with code, parameters and sentence', () => {
    const error = caught(() => refuse('plain'));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'RuleError', code: 'plain', params: {}, message: 'No.' });
  });

  it('fill parameters into the sentence, each as often as it occurs', () => {
    const error = caught(() => refuse('named', { disc: 'white', seat: 0 }));
    expect(error.message).toBe('No white for 0, 0.');
    expect(error.params).toEqual({ disc: 'white', seat: 0 });
  });

  it('omit missing parameters', () => {
    expect(caught(() => refuse('named')).message).toBe('No  for , .');
  });

  it('fall back to the code without a sentence', () => {
    const loose = refusals({} as Record<string, string>);
    expect(caught(() => loose('odd')).message).toBe('odd');
  });
});
