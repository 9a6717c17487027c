// Whatever is grey says why: by the rules' own reasons, to the mouse, the keyboard and the finger.
import { calimala, STREETS } from '@loggia/calimala';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import { Table } from './tables.ts';

const { house, arrive } = evening();
let table: Table;

const GREY = '[data-street][data-legal=false]';

beforeAll(async () => {
  table = await Table.start(house.address, 3, 'reasons');
  await table.playUntil(({ view }) => {
    const legal = calimala.toMove(view)[0] === 0 ? calimala.legal(view, 0) : [];
    const open = new Set(legal.flatMap(move => (move.type === 'placeDisc' ? move.street : [])));
    return open.size > 0 && open.size < STREETS.length;
  });
});
afterAll(() => table.close());

test('a grey street tells what both of its actions lack: hovered, focused, in every window', async () => {
  for (const screen of ['big', 'tablet'] as const) {
    const guest = await arrive('Ada', screen);
    const { page } = guest;
    await table.show(guest, 0);
    const street = page.locator(GREY).first();
    await street.hover();
    const why = page.getByTestId('why');
    await why.waitFor();
    expect(await why.textContent()).toMatch(/^[A-Z]\w+: [^.]+\. [A-Z]\w+: [^.]+\.$/);
    const said = await why.textContent();
    await guest.canReach('[data-street]');
    await page.getByTestId('prompt').hover();
    await why.waitFor({ state: 'detached' });
    await street.focus();
    await why.waitFor();
    expect(await why.textContent()).toBe(said);
    expect(await street.getAttribute('aria-label')).toContain(said);
    await guest.picture(`reason-${screen}`);
    await guest.isAccessible();
  }
});

test.each(LANGUAGE_CODES)('and tapped, in %s', async locale => {
  const guest = await arrive('Ada', locale === 'en' ? 'sideways' : 'phone', { locale });
  const { page } = guest;
  await table.show(guest, 0);
  // It says that it is disabled, and is tapped all the same.
  await page.locator(GREY).first().tap({ force: true });
  const why = page.getByTestId('why');
  await why.waitFor();
  expect(await why.textContent()).toMatch(/^\p{Lu}[^.{}]+: [^.{}]+\. \p{Lu}[^.{}]+: [^.{}]+\.$/u);
  const box = await why.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  expect(await page.locator('[data-street][data-chosen=true]').count()).toBe(0);
});
