// The Pillars of the Earth at a real table: a whole game by touch on a phone in four languages, with
// a reload at every kind of decision; the almanac.
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';
import { evening } from './evening.ts';
import { PILLARS_CONTROLS } from './hand.ts';
import { seatsAt, sitDown } from './seats.ts';

const { house, arrive } = evening();
const PATIENCE = { timeout: 120_000, interval: 100 };

/** What the table asks the reader now, by the kind of decision; nothing while others decide. */
async function askedOf(page: Page): Promise<string | undefined> {
  const prompt = page.locator('[data-tone=yours] [data-testid=prompt]');
  if ((await prompt.count()) === 0) return undefined;
  const words = await prompt.textContent({ timeout: 1000 }).catch(() => undefined);
  return words?.replace(/\d+|The builder of \S+|Your builder/g, '…');
}

/** Touches one control that lies open or can be scrolled to; says whether there was one. */
async function tap(page: Page, chance: number): Promise<boolean> {
  const spot = await page.evaluate(
    ([controls, draw]) => {
      for (const css of controls) {
        const open = [...document.querySelectorAll(css)].flatMap(element => {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const hit = document.elementFromPoint(x, y);
          const isOpen = element.ariaDisabled !== 'true' && hit !== null && element.contains(hit);
          return isOpen ? [{ element, x, y }] : [];
        });
        const found = open[Math.floor(draw * open.length)];
        if (found === undefined) continue;
        found.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = found.element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      return undefined;
    },
    [Object.values(PILLARS_CONTROLS), chance] as const,
  );
  if (spot === undefined) return false;
  await page.touchscreen.tap(spot.x, spot.y);
  return true;
}

const isOver = (page: Page) => page.getByRole('list', { name: 'Final standings' }).isVisible();

test('a whole game by touch on a phone, every decision in four languages', {
  timeout: 1_200_000,
}, async () => {
  const seats = await seatsAt(house.address, 'pillars', { players: 2, people: ['Ada'] });
  const ada = await arrive('Ada', 'phone');
  const readers = [ada];
  for (const locale of ['de', 'hu', 'ru']) readers.push(await arrive('Ada', 'phone', { locale }));
  onTestFailed(async () => {
    console.log(ada.errors);
  });
  // Four pages hold one seat: none of them goes on by itself while another is looked at.
  for (const guest of readers) {
    await guest.decidesAll();
    await sitDown(guest, seats, 0);
  }
  const seen = new Set<string>();
  for (let turn = 0; !(await isOver(ada.page)); turn++) {
    const asked = await askedOf(ada.page);
    if (asked !== undefined && !seen.has(asked)) {
      seen.add(asked);
      for (const guest of readers) await guest.fitsTheScreen();
      await ada.picture(`pillars-phone-${seen.size}`);
      await ada.isAccessible();
      // A choice that was only begun is forgotten; a decision is still there.
      if (await ada.page.getByRole('button', { name: 'Cancel' }).isVisible()) continue;
      await ada.page.reload();
      await ada.page.getByTestId('prompt').waitFor();
      await expect.poll(() => askedOf(ada.page), PATIENCE).toBe(asked);
    }
    if (!(await tap(ada.page, (turn * 0.37) % 1))) await ada.page.waitForTimeout(30);
  }
  expect(seen.size).toBeGreaterThan(6);
  await ada.page.getByRole('rowheader', { name: 'At the start' }).waitFor();
  await ada.isAccessible();
  await ada.picture('pillars-end-phone');
  for (const guest of readers) expect(guest.errors).toEqual([]);
});

test('the almanac on a laptop in the dark', async () => {
  const seats = await seatsAt(house.address, 'pillars', { players: 3, people: ['Ada'] });
  const ada = await arrive('Ada', 'laptop', { colorScheme: 'dark' });
  await sitDown(ada, seats, 0);
  await ada.fitsTheScreen();
  await ada.page.getByRole('button', { name: 'Almanac' }).click();
  await ada.page.getByRole('dialog').getByText('Bell founder VI').waitFor();
  await ada.isAccessible();
  await ada.picture('pillars-laptop-dark');
  expect(ada.errors).toEqual([]);
});
