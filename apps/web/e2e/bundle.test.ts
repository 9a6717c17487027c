// The first load of a table stays small in every game: by its files, and by its traffic.
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES, LIMIT, tableBundle } from '../scripts/bundle.ts';
import { evening } from './evening.ts';

/** Bytes sent to a first-time visitor: everything, fonts included. */
const TRAVELS = { home: 300_000, table: 420_000 } as const;

const { house, arrive } = evening();

test.each(GAMES)('%s: at most 250 kB of compressed JavaScript', game => {
  expect(tableBundle(game).total).toBeLessThanOrEqual(LIMIT);
});

test('responses are compressed, cached where possible, and small', async () => {
  const { page } = await arrive('Ada', 'wide', { serviceWorkers: 'block' });
  const loaded: { path: string; bytes: number; encoding: string; kept: string }[] = [];
  const note = async (request: Request) => {
    const response = await request.response();
    if (response === null) return;
    const { responseBodySize: bytes } = await request.sizes();
    const headers = response.headers();
    loaded.push({
      path: new URL(request.url()).pathname,
      bytes,
      encoding: headers['content-encoding'] ?? 'none',
      kept: headers['cache-control'] ?? '',
    });
  };
  // Responses still in flight when the page closes do not count.
  page.on('requestfinished', request => void note(request).catch(() => undefined));
  const sum = () => loaded.reduce((total, { bytes }) => total + bytes, 0);
  await page.goto(house.address, { waitUntil: 'networkidle' });
  expect(sum()).toBeLessThanOrEqual(TRAVELS.home);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.getByTestId('prompt').waitFor();
  console.log(`home and a table: ${sum()} bytes`);
  expect(sum()).toBeLessThanOrEqual(TRAVELS.table);

  const assets = loaded.filter(({ path }) => path.startsWith('/assets/'));
  const code = loaded.filter(({ path }) => /\.(js|css|svg)$|^\/$/.test(path));
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter(({ kept }) => !kept.includes('immutable'))).toEqual([]);
  expect(code.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
});
