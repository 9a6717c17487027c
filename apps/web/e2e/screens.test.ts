// Every screen in both themes: axe finds nothing, nothing breaks, nothing scrolls sideways.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { type Guest, openTable, type Screen } from './guests.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();
let table: ScriptedTable;

beforeAll(async () => {
  table = await ScriptedTable.start(house.address, 5, 'screens');
  await table.playUntil(({ view }) => view.council.length >= 2);
});
afterAll(async () => {
  table.close();
});

const LOOKS: readonly { screen: Screen; colorScheme: 'light' | 'dark' }[] = [
  { screen: 'laptop', colorScheme: 'light' },
  { screen: 'tablet', colorScheme: 'dark' },
  { screen: 'phone', colorScheme: 'light' },
];

describe.each(LOOKS)('$screen, $colorScheme', ({ screen, colorScheme }) => {
  async function look(name: string, open: (guest: Guest) => Promise<void>): Promise<void> {
    const guest = await arrive('Ada', screen, { colorScheme });
    await open(guest);
    await guest.picture(`${name}-${screen}-${colorScheme}`);
    await guest.isAccessible();
    await guest.fitsAcross();
    expect(guest.errors).toEqual([]);
  }

  test('the first page', () =>
    look('home', async ({ page }) => {
      await page.goto(house.address);
      await page.getByRole('heading', { name: 'Open tables' }).waitFor();
      await page
        .getByRole('link', { name: /Calimala/ })
        .first()
        .waitFor();
    }));

  test('an invalid saved game', () =>
    look('saved', async ({ page }) => {
      await page.goto(`${house.address}/saved`);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose a file' }).click(),
      ]);
      const buffer = Buffer.from('a picture');
      await chooser.setFiles({ name: 'picture.json', mimeType: 'application/json', buffer });
      await page.getByRole('alert').getByText('not a game saved by Loggia').waitFor();
    }));

  test('the settings', () =>
    look('settings', async ({ page }) => {
      await page.goto(house.address);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    }));

  test('the room before the start', () =>
    look('room', async guest => {
      await openTable(guest, house.address);
      await guest.page.getByText('Waiting for 2 more players').waitFor();
    }));

  test('a game as a spectator', () =>
    look('watched', async guest => {
      await table.show(guest);
      await guest.fitsTheScreen();
    }));

  test('a game as a player', () =>
    look('played', async guest => {
      await table.show(guest, table.toMove()[0] ?? 0);
      await guest.fitsTheScreen();
    }));

  test('log and chat', () =>
    look('log', async guest => {
      await table.show(guest, 0);
      await guest.page.getByRole('button', { name: 'Log', exact: true }).click();
      await guest.page.locator('[data-event]').first().waitFor();
    }));

  test('the rules', () =>
    look('rules', async guest => {
      await table.show(guest, 0);
      await guest.page.getByRole('button', { name: 'More' }).click();
      await guest.page.getByRole('menuitem', { name: 'Rules' }).click();
      await guest.page.getByRole('heading', { name: 'When a disc acts' }).waitFor();
    }));

  test('an unknown table', () =>
    look('missing-table', async ({ page }) => {
      await page.goto(`${house.address}/table/calimala/nowhere`);
      await page.getByText('There is no such table.').waitFor();
    }));

  test('an unknown address', () =>
    look('missing', async ({ page }) => {
      await page.goto(`${house.address}/nowhere`);
      await page.getByText('There is nothing here').waitFor();
    }));
});

describe('languages', () => {
  const WORDS = {
    en: 'Open a table',
    de: 'Tisch eröffnen',
    hu: 'Asztal nyitása',
    ru: 'Открыть стол',
  };

  test.each(Object.entries(WORDS))('%s', async (locale, words) => {
    const guest = await arrive('Ada', 'laptop', { locale });
    await guest.page.goto(house.address);
    await guest.page.getByRole('button', { name: words }).waitFor();
    expect(await guest.page.locator('html').getAttribute('lang')).toBe(locale);
    await table.show(guest, 0);
    await guest.page.getByRole('button', { name: /^(Log|Verlauf|Napló|Журнал)$/ }).click();
    await guest.page.locator('[data-event]').first().waitFor();
    await guest.fitsTheScreen();
    await guest.picture(`language-${locale}`);
    expect(guest.errors).toEqual([]);
    // A key without a text would be shown as it is.
    expect(await guest.page.locator('body').textContent()).not.toMatch(
      /\b(calimala|log)\.[a-z]+\b/,
    );
  });

  test.each(Object.keys(WORDS))('%s on the first page of a phone', async locale => {
    const guest = await arrive('Ada', 'phone', { locale });
    const seat = table.toMove()[0] ?? 0;
    await table.show(guest, seat);
    await guest.page.goto(house.address);
    await guest.page.locator('#your-tables a').waitFor();
    // A table that has just begun has the longest state.
    const begun = await ScriptedTable.start(house.address, 3, 'begun');
    await guest.page.locator(`#live-tables a[href$="${begun.id}"]`).waitFor();
    begun.close();
    await guest.picture(`home-phone-${locale}`);
    await guest.fitsAcross();
    const cutOff = () =>
      guest.page
        .locator('#your-tables a, #live-tables a')
        .evaluateAll(rows => rows.filter(row => row.scrollWidth > row.clientWidth).length);
    await expect.poll(cutOff).toBe(0);
  });

  test('the language can be changed during play', async () => {
    const guest = await arrive('Ada', 'laptop');
    await table.show(guest, 0);
    await guest.page.getByRole('button', { name: 'Settings' }).click();
    await guest.page.getByRole('button', { name: 'Language' }).click();
    await guest.page.getByRole('option', { name: 'Magyar' }).click();
    await guest.page.getByRole('heading', { name: 'Beállítások' }).waitFor();
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'Beállítások' }).waitFor();
  });
});
