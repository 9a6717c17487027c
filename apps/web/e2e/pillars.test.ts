// The Pillars of the Earth at a real table: a whole game by touch on a phone in four languages, with
// a reload at every kind of decision; a game by keyboard alone; what a spectator may know.
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';

const { house, arrive } = evening();
const PATIENCE = { timeout: 120_000, interval: 100 };

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`${house.address}/games/pillars/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

interface Seated {
  id: string;
  credentials: string;
}

/** A table against easy bots; the reader sits at the first seat. */
async function table(players: number): Promise<Seated> {
  const made = await post<{ matchID: string; hostCredentials: string }>('create', {
    numPlayers: players,
  });
  const joined = await post<{ playerCredentials: string }>(`${made.matchID}/join`, {
    playerID: '0',
    playerName: 'Ada',
  });
  await post(`${made.matchID}/start`, { credentials: made.hostCredentials, level: 'easy' });
  return { id: made.matchID, credentials: joined.playerCredentials };
}

/** Opens the table with the rights of the first seat, or without any. */
async function show({ page }: Guest, { id, credentials }: Seated, seat: 'first' | 'none') {
  const seats = seat === 'first' ? [{ seat: 0, credentials }] : [];
  await page.addInitScript(
    stored => localStorage.setItem('loggia.tables', stored),
    JSON.stringify([{ game: 'pillars', id, seats, at: 1 }]),
  );
  await page.goto(`${house.address}/table/pillars/${id}`);
  await page.getByTestId('prompt').waitFor();
}

/** What the table asks the reader now, by the kind of decision; nothing while others decide. */
async function askedOf(page: Page): Promise<string | undefined> {
  const prompt = page.locator('[data-tone=yours] [data-testid=prompt]');
  if ((await prompt.count()) === 0) return undefined;
  const words = await prompt.textContent({ timeout: 1000 }).catch(() => undefined);
  return words?.replace(/\d+|The builder of \S+|Your builder/g, '…');
}

/** What can be pressed, the most urgent first; of its kind any. */
const CONTROLS = [
  '[data-testid=go-on]',
  '[data-confirm] button[data-look=main]:not([data-testid=done]):enabled',
  '[data-target]:enabled',
  '[data-decision] button:enabled:not([aria-label]), [data-decision] td button:enabled',
  '[data-testid=done]:enabled',
];

/** Presses one control that lies open, by touch or by mouse; says whether there was one. */
async function press(page: Page, chance: number, how: 'tap' | 'click'): Promise<boolean> {
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
    [CONTROLS, chance] as const,
  );
  if (spot === undefined) return false;
  if (how === 'tap') await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
  return true;
}

const isOver = (page: Page) => page.getByRole('list', { name: 'Final standings' }).isVisible();

test('a whole game by touch on a phone, every decision in four languages', {
  timeout: 1_200_000,
}, async () => {
  const seated = await table(2);
  const ada = await arrive('Ada', 'phone');
  const readers = [ada];
  for (const locale of ['de', 'hu', 'ru']) readers.push(await arrive('Ada', 'phone', { locale }));
  onTestFailed(async () => {
    console.log(ada.errors);
  });
  // Four pages hold one seat: none of them goes on by itself while another is looked at.
  for (const guest of readers) {
    await guest.decidesAll();
    await show(guest, seated, 'first');
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
    if (!(await press(ada.page, (turn * 0.37) % 1, 'tap'))) await ada.page.waitForTimeout(30);
  }
  expect(seen.size).toBeGreaterThan(6);
  await ada.page.getByRole('rowheader', { name: 'At the start' }).waitFor();
  await ada.isAccessible();
  await ada.picture('pillars-end-phone');
  for (const guest of readers) expect(guest.errors).toEqual([]);
});

test('by keyboard alone, and what a spectator may know', async () => {
  const seated = await table(3);
  const ada = await arrive('Ada', 'laptop', { colorScheme: 'dark' });
  const zoe = await arrive('Zoe', 'wide');
  const { page } = ada;
  await show(ada, seated, 'first');
  await show(zoe, seated, 'none');
  const moves = async () => Number(await page.locator('[data-moves]').getAttribute('data-moves'));
  let pressed = 0;
  while (pressed < 12) {
    if ((await askedOf(page)) === undefined) {
      await page.waitForTimeout(50);
      continue;
    }
    const before = await moves();
    await tabTo(
      page,
      '[data-target], [data-decision] button:not([aria-label]), [data-testid=done]',
    );
    await page.keyboard.press('Enter');
    await expect.poll(moves, PATIENCE).toBeGreaterThan(before);
    pressed += 1;
  }
  await ada.isAccessible();
  await ada.fitsTheScreen();
  await ada.picture('pillars-laptop-dark');
  await page.getByRole('button', { name: 'Almanac' }).click();
  await page.getByRole('dialog').getByText('Bell founder VI').waitFor();
  await ada.isAccessible();
  await zoe.fitsTheScreen();
  await zoe.isAccessible();
  await zoe.picture('pillars-wide');
  for (const frame of zoe.frames) {
    expect(frame).not.toMatch(/"(happenings|advantages|craftsmen)":\[[^\]]*\]\},"removed"/);
    expect(frame).not.toMatch(/"foreseen":"/);
  }
  expect(zoe.frames.length).toBeGreaterThan(0);
  expect([...ada.errors, ...zoe.errors]).toEqual([]);
});

/** Walks on with Tab until something of this kind has the focus. */
async function tabTo(page: Page, css: string): Promise<void> {
  const isThere = () => page.evaluate(kind => document.activeElement?.matches(kind) ?? false, css);
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps).toBeLessThan(200);
    await page.keyboard.press('Tab');
  }
}
