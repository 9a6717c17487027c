// Practice: a game that needs no server once its page is loaded; instant games; hints.
import { readFile } from 'node:fs/promises';
import { calimala, handSize, streetActions, type View } from '@loggia/calimala';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { act, CONTROLS } from './hand.ts';
import { hoard, isOver, playCards, playedPractice } from './played-practice.ts';
import { ScriptedTable } from './tables.ts';

const IDENTITY = JSON.stringify({ name: 'Ada', look: 'blue' });

const { house, arrive } = evening();

const movesMade = async (page: Page) =>
  Number(await page.locator('[data-moves]').getAttribute('data-moves'));

/** Clicks with the mouse until this many moves are made, by any player. */
async function playUntil(page: Page, moves: number): Promise<void> {
  for (let click = 0; (await movesMade(page)) < moves; click++) {
    if ((await act(page, (click * 0.37) % 1)) === undefined) await page.waitForTimeout(50);
  }
}

test('a practice game is played by mouse, survives a reload and works offline', async () => {
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await ada.picture('doors');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('heading', { name: 'Practise Calimala' }).waitFor();
  // The first page has subscribed to tables; from here on nothing is sent.
  ada.frames.length = 0;
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
  // The first page subscribes to tables; a practice game needs no server.
  const heard = ada.frames.length;
  const before = await movesMade(page);
  await page.reload();
  await page.getByTestId('prompt').waitFor();
  expect(await movesMade(page)).toBeGreaterThanOrEqual(before);
  await playUntil(page, before + 6);
  expect(ada.frames.slice(heard)).toEqual([]);
  expect(ada.errors).toEqual([]);
});

/**
 * Streets of two gains for a reader without cards: once a disc lies there, nothing is left to
 * decide.
 */
function gainsOnly(view: View): number[] {
  const own = view.players[0];
  if (own === undefined || view.phase !== 'city' || view.active !== 0 || view.street !== 0)
    return [];
  if (handSize(own) > 0) return [];
  return calimala.legal(view, 0).flatMap(move => {
    if (move.type !== 'placeDisc' || move.disc === 'white') return [];
    const stack = view.stacks[move.street - 1] ?? [];
    const isGain = streetActions(view.layout, move.street).every(action =>
      ['wood', 'brick', 'marble'].includes(action),
    );
    return isGain && stack.length < 3 && !stack.includes(0) ? [move.street] : [];
  });
}

test('the table makes forced moves automatically, unless the player undoes', async () => {
  let streets: number[] = [];
  const stored = await playedPractice(
    view => {
      streets = gainsOnly(view);
      return streets.length > 0;
    },
    undefined,
    playCards,
  );
  const ada = await arrive('Ada', 'wide', {}, 'goOn');
  const { page } = ada;
  await ada.practise(house.address, stored);
  const slots = page.locator('[data-decision] li[data-state]');
  const states = () => slots.evaluateAll(all => all.map(slot => slot.getAttribute('data-state')));
  // The page itself presses Undo the moment the table is about to end the activation.
  await page.getByTestId('prompt').waitFor();
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const bar = document.querySelector('[data-goes-on]:has([data-testid=done])');
      if (bar === null) return;
      watch.disconnect();
      bar.querySelector<HTMLElement>('[data-back=undo] button')?.click();
      document.body.dataset.undone = 'yes';
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator(`[data-street="${streets[0]}"]`).click();
  await page.locator(CONTROLS.confirm).first().click();
  // Both gains were taken automatically, and the last one was undone: now it is not repeated.
  await page.locator('body[data-undone]').waitFor();
  await expect.poll(states).toEqual(['used', 'open']);
  expect(await page.locator('[data-goes-on]').count()).toBe(0);
  await ada.picture('going-on-held');
  const moves = await movesMade(page);
  await page.locator(CONTROLS.slot).click();
  // After the next move automatic moves resume, and nobody presses Done.
  await expect.poll(() => movesMade(page)).toBeGreaterThan(moves + 1);
  expect(ada.errors).toEqual([]);
});

/** Asks for advice and waits until it is there. */
async function askForHints(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Hint' }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await lines.first().waitFor();
  return lines.allInnerTexts();
}

/** Clicks on until the reader has to choose a street, where there are many choices. */
async function playToTheStreets(page: Page): Promise<void> {
  const street = page.getByText('Your turn: choose a street for a disc.');
  for (let click = 0; !(await street.isVisible()); click++) {
    if ((await act(page, (click * 0.37) % 1)) === undefined) await page.waitForTimeout(50);
  }
}

