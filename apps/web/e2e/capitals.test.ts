// The Capitals by keyboard alone, step by step: where the focus goes, what the arrows and Escape do.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';

const { house, arrive } = evening();

/** A practice game against two easy bots, from a seed of its own. */
async function practise(guest: Guest, seed: string): Promise<void> {
  const kept = {
    game: 'capitals',
    rulesVersion: 1,
    key: `capitals-${seed}`,
    seed: seed.repeat(64).slice(0, 64),
    levels: ['easy', 'easy'],
    options: { prosperity: true },
    begun: 1,
  };
  await guest.practise(
    house.address,
    { 'loggia.practice': JSON.stringify({ capitals: kept }) },
    'capitals',
  );
  await guest.page.getByTestId('prompt').waitFor();
}

const promptOf = async (page: Page) => (await page.getByTestId('prompt').textContent()) ?? '';
const isMine = (page: Page) => page.locator('[data-tone=yours]').isVisible();

/** Waits until the reader has to decide, or the game is over; closes what the table shows. */
async function myTurn(page: Page): Promise<'decide' | 'over'> {
  for (;;) {
    const goOn = page.getByTestId('go-on');
    if (await goOn.isVisible()) await goOn.click();
    else if (await isMine(page)) return 'decide';
    else if (await page.getByRole('dialog').isVisible()) return 'over';
    await page.waitForTimeout(30);
  }
}

/** Tab until a control of this kind has the focus. */
async function tabTo(page: Page, css: string): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    const there = await page.evaluate(kind => document.activeElement?.matches(kind) ?? false, css);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keyboard to ${css}`);
}

test('a round by keyboard alone', async () => {
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await practise(ada, 'b');
  const prompt = page.getByTestId('prompt');
  await myTurn(page);
  await prompt.getByText('Take a tile to build.').waitFor();
  await tabTo(page, '[data-target^="tile."]');
  await page.keyboard.press('Enter');
  // Focus goes on at the cells; the arrows walk among them, and what each would change is shown.
  await prompt.getByText(/^Where does/).waitFor();
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target ?? '');
  await expect.poll(focused).toMatch(/^cell\./);
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe(first);
  await page.getByTestId('changes').waitFor();
  await page.keyboard.press('Enter');
  await prompt.getByText(/^(Built|Which effect)/).waitFor();
  if (/^Which/.test(await promptOf(page))) {
    await tabTo(page, '[data-effect=rest]');
    await page.keyboard.press('Enter');
    await prompt.getByText(/^Built/).waitFor();
  }
  await tabTo(page, '[data-testid=done]');
  await page.keyboard.press('Enter');
  await myTurn(page);
  await prompt.getByText('Activate a tile, or take the bonus.').waitFor();
  await tabTo(page, '[data-bonus]');
  await page.keyboard.press('Enter');
  await prompt.getByText('Activate nothing and take the bonus?').waitFor();
  // Escape drops the choice and gives the focus back.
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[data-bonus]')))
    .toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-confirm] button[data-look=main]');
  await page.keyboard.press('Enter');
  await myTurn(page);
  await tabTo(page, '[data-column], [data-testid=done]');
  expect(ada.errors).toEqual([]);
});
