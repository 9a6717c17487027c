// What a reader can set: how much is confirmed, for which hand, in which size, and how loud.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest, Screen } from './guests.ts';

const { house, arrive } = evening();

const GAMES = ['calimala', 'pillars', 'capitals'] as const;
const OPTIONS = { calimala: { layout: 'first' }, pillars: {}, capitals: { prosperity: true } };

/** A practice game against two easy bots, with the given browser storage. */
async function practise(
  guest: Guest,
  game: (typeof GAMES)[number],
  settings: Record<string, unknown>,
): Promise<void> {
  const kept = {
    game,
    rulesVersion: 1,
    key: `${game}-settings`,
    seed: 'b'.repeat(64),
    levels: ['easy', 'easy'],
    options: OPTIONS[game],
    begun: 1,
  };
  const stored = {
    'loggia.practice': JSON.stringify({ [game]: kept }),
    'loggia.settings': JSON.stringify(settings),
  };
  await guest.practise(house.address, stored, game);
  await guest.page.getByTestId('prompt').waitFor();
}

const movesMade = async (page: Page) =>
  Number(await page.locator('[data-moves]').getAttribute('data-moves'));
const tones = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

test('the settings decide whether one press is enough; moves make sounds', async () => {
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      return createOscillator.call(this);
    };
  });
  await practise(guest, 'capitals', { confirm: 'each' });
  const target = page.locator('[data-target]:enabled').first();
  await target.waitFor();
  const before = await movesMade(page);
  const name = await target.getAttribute('data-target');
  await target.click();
  await page.locator(`[data-held][data-target="${name}"]`).waitFor();
  // Escape cancels; a second press confirms.
  await page.keyboard.press('Escape');
  await page.locator('[data-held]').waitFor({ state: 'detached' });
  expect(await movesMade(page)).toBe(before);
  await target.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before);
  await expect.poll(() => tones(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('One press').click();
  await dialog.getByText('can’t be undone').waitFor();
  const slider = dialog.getByRole('slider', { name: 'Sound' });
  await slider.focus();
  await slider.press('Home');
  await guest.isAccessible();
  await guest.picture('settings');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const heard = await tones(page);
  const choice = page.locator('[data-column]:enabled, [data-bonus]:enabled').first();
  await playUntil(page, choice);
  const then = await movesMade(page);
  await choice.click();
  await expect.poll(() => movesMade(page)).toBeGreaterThan(then);
  expect(await tones(page)).toBe(heard);

  // Settings made at a table apply only to its game; the volume applies to all.
  await page.goto(`${house.address}/table/pillars/practice`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('radio', { name: 'Ask each time', checked: true }).waitFor();
  await expect.poll(() => slider.inputValue()).toBe('0');
  expect(guest.errors).toEqual([]);
});

/** Buttons of the board itself, apart from its spots and from the prompt. */
const OWN: Record<(typeof GAMES)[number], string> = {
  calimala: '[data-open=true]:enabled',
  pillars: 'main section button[data-look=plain]:enabled:not([data-confirm] *)',
  capitals: '[data-pay]:enabled:not([aria-disabled=true])',
};

test.each(GAMES)('%s: with confirmation on, the board’s own buttons ask too', async game => {
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await practise(guest, game, { confirm: 'each', forced: 'ask' });
  const own = page.locator(OWN[game]).first();
  await playUntil(page, own);
  // In Calimala everybody keeps a card at the same time: the bots have theirs first.
  if (game === 'calimala') await expect.poll(() => movesMade(page)).toBe(2);
  const before = await movesMade(page);
  await own.click();
  const confirm = page.locator('[data-confirm]').getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  expect(await movesMade(page)).toBe(before);
  await page.keyboard.press('Escape');
  await confirm.waitFor({ state: 'detached' });
  expect(await movesMade(page)).toBe(before);
  // Pressing the same button again confirms, just like the prompt's.
  await own.click();
  await confirm.waitFor();
  await own.click();
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before);
  expect(guest.errors).toEqual([]);
});

/** Controls that advance the game, the most urgent first. */
const ON = [
  '[data-testid=go-on]',
  '[data-tone=yours] button[data-look=main]:not([data-testid=done]):enabled',
  '[data-target]:enabled',
  '[data-pay]:enabled',
  '[data-effect]:enabled',
  '[data-testid=done]:enabled',
];

/** Presses any control that advances the game until there is something to choose. */
async function playUntil(page: Page, choice: Locator): Promise<void> {
  while (!(await choice.isVisible())) {
    for (const css of ON) {
      const control = page.locator(css).first();
      // The table may have moved on between the look and the press.
      if (await control.isVisible()) await control.click({ timeout: 2_000 }).catch(() => {});
      if (await choice.isVisible()) return;
    }
  }
}

test.each(GAMES)('%s: larger letters and left-handed mode fit every screen', async game => {
  for (const screen of ['phone', 'sideways', 'laptop'] satisfies Screen[]) {
    const guest = await arrive('Ada', screen);
    const { page } = guest;
    await practise(guest, game, { text: 'larger', hand: 'left' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '20px',
    );
    await guest.fitsTheScreen();
    await guest.picture(`larger-${game}-${screen}`);
    const left = (css: string) =>
      page
        .locator(css)
        .filter({ visible: true })
        .first()
        .evaluate(element => element.getBoundingClientRect().left);
    const buttons = await left('[data-confirm] button');
    if (screen === 'phone') expect(buttons).toBeLessThan(200);
    if (screen === 'sideways') {
      expect(await left('[data-confirm]')).toBeLessThan(await left('[data-area][data-shown=true]'));
    }
    expect(guest.errors).toEqual([]);
    await guest.leave();
  }
});
