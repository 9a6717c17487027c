// Practice: a game that needs no server once its page is loaded; play now; hints.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Guest, launch, type Screen } from './guests.ts';
import { act } from './hand.ts';
import { House } from './house.ts';

const house = new House();
let browser: Browser;
const guests: Guest[] = [];

beforeAll(async () => {
  [browser] = await Promise.all([launch(), house.open()]);
});
afterAll(async () => {
  await browser?.close();
  await house.remove();
});
afterEach(async () => {
  await Promise.all(guests.splice(0).map(guest => guest.leave()));
});

async function arrive(screen: Screen, options: Parameters<typeof Guest.arrive>[3] = {}) {
  const guest = await Guest.arrive(browser, 'Ada', screen, options);
  guests.push(guest);
  return guest;
}

const movesMade = async (page: Page) =>
  Number(await page.locator('[data-moves]').getAttribute('data-moves'));

/** Clicks with the mouse until so many moves are made, by whomever. */
async function playUntil(page: Page, moves: number): Promise<void> {
  for (let click = 0; (await movesMade(page)) < moves; click++) {
    if ((await act(page, (click * 0.37) % 1)) === undefined) await page.waitForTimeout(50);
  }
}

test('a practice game is played by mouse, outlives a reload and the network', async () => {
  const ada = await arrive('laptop');
  const { page } = ada;
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('heading', { name: 'Practise Calimala' }).waitFor();
  await ada.picture('practice-setup');
  await ada.isAccessible();
  await page.getByRole('radiogroup', { name: 'Bot 2' }).getByText('easy').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('prompt').waitFor();
  await playUntil(page, 12);
  await ada.picture('practice-table');

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  const before = await movesMade(page);
  await page.reload();
  await page.getByTestId('prompt').waitFor();
  expect(await movesMade(page)).toBeGreaterThanOrEqual(before);
  await playUntil(page, before + 6);
  expect(ada.frames).toEqual([]);
  expect(ada.errors).toEqual([]);
});
