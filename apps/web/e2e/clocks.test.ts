// Tables with a clock: it is shown, it runs, it warns, and when it runs out a bot decides.
import { calimala } from '@loggia/calimala';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

/** Long enough not to run out on a slow machine. */
const LONG = 600;
const DECISION = { kind: 'decision', seconds: LONG } as const;

/** The clock of a player, as a screen reader reads it. */
const clockOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Time left' }).getByRole('listitem').filter({ hasText: name });

async function secondsLeft(page: Page, name: string): Promise<number> {
  const written = (await clockOf(page, name).textContent()) ?? '';
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(written) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('time per decision runs, warns, and runs out: a bot decides and the player keeps the seat', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'clock', DECISION);
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await table.show(guest, 0);
  const left = () => secondsLeft(page, 'Ada');
  const began = await left();
  expect(began).toBeGreaterThan(LONG / 2);
  expect(began).toBeLessThanOrEqual(LONG);
  await expect.poll(left).toBeLessThan(began);
  for (const other of ['Ben', 'Cy']) {
    await expect.poll(() => clockOf(page, other).count()).toBe(1);
  }

  // The warning is an icon, a weight and words; colour comes on top.
  const own = clockOf(page, 'Ada');
  const words = page.getByRole('status').filter({ hasText: 'Less than half a minute left' });
  const weight = () => own.evaluate(clock => Number(getComputedStyle(clock).fontWeight));
  const calm = { signs: await own.locator('svg').count(), weight: await weight() };
  expect([calm.signs, await words.count()]).toEqual([1, 0]);
  await house.letTimePass((await left()) - 33);
  await words.waitFor({ state: 'attached' });
  expect(await left()).toBeLessThan(30);
  await expect.poll(() => own.locator('svg').count()).toBe(2);
  expect((await own.locator('svg').last().boundingBox())?.width).toBeGreaterThan(8);
  expect(await weight()).toBeGreaterThan(calm.weight);
  await guest.picture('clock-low');
  await guest.isAccessible();

  await house.letTimePass((await left()) - 4);
  await expect.poll(async () => (await table.lookAgain()).phase).toBe('startDraft');
  // A player who starts to owe a decision has the full time again, and nobody else's clock runs.
  const names = ['Ada', 'Ben', 'Cy'];
  const leftToDrafter = async () => {
    await table.lookAgain();
    return secondsLeft(page, names[table.toMove()[0] ?? 0] ?? '');
  };
  await expect.poll(() => clockOf(page, '').count()).toBe(1);
  await expect.poll(leftToDrafter).toBeGreaterThan(LONG / 2);

  // The seat is still Ada's: no bot plays for her, and the page offers her moves.
  expect(await page.getByRole('button', { name: 'Take the seat back' }).count()).toBe(0);
  await table.playUntil(() => table.toMove()[0] === 0);
  await page.locator('[data-open=true], [data-legal=true]').first().waitFor();
  const [move] = calimala.legal(table.view, 0);
  if (move === undefined) throw new Error('nothing to do');
  await table.play(0, move);
  expect(guest.errors).toEqual([]);
  table.close();
});

test('when all decide at once a phone shows your own clock, and everything fits its screen', async () => {
  const table = await ScriptedTable.start(house.address, 5, 'phone', DECISION);
  const guest = await arrive('Emil', 'phone');
  await table.show(guest, 4);
  await house.letTimePass(LONG - 25);
  const clock = clockOf(guest.page, 'Emil');
  await clock.locator('svg').nth(1).waitFor();
  await expect.poll(() => clockOf(guest.page, '').count()).toBe(1);
  await guest.picture('clock-low-phone');
  await guest.fitsTheScreen();
  await guest.isAccessible();
  table.close();
});

test('a time bank goes on where it stopped, even if the time of day is wrong', async () => {
  const bank = { kind: 'bank', seconds: LONG, increment: 0 } as const;
  const table = await ScriptedTable.start(house.address, 3, 'bank', bank);
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 3_600_000;
  });
  await table.show(guest, 0);
  const spent = LONG / 3;
  expect(await secondsLeft(page, 'Ada')).toBeGreaterThan(LONG - spent);
  await house.letTimePass(spent);
  await expect.poll(() => secondsLeft(page, 'Ada')).toBeLessThanOrEqual(LONG - spent);
  await page.locator('[data-open=true]').first().click();
  await expect.poll(() => clockOf(page, 'Ada').count()).toBe(0);
  await table.lookAgain();
  await table.playUntil(({ view }) => view.phase !== 'endCards' && table.toMove()[0] === 0);
  await clockOf(page, 'Ada').waitFor();
  const now = await secondsLeft(page, 'Ada');
  expect(now).toBeLessThanOrEqual(LONG - spent);
  expect(now).toBeGreaterThan(LONG - 2 * spent);
  expect(guest.errors).toEqual([]);
  table.close();
});
