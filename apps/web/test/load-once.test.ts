// Everything is loaded once and kept, unless it failed.
import { expect, test, vi } from 'vitest';
import { loadOnce } from '../src/boards/load-once.ts';

test('loads each name once; a failure is retried, but only after it was seen', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let isBroken = true;
  const load = loadOnce(async name => {
    asked.push(name);
    if (isBroken) throw new TypeError('no network');
    return name;
  });
  const first = load('a');
  await expect(first).rejects.toThrow('no network');
  // A component that waited renders again and asks again: it must see the failure.
  expect(load('a')).toBe(first);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await load('a')).toBe('a');
  expect(load('a')).toBe(load('a'));
  expect(await load('b')).toBe('b');
  expect(asked).toEqual(['a', 'a', 'b']);
  vi.useRealTimers();
});
