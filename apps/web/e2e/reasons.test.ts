// Everything grey says why: with the rules' own reasons, to the mouse, the keyboard and the finger.
import { calimala, STREETS, type View } from '@loggia/calimala';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();
let table: ScriptedTable | undefined;

const GREY = '[data-street][data-legal=false]';

/** The streets the first seat may place on, when it is about to. */
function openStreets(view: View): number {
  const legal = calimala.toMove(view)[0] === 0 ? calimala.legal(view, 0) : [];
  return new Set(legal.flatMap(move => (move.type === 'placeDisc' ? move.street : []))).size;
}

const hasGrey = (view: View) => openStreets(view) > 0 && openStreets(view) < STREETS.length;

// Early in a game some street is out of reach, but not in every game.
beforeAll(async () => {
  do {
    table?.close();
    table = await ScriptedTable.start(house.address, 3, 'reasons');
    await table.playUntil(({ view }) => hasGrey(view) || view.round > 3);
  } while (!hasGrey(table.view));
});
afterAll(() => table?.close());

test('a grey street says what both of its actions lack: hovered, focused, on every screen', async () => {
  for (const screen of ['big', 'tablet'] as const) {
    const guest = await arrive('Ada', screen);
    const { page } = guest;
    await table?.show(guest, 0);
    const street = page.locator(GREY).first();
    await street.hover();
    const why = page.getByTestId('why');
    await why.waitFor();
    await expect.poll(() => why.textContent()).toMatch(/^[A-Z]\w+: [^.]+\. [A-Z]\w+: [^.]+\.$/);
    const said = await why.textContent();
    await guest.canReach('[data-street]');
    await page.getByTestId('prompt').hover();
    await why.waitFor({ state: 'detached' });
    await street.focus();
    await why.waitFor();
    await expect.poll(() => why.textContent()).toBe(said);
    expect(await street.getAttribute('aria-label')).toContain(said);
    await guest.picture(`reason-${screen}`);
    await guest.isAccessible();
  }
});

test.each(LANGUAGE_CODES)('a tapped grey street says so too, in %s', async locale => {
  const guest = await arrive('Ada', locale === 'en' ? 'sideways' : 'phone', { locale });
  const { page } = guest;
  await table?.show(guest, 0);
  // It says that it is disabled, but can still be tapped.
  await page.locator(GREY).first().tap({ force: true });
  const why = page.getByTestId('why');
  await why.waitFor();
  await expect
    .poll(() => why.textContent())
    .toMatch(/^\p{Lu}[^.{}]+: [^.{}]+\. \p{Lu}[^.{}]+: [^.{}]+\.$/u);
  const box = await why.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  expect(await page.locator('[data-street][data-chosen=true]').count()).toBe(0);
});

/** The church rows the first seat may contribute to, while its disc acts. */
function openRows(view: View): number {
  const legal = view.activation?.seat === 0 ? calimala.legal(view, 0) : [];
  return legal.filter(move => move.type === 'useSlot' && move.action === 'contribute').length;
}

test('a church row or a city that does not glow says what is missing', async () => {
  let acting: ScriptedTable | undefined;
  do {
    acting?.close();
    acting = await ScriptedTable.start(house.address, 3, `rows ${acting?.id ?? ''}`);
    await acting.playUntil(({ view }) => openRows(view) > 0 || view.round > 5);
  } while (openRows(acting.view) === 0);
  for (const screen of ['wide', 'phone'] as const) {
    const guest = await arrive('Ada', screen);
    const { page } = guest;
    await acting.show(guest, 0);
    await page.locator('[data-slot=contribute]').first().click();
    const row = page.locator('[data-area=churches] button[aria-disabled=true]').first();
    const why = page.getByTestId('why');
    if (screen === 'wide') {
      await row.hover();
      await why.getByText(/^Contribute: \S.*\.$/).waitFor();
      await page.getByTestId('prompt').hover();
      await why.waitFor({ state: 'detached' });
      await row.focus();
    } else await row.tap({ force: true });
    await why.getByText(/^Contribute: \S.*\.$/).waitFor();
    await guest.picture(`reason-row-${screen}`);
    await guest.isAccessible();
  }
  acting.close();
});
