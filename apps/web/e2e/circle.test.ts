// Friends who meet again: one link, their next table, their standings; and personal statistics.
import { readFileSync } from 'node:fs';
import { calimala } from '@loggia/calimala';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

test('after a game its players have a circle, whose link leads to the next table', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'circle');
  await table.playUntil(({ view }) => calimala.result(view) !== undefined);
  const ada = await arrive('Ada', 'laptop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await table.show(ada, 0);
  table.close();
  const { page } = ada;
  await page.getByRole('button', { name: 'Our circle' }).click();
  await page.getByRole('heading', { name: 'Your circle' }).waitFor();
  const standings = page.getByRole('table', { name: 'Standings over all games' });
  expect(await standings.getByRole('rowheader').allInnerTexts()).toEqual(
    expect.arrayContaining(['Ada', 'Ben', 'Cy']),
  );
  await page.getByRole('table', { name: 'Calimala with 3 players' }).waitFor();
  await ada.isAccessible();
  await ada.fitsAcross();
  await ada.picture('circle');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/circle');

  const next = page.getByRole('region', { name: 'Open the next table' });
  await next.getByRole('button', { name: 'Calimala' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByText('Waiting for').first().waitFor();

  const ben = await arrive('Ben', 'phone');
  await ben.page.goto(link);
  await ben.page.getByRole('region', { name: 'At the table now' }).getByRole('link').tap();
  await ben.sit();
  await page.getByText('Waiting for one more player').waitFor();
  await ben.page.goto(house.address);
  await ben.page.getByRole('region', { name: 'Your circles' }).getByRole('link').tap();
  await ben.page.getByRole('heading', { name: 'Your circle' }).waitFor();
  await ben.fitsAcross();
  await ben.isAccessible();
  await ben.picture('circle-phone');
  expect([...ada.errors, ...ben.errors]).toEqual([]);

  // Ada's games are counted in her browser, and move to another one as a file.
  await page.goto(`${house.address}/statistics`);
  const field = page.getByRole('table', { name: 'Calimala with 3 players' });
  await field.getByRole('cell', { name: '1', exact: true }).first().waitFor();
  await ada.isAccessible();
  await ada.picture('statistics');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = readFileSync(await download.path());
  await ben.page.goto(`${house.address}/statistics`);
  await ben.page.getByText('You have not finished a game yet.').waitFor();
  await ben.page.locator('input[type=file]').setInputFiles({
    name: 'statistics.json',
    mimeType: 'application/json',
    buffer: file,
  });
  await ben.page.getByText('One game read.').waitFor();
  await ben.page.getByRole('table', { name: 'Calimala with 3 players' }).waitFor();
  await ben.fitsAcross();
});

test('a link to an unknown circle says so', async () => {
  const ada = await arrive('Ada', 'phone');
  await ada.page.goto(`${house.address}/circle#nothing`);
  await ada.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await ada.page.getByText('This link belongs to no circle').waitFor();
});