test('one click starts a game against bots; a hint shows three moves', async () => {
  const ada = await arrive('Ada', 'phone', { colorScheme: 'dark' });
  const { page } = ada;
  await page.addInitScript(who => localStorage.setItem('loggia.identity', who), IDENTITY);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByTestId('prompt').waitFor();
  await playToTheStreets(page);
  const lines = await askForHints(page);
  await ada.picture('hint-phone-dark');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/You place a .* disc[\s\S]*points? in the end/);
  await ada.isAccessible();
  await ada.fitsAcross();
  expect(ada.errors).toEqual([]);
});

test('in practice the hint is computed in the browser', async () => {
  const ada = await arrive('Ada', 'laptop');
  const { page } = ada;
  await page.addInitScript(who => localStorage.setItem('loggia.identity', who), IDENTITY);
  await page.goto(`${house.address}/table/calimala/practice`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('prompt').waitFor();
  await playToTheStreets(page);
  // Files loaded later are cached too, and found by the open page.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.context().setOffline(true);
  expect(await askForHints(page)).toHaveLength(3);
  await page.getByRole('dialog').getByRole('listitem').nth(1).hover();
  await ada.picture('hint-laptop');
  // The game's past is here too, and so is another game.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Leave the seat' }).click();
  await page.getByRole('heading', { name: 'Practise Calimala' }).waitFor();
  expect(ada.errors).toEqual([]);
});

test('a table of people has no hints, and the server gives none', async () => {
  const table = await ScriptedTable.start(house.address, 3);
  const ada = await arrive('Ada', 'laptop');
  await table.show(ada, 0);
  await ada.page.getByText('Keep one of your end cards.').waitFor();
  expect(await ada.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  const refused = await ada.page.evaluate(async () => {
    const [kept] = JSON.parse(localStorage.getItem('loggia.tables') ?? '[]');
    const answer = await fetch(`/games/calimala/${kept.id}/hint`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: kept.seats[0].credentials }),
    });
    return { status: answer.status, body: await answer.json() };
  });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'hint.people']);
  table.close();
});

test('a finished practice game shows its end, can be uploaded, and leads to the next', async () => {
  const stored = await playedPractice(isOver);
  const ada = await arrive('Ada', 'phone');
  const { page } = ada;
  await ada.practise(house.address, stored);
  const end = page.getByRole('dialog');
  await end.getByRole('heading', { name: /wins?|share the victory/ }).waitFor();
  await ada.picture('practice-end-phone');
  await ada.isAccessible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('button', { name: 'Download the game' }).click(),
  ]);
  const imported = await fetch(`${house.address}/games/calimala/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await readFile(await file.path(), 'utf8'),
  });
  expect([imported.status, await imported.json()]).toEqual([
    200,
    { matchID: expect.any(String), invite: expect.any(String) },
  ]);

  await end.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('Keep one of your end cards.').waitFor();
  expect(await movesMade(page)).toBeLessThan(3);
  expect(ada.errors).toEqual([]);
});

test.each(['de', 'hu', 'ru'])('the practice setup fits on a phone in %s', async locale => {
  const ada = await arrive('Ada', 'phone', { locale, colorScheme: 'dark' });
  await ada.page.goto(`${house.address}/table/calimala/practice`);
  await ada.page.getByRole('radiogroup', { name: /^(Bot 3|3\. robot|Бот 3)$/ }).waitFor();
  await ada.picture(`practice-setup-phone-${locale}`);
  await ada.isAccessible();
  await ada.fitsAcross();
  expect(ada.errors).toEqual([]);
});

/** One of the reader's white discs acts, with more kinds of cards in hand than fit side by side. */
function isCrowded({ players, activation }: View): boolean {
  const hand = players[0]?.hand;
  const isFull = Array.isArray(hand) && new Set(hand).size >= 6;
  return isFull && activation?.seat === 0 && activation.slots.length === 4;
}

test('a large hand leaves room for the decision', async () => {
  let found = false;
  const isFound = (view: View) => {
    found = isCrowded(view);
    return found || isOver(view);
  };
  let stored: Record<string, string> = {};
  while (!found) stored = await playedPractice(isFound, { options: {} }, hoard);
  for (const screen of ['wide', 'laptop', 'tablet'] as const) {
    const ada = await arrive('Ada', screen);
    const { page } = ada;
    await ada.practise(house.address, stored);
    await page.locator('[data-slot]').first().waitFor();
    await ada.picture(`large-hand-${screen}`);
    const covered = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-slot], [data-card]')].filter(element => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).length,
      );
    await expect.poll(covered, { message: screen }).toBe(0);
    await ada.fitsTheScreen();
  }
});
