// The rules: opened without a table, searched by keyboard, with named pictures.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Screen } from './guests.ts';

const { house, arrive } = evening();

async function enter(screen: Screen, options?: BrowserContextOptions) {
  const guest = await arrive('Ada', screen, options);
  await guest.page.goto(house.address);
  return guest;
}

const chapters = (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts();

test('the rules can be searched by keyboard alone', async () => {
  const ada = await enter('wide');
  const { page } = ada;
  await page.getByRole('button', { name: 'Rules', exact: true }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Calimala: Rules' });
  await sheet.waitFor();
  expect(await chapters(page)).toHaveLength(13);
  await ada.picture('help-wide-light');
  await ada.isAccessible();

  // The field has the focus already.
  await page.keyboard.type('TRADÉ house');
  await sheet.getByText(/^\d+ hits in \d chapters$/).waitFor();
  expect(await chapters(page)).toEqual(['On the table', 'The nine actions']);
  const marks = await sheet.locator('mark').allInnerTexts();
  expect(new Set(marks.map(mark => mark.toLowerCase()))).toEqual(new Set(['trade', 'house']));
  await expect
    .poll(() => sheet.getByRole('status').textContent())
    .toBe(`${marks.length} hits in 2 chapters`);
  await ada.picture('help-searched');
  await ada.isAccessible();

  await page.keyboard.type(' gondola');
  await sheet.getByText('Nothing found for “TRADÉ house gondola”.').waitFor();
  expect(await chapters(page)).toEqual([]);

  // The first Escape clears the search, the second closes the rules.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  await sheet.getByRole('heading', { name: 'Ties' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Rules',
  );
  expect(ada.errors).toEqual([]);
});

test('the contents link to their chapters', async () => {
  const ada = await enter('wide');
  const { page } = ada;
  await page.getByRole('button', { name: 'Read the rules' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Ties' }).press('Enter');
  const ties = page.getByRole('heading', { name: 'Ties' });
  expect(await ties.evaluate(heading => heading === document.activeElement)).toBe(true);
  const place = await ties.boundingBox();
  expect(place?.y).toBeGreaterThan(0);
  expect(place?.y).toBeLessThan(800);
  await page.getByRole('searchbox').fill('marble');
  await contents.getByRole('button', { name: /^The nine actions ?\d+ hits$/ }).waitFor();
  expect(await contents.getByRole('button', { name: /^Ties/ }).count()).toBe(0);
});

test.each([
  ['en', 'light'],
  ['de', 'dark'],
  ['hu', 'light'],
  ['ru', 'dark'],
] as const)(
  'the pictures are shown, named, and fit a phone: %s, %s',
  async (locale, colorScheme) => {
    const ada = await enter('phone', { locale, colorScheme });
    const { page } = ada;
    await page.locator('header button').nth(1).click();
    const figures = page.getByRole('dialog').getByRole('figure');
    await figures.first().waitFor();
    await expect.poll(() => figures.count()).toBeGreaterThan(20);
    for (const figure of await figures.all()) {
      await expect.poll(() => figure.locator('figcaption').textContent()).toMatch(/\p{L}{3}/u);
      await expect.poll(() => figure.locator('svg').count()).toBeGreaterThan(0);
      // Nothing overflows its frame.
      const isWhole = await figure.evaluate(box => box.scrollWidth <= box.clientWidth);
      expect(isWhole, `${await figure.textContent()}`).toBe(true);
    }
    // Drawn pieces cannot be pressed.
    expect(await figures.getByRole('button').count()).toBe(0);
    // A key without a text would be shown as it is.
    expect(await page.getByRole('dialog').textContent()).not.toMatch(/calimala\.|help\./);
    await ada.picture(`help-phone-${locale}`);
    await ada.isAccessible();
    await ada.fitsAcross();
    expect(ada.errors).toEqual([]);
  },
);

test('changing the language loads its rules', async () => {
  const ada = await enter('laptop');
  const { page } = ada;
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Ties' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Regeln', exact: true }).click();
  await page.getByRole('heading', { name: 'Gleichstand' }).waitFor();
  expect(ada.errors).toEqual([]);
});
