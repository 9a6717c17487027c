// The Capitals, step by step: by keyboard alone, where the focus goes and what arrows and Escape
// do; tourists dragged by mouse and by finger.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';

const { house, arrive } = evening();

/** A practice game against two easy bots, with a given seed. */
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

/** Waits until the reader has to decide or the game is over; closes anything the table shows. */
async function myTurn(page: Page): Promise<'decide' | 'over'> {
  for (;;) {
    const goOn = page.getByTestId('go-on');
    if (await goOn.isVisible()) await goOn.click();
    else if (await isMine(page)) return 'decide';
    else if (await page.getByRole('dialog').isVisible()) return 'over';
    await page.waitForTimeout(30);
  }
}

/** Presses Tab until a control of this kind has the focus. */
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
  // The focus moves on to the cells; the arrows walk among them, each with its preview.
  await prompt.getByText(/^Where should/).waitFor();
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
  // Escape drops the choice and returns the focus.
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

/** Builds a tile with a mouse or a finger, so that tiles may be activated next. */
async function reachExecutive({ page }: Guest): Promise<void> {
  const prompt = page.getByTestId('prompt');
  await myTurn(page);
  await page.locator('[data-target^="tile."]').first().click();
  await prompt.getByText(/^Where should/).waitFor();
  await page.locator('[data-target^="cell."]').first().click();
  await prompt.getByText(/^(Built|Which effect)/).waitFor();
  if (/^Which/.test(await promptOf(page))) await page.locator('[data-effect=rest]').click();
  await page.getByTestId('done').click();
  await myTurn(page);
  await prompt.getByText(/^Activate a tile/).waitFor();
}

interface Point {
  x: number;
  y: number;
}

async function middle(page: Page, css: string): Promise<Point> {
  const box = await page.locator(css).first().boundingBox();
  if (box === null) throw new Error(`${css} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const TOURIST = '[data-anchor="plant.0"] [data-carry]';
const HOTEL = '[data-anchor="building.0"]';
const GROUND: Point = { x: 4, y: 4 };

test('a tourist is dragged with the mouse', async () => {
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await practise(ada, 'b');
  await reachExecutive(ada);
  const prompt = page.getByTestId('prompt');
  const ghost = page.getByTestId('carried');
  const carry = async (to: Point) => {
    const from = await middle(page, TOURIST);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await ghost.waitFor();
  };
  // Dropped elsewhere, or cancelled with Escape: nothing has happened.
  await carry(GROUND);
  await page.mouse.up();
  await ghost.waitFor({ state: 'detached' });
  await carry(await middle(page, HOTEL));
  await page.keyboard.press('Escape');
  await ghost.waitFor({ state: 'detached' });
  await page.mouse.up();
  await prompt.getByText(/^Activate a tile/).waitFor();
  // Dropped on a tile that can be activated, it chooses the tile and pays.
  await carry(await middle(page, HOTEL));
  await page.mouse.up();
  await prompt.getByText('How do you pay for Hotel?').waitFor();
  await page.getByTestId('paying').getByText('Your tourist ✓').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('[data-pay]').click();
  await page
    .getByText(/You activate: Hotel, for 0 energy; tourists: yours\./)
    .first()
    .waitFor();
  expect(ada.errors).toEqual([]);
});

test('a tourist is dragged with a finger', async () => {
  const ada = await arrive('Ada', 'phone');
  const { page } = ada;
  await practise(ada, 'b');
  await reachExecutive(ada);
  const prompt = page.getByTestId('prompt');
  const ghost = page.getByTestId('carried');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const carry = async (to: Point) => {
    const from = await middle(page, TOURIST);
    await touch('touchStart', from);
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await ghost.waitFor();
  };
  await carry(await middle(page, HOTEL));
  await touch('touchCancel');
  await ghost.waitFor({ state: 'detached' });
  await prompt.getByText(/^Activate a tile/).waitFor();
  // First a building, and then the tourist onto it.
  await page.locator(HOTEL).tap();
  await prompt.getByText('How do you pay for Hotel?').waitFor();
  await carry(await middle(page, HOTEL));
  await touch('touchEnd');
  await page.getByTestId('paying').getByText('Your tourist ✓').waitFor();
  expect(ada.errors).toEqual([]);
});
