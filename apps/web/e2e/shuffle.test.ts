// The seal of a table as people see it: in the room, with their own words, and checked at the end.
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { openTable } from './guests.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

test('the room shows the seal and the words of its seats', async () => {
  const [ada, ben] = [await arrive('Ada', 'laptop'), await arrive('Ben', 'phone')];
  const link = await openTable(ada, house.address);
  const seal = (guest: typeof ada) =>
    guest.page.locator('section', { hasText: 'Seal' }).locator('code').textContent();
  expect(await seal(ada)).toMatch(/^[0-9a-f]{64}$/);
  await ada.page.getByLabel('Your word').fill('gold coin');
  await ada.page.getByRole('button', { name: 'Add the word' }).click();
  const words = ben.page.getByRole('list', { name: 'Words at this table' });

  await ben.page.goto(link);
  await words.getByText('Ada: gold coin').waitFor();
  expect(await seal(ben)).toBe(await seal(ada));
  // A word that was written before sitting down is kept.
  await ben.page.getByLabel('Your word').fill('fish');
  await ben.sit();
  await words.getByText('Ben: fish').waitFor();
  await ben.isAccessible();
  await ben.fitsAcross();
  expect([ada.errors, ben.errors]).toEqual([[], []]);
});

test('at the end anybody can check the shuffle, and a changed seal is noticed', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'shuffle');
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await table.show(guest);
  await table.playUntil(({ view }) => view.phase === 'over');
  table.close();
  const check = async () => {
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    const answer = page.locator('[data-answer=yes], [data-answer=no]');
    await answer.waitFor();
    return answer.textContent();
  };
  // Scorings the page has yet to show come before the end.
  await page.reload();
  expect(await check()).toMatch(/^Yes: .*had noted the same seal/s);
  await guest.isAccessible();

  await page.evaluate(() => {
    const notes = localStorage.getItem('loggia.promises') ?? '';
    localStorage.setItem(
      'loggia.promises',
      notes.replace(/"commitment":"./, start => `${start.slice(0, -1)}x`),
    );
  });
  await page.reload();
  expect(await check()).toMatch(/^No\. The seal is not the one/);

  await page.evaluate(() => localStorage.removeItem('loggia.promises'));
  await page.reload();
  expect(await check()).toMatch(/^Yes: .*had not seen the seal/s);
  expect(guest.errors).toEqual([]);
});
