// The first page shows the state of live tables; a saved game is opened from its file.
import type { Answer } from '@loggia/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { finishedGame, ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

const rowOf = (page: Page, list: string, { id }: ScriptedTable) =>
  page.locator(`#${list} a[href$="${id}"]`);

test('a live table shows names, points and round as they change, without polling', async () => {
  const table = await ScriptedTable.start(house.address, 4, 'live');
  const guest = await arrive('Zoe', 'laptop');
  const { page } = guest;
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/^\/games\//.test(pathname)) asked.push(pathname);
  });
  await page.goto(house.address);
  const row = rowOf(page, 'live-tables', table);
  await row.getByText('just started').waitFor();
  await table.playUntil(({ view }) => view.tileScores.length >= 2);
  const names = ['Ada', 'Ben', 'Cy', 'Dora'];
  const now = () => {
    const { players, round } = table.view;
    const people = players.map(({ points }, seat) => `${names[seat]} ${inWords(points)}`);
    return [...people, `Round ${round} of 12`];
  };
  const isTold = async () => {
    const said = await row.ariaSnapshot();
    return now().filter(fact => !said.includes(fact));
  };
  await expect.poll(isTold).toEqual([]);
  const { round } = table.view;
  await table.playUntil(({ view }) => view.round > round && view.tileScores.length >= 3);
  await expect.poll(isTold).toEqual([]);
  expect(asked).toEqual([]);

  // The server restarts: what happened meanwhile appears without a reload.
  await house.close();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await house.open();
  const later = await ScriptedTable.start(house.address, 3, 'later');
  await rowOf(page, 'live-tables', later).waitFor();
  await expect.poll(() => page.locator('[data-same-page]').count()).toBe(1);
  expect(guest.errors).toEqual([]);
  table.close();
  later.close();
});

const inWords = (points: number) => (points === 1 ? '1 point' : `${points} points`);

test('your own tables do too, and say when it is your turn', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'yours');
  await table.playUntil(({ view }) => view.round === 2);
  const [seat = 0] = table.toMove();
  const guest = await arrive('Ada', 'laptop');
  await table.show(guest, seat);
  await guest.page.goto(house.address);
  const row = rowOf(guest.page, 'your-tables', table);
  await row.getByText('Your turn').waitFor();
  await row.getByText('Round 2 of 15').waitFor();
  table.close();
});

test('the shelf shows the number of players and the length; each table is in one list', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'one list');
  const other = await ScriptedTable.start(house.address, 3, 'other');
  const guest = await arrive('Ada', 'phone');
  const { page } = guest;
  await table.show(guest, 0);
  await page.goto(house.address);
  const shelf = page.getByRole('radiogroup', { name: 'Choose a game' });
  await shelf.getByRole('radio', { name: /Calimala 3–5 players.*45–75 min/ }).waitFor();
  await rowOf(page, 'your-tables', table).waitFor();
  await rowOf(page, 'live-tables', other).waitFor();
  expect(await rowOf(page, 'live-tables', table).count()).toBe(0);
  await guest.isAccessible();
  // The choice is remembered.
  await shelf.getByRole('radio', { name: /Calimala/ }).press('Space');
  await page.reload();
  await expect.poll(() => shelf.getByRole('radio', { name: /Calimala/ }).isChecked()).toBe(true);
  expect(guest.errors).toEqual([]);
  table.close();
  other.close();
});

test('a server without bots offers no games against them', async () => {
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.route('**/api/games', async route => {
    const games = (await (await route.fetch()).json()) as Answer<'describeGames'>;
    await route.fulfill({ json: games.map(game => ({ ...game, bots: false })) });
  });
  await page.goto(house.address);
  // The button is there, but disabled, until the server has said what it offers.
  await page.getByRole('button', { name: /Practise/ }).waitFor();
  await page.getByRole('button', { name: /Play now/ }).waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('button', { name: /Play now/ }).waitFor();
});

test('what the server does not answer is not said to be tried again when it is not', async () => {
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.route('**/create', route => route.abort());
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('The server is not answering. Please try again.').waitFor();
  expect(guest.errors).toEqual([]);
});

test('a saved game is picked or dropped, and watched from its first move', async () => {
  const saved = await finishedGame(house.address);
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.goto(house.address);
  await page.getByRole('link', { name: 'Open a saved game' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const buffer = Buffer.from(JSON.stringify(saved));
  await (await choosing).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  const first = page.getByText(`0 of ${saved.moves.length}`);
  await first.waitFor();
  expect(page.url()).toContain('?move=0');
  // The invite of the new table is stored: the page opens again.
  await page.reload();
  await first.waitFor();

  await page.goto(`${house.address}/saved`);
  await drop(page, JSON.stringify(saved));
  await first.waitFor();
  expect(guest.errors).toEqual([]);
});

test('errors in a file are explained in words', async () => {
  const saved = await finishedGame(house.address);
  const guest = await arrive('Ada', 'laptop', { locale: 'de' });
  const { page } = guest;
  await page.goto(`${house.address}/saved`);
  const alert = page.getByRole('alert');
  const complaints: [unknown, string][] = [
    ['a picture', 'Das ist keine von Loggia gespeicherte Partie.'],
    [{ ...saved, moves: 'many' }, 'Das ist keine von Loggia gespeicherte Partie.'],
    [{ ...saved, moves: saved.moves.slice(0, -1) }, 'nicht zu Ende gespielt'],
    [{ ...saved, moves: saved.moves.toSpliced(5, 1) }, 'in der Datei verstößt gegen die Regeln'],
    [{ ...saved, game: 'go' }, 'Dieser Server hat dieses Spiel nicht'],
    [{ ...saved, rulesVersion: 99 }, 'Version 99'],
    [' '.repeat(1_048_577), 'Das ist zu groß'],
  ];
  for (const [content, words] of complaints) {
    await drop(page, typeof content === 'string' ? content : JSON.stringify(content));
    await alert.getByText(words).waitFor();
  }
  await page.getByRole('button', { name: 'Datei wählen' }).waitFor();
  expect(guest.errors).toEqual([]);
});

/** Drops a file on the page. */
async function drop(page: Page, content: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    const event = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', event));
    document.body.dispatchEvent(new DragEvent('drop', event));
  }, content);
}
