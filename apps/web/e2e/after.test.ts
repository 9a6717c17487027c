// After the game: its replay, and what can be done from there.
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import { act } from './hand.ts';
import { finishedGame } from './tables.ts';

const { house, arrive } = evening();

const NAMES = ['<b>&"Ada', 'Ben', 'Юрий'];

/** A finished, private game of three. */
let game: { moves: number; path: string; invite: string; bots: string[] };
beforeAll(async () => {
  const file = await finishedGame(house.address);
  const response = await fetch(`${house.address}/games/calimala/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...file, players: NAMES.map(name => ({ name })) }),
  });
  const { matchID, invite } = (await response.json()) as { matchID: string; invite: string };
  const bots = file.players.map(({ name }) => name ?? '');
  game = { moves: file.moves.length, path: `/table/calimala/${matchID}`, invite, bots };
});

const openReplay = ({ page }: Guest, move: number) =>
  page.goto(`${house.address}${game.path}?move=${move}#invite=${game.invite}`);

const where = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const isAt = (page: Page, move: number) =>
  where(page).getByText(`${move} of ${game.moves}`, { exact: true }).waitFor();
const button = (page: Page, name: string) => where(page).getByRole('button', { name });

test('a replay is stepped through by keys, marks and log, and plays automatically', async () => {
  const guest = await arrive('Ada', 'wide', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = guest;
  const half = Math.floor(game.moves / 2);
  await openReplay(guest, half);
  await isAt(page, half);
  // A spectator sees every hand.
  await page.getByRole('list', { name: 'Cards in hand' }).first().waitFor();
  const scorings = where(page).locator('[data-mark=scoring]');
  await scorings.first().waitFor();
  await expect.poll(() => scorings.count()).toBeGreaterThan(10);
  await expect.poll(() => where(page).locator('[data-mark=round]').count()).toBeGreaterThan(3);
  await guest.picture('replay-wide');
  await guest.isAccessible();
  await guest.fitsTheScreen();

  // Arrow keys work wherever the focus is: nowhere, on the board, in the log; but not while typing.
  await page.keyboard.press('ArrowRight');
  await isAt(page, half + 1);
  await page.locator('main button:enabled:visible').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isAt(page, half - 1);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Write something').fill('abc');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await isAt(page, half - 1);
  await page.getByRole('tab', { name: 'Log' }).click();

  // The log follows, far beyond the lines it began with, and leads back.
  const current = page.locator('[aria-current=step]');
  await current.waitFor();
  await page.locator('main button:enabled:visible').first().focus();
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await current.waitFor();
  await expect.poll(() => current.isVisible()).toBe(true);
  const line = page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: /keeps/ })
    .first();
  await line.click();
  await expect.poll(() => line.getAttribute('aria-current')).toBe('step');

  // Automatically, at four times the speed, until it is stopped.
  await button(page, 'Speed: 1×').click();
  await button(page, 'Speed: 2×').click();
  await button(page, 'Speed: 4×').waitFor();
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await button(page, 'Play').click();
  await isAt(page, 3);
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();

  await openReplay(guest, 7);
  await isAt(page, 7);
  await button(page, 'Copy a link to this moment').click();
  await page.getByText('Link to this moment copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await arrive('Ben', 'phone', { colorScheme: 'dark', locale: 'de' });
  await friend.page.goto(link);
  await friend.page.getByText(`7 von ${game.moves}`).waitFor();
  await friend.picture('replay-phone-de');
  await friend.fitsTheScreen();
  await friend.isAccessible();
  expect([...guest.errors, ...friend.errors]).toEqual([]);
});

test('a moment of a finished game continues as a practice game, from any seat', async () => {
  const guest = await arrive('Ada', 'phone', { locale: 'ru', colorScheme: 'dark' });
  const { page } = guest;
  const half = Math.floor(game.moves / 2);
  await openReplay(guest, half);
  await page.getByRole('button', { name: 'Продолжить отсюда' }).tap();
  await page.getByRole('heading', { name: 'Продолжить отсюда' }).waitFor();
  await page.getByText('Ben').tap();
  await page.getByText('лёгкий').tap();
  await guest.picture('continue-phone-ru');
  await guest.isAccessible();
  await guest.fitsAcross();
  await page.getByRole('button', { name: 'Начать партию' }).tap();
  await page.getByTestId('prompt').waitFor();
  expect(new URL(page.url()).pathname).toBe('/table/calimala/practice');
  // Deck and points are as they were; the bots go on until it is our decision.
  const kept = await page.evaluate(() => {
    const { calimala } = JSON.parse(localStorage.getItem('loggia.practice') ?? '{}');
    return { seat: calimala.from.seat, levels: calimala.levels, state: calimala.from.state };
  });
  const then = await fetch(
    `${house.address}/games${game.path.slice('/table'.length)}/view?moves=${half}`,
    {
      headers: { authorization: `Bearer ${game.invite}` },
    },
  );
  const { view } = (await then.json()) as { view: unknown };
  expect(kept).toEqual({ seat: 1, levels: ['easy', 'easy'], state: view });
  const shell = page.locator('[data-moves]');
  let clicks = 0;
  const played = async () => {
    await act(page, (clicks++ * 0.37) % 1);
    return Number(await shell.getAttribute('data-moves'));
  };
  await expect.poll(played).toBeGreaterThan(0);
  await page.reload();
  await page.getByTestId('prompt').waitFor();
  expect(Number(await shell.getAttribute('data-moves'))).toBeGreaterThan(0);
  expect(guest.errors).toEqual([]);
});

test('finished games are found by game, players and name, and your own have a page', async () => {
  const guest = await arrive('Ada', 'wide');
  const { page } = guest;
  await page.goto(house.address);
  await page.getByRole('link', { name: 'Finished games' }).click();
  const rows = page.getByRole('region', { name: 'Past games' }).getByRole('listitem');
  await rows.first().waitFor();
  // The private copy of the same game is not among them.
  await expect.poll(() => rows.count()).toBe(1);
  await expect
    .poll(() => rows.first().textContent())
    .toMatch(new RegExp(`Calimala[\\s\\S]*${game.bots[0]}[\\s\\S]*won`));
  await guest.picture('finished-wide');
  await guest.isAccessible();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('option', { name: 'The Capitals' }).click();
  await page.getByText('No such game has finished yet.').waitFor();
  await page.getByRole('button', { name: 'The Capitals' }).click();
  await page.getByRole('option', { name: 'Calimala' }).click();
  await page.getByRole('button', { name: 'Any number' }).click();
  await page.getByRole('option', { name: '3 players' }).click();
  const shouted = game.bots[1]?.toUpperCase();
  await page.getByRole('searchbox', { name: 'Player’s name' }).fill(`${shouted} `);
  await rows.first().waitFor();
  expect(new URL(page.url()).search).toBe(`?game=calimala&players=3&name=${shouted}+`);
  await page.reload();
  await rows.first().getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/^0 of \d+$/).waitFor();
  expect(guest.errors).toEqual([]);

  const friend = await arrive('Ben', 'phone', { locale: 'hu', colorScheme: 'dark' });
  await openReplay(friend, 3);
  await friend.page.getByText(`3 / ${game.moves}`).waitFor();
  await friend.page.goto(`${house.address}/table/calimala/practice?first`);
  await friend.page.getByTestId('prompt').waitFor();
  await friend.page.goto(`${house.address}/mine`);
  await friend.page.getByRole('link', { name: 'Visszajátszás' }).waitFor();
  await friend.page.getByRole('link', { name: 'Folytatás' }).waitFor();
  await friend.picture('mine-phone-hu');
  await friend.isAccessible();
  await friend.fitsAcross();
  await friend.page.getByRole('link', { name: 'Eredmény' }).tap();
  await friend.page.getByRole('list', { name: 'Végeredmény' }).waitFor();
  expect(friend.errors).toEqual([]);
});

test('a result shows how long the game took and who thought, and can be shared as a picture', async () => {
  const guest = await arrive('Ada', 'laptop', { colorScheme: 'dark' });
  const { page } = guest;
  await page.goto(`${house.address}${game.path}#invite=${game.invite}`);
  const end = page.getByRole('dialog');
  await end.getByText(new RegExp(`^${game.moves} moves in `)).waitFor();
  const rows = end.getByRole('table', { name: 'Decisions and time' }).getByRole('row');
  const decisions = await rows.locator('td:nth-of-type(1)').allTextContents();
  const counted = decisions.map(Number).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(game.moves);
  await end.getByRole('button', { name: 'Picture to share' }).click();
  // Names are shown exactly as they are.
  const picture = end.getByRole('img', { name: /Calimala: .*<b>&"Ada, \d+ points/ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await guest.isAccessible();
  await guest.picture('result-laptop-dark');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await writeFile(new URL('../artefacts/result-picture.png', import.meta.url), png);
  // A picture of a single colour would be a tenth of that.
  expect(png.length).toBeGreaterThan(20_000);
  expect(guest.errors).toEqual([]);

  const friend = await arrive('Ben', 'phone', { locale: 'de' });
  await friend.page.goto(`${house.address}${game.path}#invite=${game.invite}`);
  await friend.page
    .getByRole('table', { name: 'Entscheidungen und Zeit' })
    .scrollIntoViewIfNeeded();
  await friend.picture('result-phone-de');
  await friend.isAccessible();
  await friend.fitsAcross();
});
