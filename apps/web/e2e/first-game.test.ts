// A first game: started in the browser, guided through the first turn by the coach, who can be
// switched off.
import { calimala, FULL_STACK, type View } from '@loggia/calimala';
import type { Typed } from '@loggia/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest, Screen } from './guests.ts';
import { act, CONTROLS } from './hand.ts';
import { playedPractice } from './played-practice.ts';

const { house, arrive } = evening();

async function beginFirstGame(screen: Screen, options?: BrowserContextOptions): Promise<Guest> {
  const guest = await arrive('Ada', screen, options);
  await guest.page.goto(house.address);
  await guest.page.getByRole('button', { name: 'First game' }).click();
  await coachOf(guest.page).waitFor();
  return guest;
}

const coachOf = (page: Page) => page.getByRole('complementary', { name: 'Coach' });

/** Waits until the coach says this. */
const hears = (page: Page, words: string | RegExp) => coachOf(page).getByText(words).waitFor();

/** Clicks any offered control until the prompt asks for something. */
async function playUntil(page: Page, prompt: string): Promise<void> {
  const asked = page.getByTestId('prompt').getByText(prompt);
  for (let click = 0; !(await asked.isVisible()); click++) {
    const done = await act(page, (click * 0.37) % 1, CONTROLS, prompt);
    if (done === undefined) await page.waitForTimeout(50);
  }
}

/** Events in the meantime are news; the decision comes after them. */
async function understandAll(page: Page): Promise<void> {
  const understood = coachOf(page).getByRole('button', { name: 'Understood' });
  while (await understood.isVisible()) await understood.click();
}

test.each([
  ['laptop', 'light'],
  ['phone', 'dark'],
] as const)('the coach leads through the first turn: %s, %s', async (screen, colorScheme) => {
  const ada = await beginFirstGame(screen, { colorScheme });
  const { page } = ada;
  await hears(page, /^Keep one end card\./);
  await ada.picture(`first-game-${screen}-${colorScheme}`);
  await ada.isAccessible();
  await ada.fitsTheScreen();

  await act(page, 0);
  await hears(page, /^Take one card into your hand\./);
  await act(page, 0);
  await hears(page, /^Choose a street: .*next tile counts: [\p{L} ]+\.$/u);
  await ada.isAccessible();

  await coachOf(page).getByRole('button', { name: 'Show me a good move' }).click();
  await hears(page, /^A good move: .*You place a .* disc: .*\. [\p{L}, ]+\.$/u);
  await ada.picture(`first-game-advice-${screen}-${colorScheme}`);
  await ada.isAccessible();

  await page.locator('[data-street][data-legal=true]').first().click();
  await page.getByRole('button', { name: 'Place the disc' }).click();
  await hears(page, /^Your disc acts\./);
  // Once the first turn is over, known lessons are told briefly.
  await playUntil(page, 'Your turn: choose a street for a disc.');
  await understandAll(page);
  await hears(page, /^Choose a street for your next disc\. Next to be scored: /);
  await ada.fitsTheScreen();
  expect(ada.errors).toEqual([]);
});

/** Whether the reader may place a fourth disc whose owner takes a seat, and nothing else is new. */
function bringsScoring(view: View): boolean {
  if ('events' in view && !isQuiet(view.events as Typed[])) return false;
  return calimala.legal(view, 0).some(move => {
    const stack = move.type === 'placeDisc' ? (view.stacks[move.street - 1] ?? []) : [];
    return stack.length === FULL_STACK - 1 && stack[0] !== 'white';
  });
}

/** Nothing has just happened that the coach would mention first. */
const isQuiet = (events: readonly Typed[]) =>
  events.every(({ type }) => type === 'activationDone' || type === 'turnBegan');

test('the first scoring is explained until the player confirms it', async () => {
  const stored = await playedPractice(bringsScoring, { options: {}, guide: 'coach' });
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await ada.practise(house.address, stored);
  await hears(page, /^Choose a street/);
  await page.locator('[data-street][data-legal=true][aria-label*="3 discs"]').first().click();
  await page.getByRole('button', { name: 'Place the disc' }).click();

  const words = 'A scoring: a fourth disc went to the council';
  const explained = coachOf(page).getByText(words);
  const understood = coachOf(page).getByRole('button', { name: 'Understood' });
  const otherNews = coachOf(page).filter({ hasNotText: words }).getByRole('button', {
    name: 'Understood',
  });
  for (let click = 0; !(await explained.isVisible()); click++) {
    // Other news may come first, or replace these words before the click arrives.
    if (await otherNews.isVisible()) await otherNews.click({ timeout: 2_000 }).catch(() => {});
    else if ((await act(page, (click * 0.37) % 1)) === undefined) await page.waitForTimeout(50);
  }
  // The table's pause ends by itself; the coach's words stay.
  await page.getByTestId('go-on').waitFor({ state: 'detached' });
  await ada.picture('first-game-scoring');
  await ada.isAccessible();
  await understood.click();
  await explained.waitFor({ state: 'detached' });
  expect(ada.errors).toEqual([]);
});

test('switched off by keyboard, the coach stays off until it is asked back', async () => {
  const ada = await beginFirstGame('laptop');
  const { page } = ada;
  await hears(page, /^Keep one end card\./);
  await coachOf(page).getByRole('button', { name: 'Switch the coach off' }).focus();
  await page.keyboard.press('Enter');
  await coachOf(page).waitFor({ state: 'detached' });
  await page.getByText('The coach is off.').waitFor();

  await page.reload();
  await playUntil(page, 'Take one of the start cards.');
  expect(await coachOf(page).count()).toBe(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Bring the coach back' }).click();
  await hears(page, /^Take one card into your hand\./);
  expect(ada.errors).toEqual([]);
});

test('a first game can be chosen instead of a practice game', async () => {
  const ada = await arrive('Ada', 'tablet');
  const { page } = ada;
  await page.goto(`${house.address}/table/calimala/practice`);
  await page.getByRole('button', { name: 'First game' }).click();
  await hears(page, /^Keep one end card\./);
  expect(page.url()).toBe(`${house.address}/table/calimala/practice`);
  await ada.fitsTheScreen();
  expect(ada.errors).toEqual([]);
});

test('a practice game in progress is not discarded without asking', async () => {
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await page.goto(`${house.address}/table/calimala/practice`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(await coachOf(page).count()).toBe(0);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'First game' }).click();
  await page.getByText('You have a practice game').waitFor();
  await ada.isAccessible();
  await page.getByRole('button', { name: 'Continue that one' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(await coachOf(page).count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'First game' }).click();
  await page.getByRole('button', { name: 'Start the first game' }).click();
  await coachOf(page).waitFor();
  expect(ada.errors).toEqual([]);
});

test.each(['de', 'hu', 'ru'])('the coach speaks %s and leaves room for the board', async locale => {
  const ada = await arrive('Ada', 'phone', { locale });
  await ada.page.goto(`${house.address}/table/calimala/practice?first`);
  const coach = ada.page.getByTestId('coach');
  await coach.getByRole('paragraph').waitFor();
  await ada.picture(`first-game-phone-${locale}`);
  expect(await coach.textContent()).not.toMatch(/calimala\.|coach\./);
  await ada.isAccessible();
  await ada.fitsTheScreen();
  expect(ada.errors).toEqual([]);
});
