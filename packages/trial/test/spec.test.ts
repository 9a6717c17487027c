// A SPEC.md with faults, every one of which is found.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSpec } from '../src/spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'spec-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), lines.join('\n'));
}

test('reports missing, duplicate, untested and unknown numbers', () => {
  write('SPEC.md', [
    '- **X-1.1** Everybody has a hand.',
    '- **X-1.2** _[note]_ Cards are made of paper.',
    '- **X-1.2** Twice.',
    '- **X-2.1** Nobody tests this.',
    '- **A1** A ruling.',
    '- **Q1** Of a series there is not.',
  ]);
  write('src/hands.ts', ['// X-1: the chapter has a dot less. X-1.1 is known, X-9.9 is not.']);
  write('test/hands.test.ts', [
    "it('X-1.1 A1 T1 T3 a hand', () => {});",
    "it.each([\n['X-1.2', 1],\n])('%s in a table', () => {});",
  ]);
  write('test/helper.ts', ["it('X-2.1 is no test', () => {});"]);
  expect(readSpec({ folder, rules: 'X', series: { A: 2 }, scenarios: { T: 2 } })).toEqual({
    malformed: ['Q1'],
    twice: ['X-1.2'],
    missing: ['A2'],
    unproven: ['X-2.1', 'Q1', 'T2'],
    unknown: ['T3', 'X-9.9'],
  });
});
