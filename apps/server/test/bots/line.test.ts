// The queue in front of the threads: whose question is next.
import { expect, test, vi } from 'vitest';
import { Line } from '../../src/bots/line.ts';

const asker = (name: string, ...addresses: string[]) => ({ name, people: () => addresses });

function served(line: Line<ReturnType<typeof asker>>): string[] {
  const names: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) names.push(next.name);
  return names;
}

test('tables with people come before empty ones', () => {
  const line = new Line<ReturnType<typeof asker>>();
  for (const item of [asker('empty 1'), asker('empty 2'), asker('ada', 'a')]) line.add(item);
  expect(served(line)).toEqual(['ada', 'empty 1', 'empty 2']);
});

test('addresses take turns, however many tables one of them has', () => {
  const line = new Line<ReturnType<typeof asker>>();
  for (let table = 0; table < 5; table++) line.add(asker(`crowd ${table}`, 'c'));
  line.add(asker('ada 0', 'a'));
  line.add(asker('ada 1', 'a'));
  // Sharing a table with the crowd costs Ben no extra wait.
  line.add(asker('ben', 'c', 'b'));
  expect(served(line)).toEqual([
    'crowd 0',
    'ada 0',
    'ben',
    'crowd 1',
    'ada 1',
    'crowd 2',
    'crowd 3',
    'crowd 4',
  ]);
});

test('an empty table waits, but not forever', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const line = new Line<ReturnType<typeof asker>>();
  line.add(asker('empty 1'));
  line.add(asker('empty 2'));
  vi.advanceTimersByTime(10_000);
  for (let table = 0; table < 3; table++) line.add(asker(`ada ${table}`, 'a'));
  expect(served(line)).toEqual(['empty 1', 'ada 0', 'empty 2', 'ada 1', 'ada 2']);
  vi.useRealTimers();
});

test('the wait is counted in turns, not in requests', () => {
  const line = new Line<ReturnType<typeof asker>>();
  expect(line.turnsFor(asker('ada', 'a'))).toBe(1);
  for (let table = 0; table < 50; table++) line.add(asker(`crowd ${table}`, 'c'));
  expect(line.turnsFor(asker('ada', 'a'))).toBe(2);
  expect(line.turnsFor(asker('crowd', 'c'))).toBe(51);
});
