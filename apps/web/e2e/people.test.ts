// People come and go: lost connections, two tabs, private tables, chat, another device.
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { openTable } from './guests.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

test('a move made while offline arrives once', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'lost');
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await table.show(guest, 0);
  const kept = () => table.viewOf(0).players[0]?.kept;
  expect(kept()).toBeUndefined();
  await page.context().setOffline(true);
  await page.getByTestId('connection-lost').waitFor();
  await page.locator('[data-open=true]').first().click();
  await page.getByText('Your move is kept').waitFor();
  expect(kept()).toBeUndefined();
  await page.context().setOffline(false);
  await page.getByTestId('connection-lost').waitFor({ state: 'hidden' });
  await expect.poll(kept).toBeDefined();
  // Nothing was refused, so nothing was sent and accepted twice.
  expect(await page.getByRole('status').filter({ hasText: 'already' }).count()).toBe(0);
  expect(guest.errors).toEqual([]);
  table.close();
});

test('two tabs of one seat both work', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'tabs');
  const guest = await arrive('Ada', 'laptop');
  await table.show(guest, 0);
  const second = await guest.page.context().newPage();
  await second.addInitScript(
    stored => localStorage.setItem('loggia.tables', stored),
    await guest.page.evaluate(() => localStorage.getItem('loggia.tables') ?? ''),
  );
  await second.goto(table.path);
  await second.locator('[data-open=true]').first().click();
  await guest.page.locator('[data-kept=true]').waitFor();
  expect(guest.errors).toEqual([]);
  table.close();
});

test('a private table opens only with its link', async () => {
  const host = await arrive('Ada', 'laptop');
  const link = await openTable(host, house.address);
  await expect
    .poll(() => host.page.getByRole('switch', { name: 'Public table' }).isChecked())
    .toBe(false);
  const stranger = await arrive('Zoe', 'laptop');
  await stranger.page.goto(link.replace(/#.*/, ''));
  await stranger.page.getByText('This table is private').waitFor();
  await stranger.page.goto(house.address);
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  expect(stranger.page.url()).not.toContain('invite');
  // The host sees who is in the room without a seat.
  await host.page
    .getByTestId('unseated')
    .getByText(/without a seat\. Guest \d{3}/)
    .waitFor();
  await host.page.getByRole('button', { name: /^Start/ }).click();
  await stranger.page.getByText('All seats are taken: you are watching.').waitFor();
});

test('chat reaches the others in the room', async () => {
  const host = await arrive('Ada', 'laptop');
  const link = await openTable(host, house.address);
  const friend = await arrive('Ben', 'phone');
  await friend.page.goto(link);
  await friend.sit();
  await friend.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await friend.page.getByPlaceholder('Write something').fill('Good evening!');
  await friend.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByText('Good evening!').waitFor();
  // Latecomers can read it too.
  await host.page.reload();
  await host.page.getByText('Good evening!').waitFor();
});

test('the others see the options the host sets', async () => {
  const host = await arrive('Ada', 'laptop');
  const link = await openTable(host, house.address);
  const friend = await arrive('Ben', 'laptop');
  await friend.page.goto(link);
  await host.page.getByText('4', { exact: true }).click();
  await friend.page.getByText('Waiting for 3 more players').waitFor();
  await host.page.getByText('One person is here without a seat.').waitFor();
  await host.page.getByText('First game', { exact: true }).click();
  await friend.page.getByText(/^4 players · Private table · City layout: First game/).waitFor();
  // Without a name a guest has a number.
  await friend.page.getByPlaceholder('Write something').fill('What do we play?');
  await friend.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByText(/^Guest \d{3}$/).waitFor();
  await friend.sit();
  await host.page.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await friend.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('a seat moves to another device by a link that works once', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'device');
  const guest = await arrive('Ada', 'laptop', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await guest.page.clock.install();
  await table.show(guest, 0);
  await guest.page.getByRole('button', { name: 'More' }).click();
  await guest.page.getByRole('menuitem', { name: 'Move the seat to another device' }).click();
  const dialog = guest.page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await guest.isAccessible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await guest.page.getByText('Open the copied link').waitFor();
  const link = await guest.page.evaluate(() => navigator.clipboard.readText());
  const phone = await arrive('Ada', 'phone');
  await phone.page.goto(link);
  await phone.page.getByText('Keep one of your end cards.').waitFor();
  await guest.page.getByText('Your seat is now being played on another device').waitFor();
  const thief = await arrive('Eve', 'phone');
  await thief.page.goto(link);
  await thief.page.getByText('has been used or has expired').waitFor();
  // Who knows why they watch is not told again, as latecomers are after a moment.
  await guest.page.clock.fastForward(5_000);
  expect(await guest.page.getByText('All seats are taken').count()).toBe(0);
  table.close();
});

test('one click starts a game against bots', async () => {
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('Keep one of your end cards.').waitFor();
  await page.locator('[data-open=true]').first().click();
  // The bots keep theirs automatically, and the draft begins.
  await page
    .getByText(/start card/)
    .first()
    .waitFor();
  expect(guest.errors).toEqual([]);
});

test('the title and icon of the tab call the player who has to decide', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'call');
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await table.show(guest, 0);
  const sign = page.locator('link[rel=icon]');
  await expect.poll(() => page.title()).toMatch(/^● Your decision/);
  expect(await sign.getAttribute('href')).toContain('call');
  await page.locator('[data-open=true]').first().click();
  await expect.poll(() => page.title()).toBe('Calimala – Loggia');
  expect(await sign.getAttribute('href')).not.toContain('call');
  table.close();
});

test('a log says that nothing has happened only before the first move', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'no log');
  const guest = await arrive('Zoe', 'wide');
  const { page } = guest;
  const nothing = page.getByText('Nothing has happened yet.');
  await table.show(guest);
  await nothing.waitFor();
  await table.playUntil(({ view }) => view.round >= 1);
  await page.locator('[data-event]').first().waitFor();
  expect(await nothing.count()).toBe(0);
  // Who comes later waits for the log, and is not told that there is none.
  let arrived = () => {};
  const held = new Promise<void>(release => {
    arrived = release;
  });
  await page.route('**/history**', async route => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('region', { name: 'Log' }).waitFor();
  expect(await nothing.count()).toBe(0);
  arrived();
  await page.locator('[data-event]').first().waitFor();
  expect(guest.errors).toEqual([]);
  table.close();
});

test('everybody sees a scoring, and can open it again from the log', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'scoring');
  const guest = await arrive('Zoe', 'wide');
  const { page } = guest;
  await table.show(guest);
  await table.playUntil(({ view }) => view.tileScores.length > 0);
  const goOn = page.getByTestId('go-on');
  await goOn.waitFor();
  // It closes by itself unless somebody reads it.
  await goOn.hover();
  await guest.picture('scoring');
  await guest.isAccessible();
  await goOn.click();
  await goOn.waitFor({ state: 'hidden' });
  await page.locator('[data-moment=scoring]').first().click();
  await goOn.waitFor();
  await page.keyboard.press('Escape');
  await goOn.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Back to now' }).click();
  // An activation is a block: folded it shows the sum, unfolded its lines.
  const drawer = page.getByRole('complementary', { name: 'Log and chat' });
  // Escape closes whatever is open, including the log.
  await page.locator('[data-drawer=closed]').waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const block = drawer.locator('details').first();
  await block.locator('summary').click();
  await expect.poll(() => block.getAttribute('open')).not.toBeNull();
  await block.locator('button').first().waitFor();
  await guest.picture('log-blocks');
  await block.locator('summary').click();
  await expect.poll(() => block.getAttribute('open')).toBeNull();
  // A line's highlight ends when the log is closed.
  const rings = page.locator('[data-ring]');
  await block.locator('summary').hover();
  await rings.first().waitFor();
  await block.locator('summary').press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => rings.count()).toBe(0);
  expect(guest.errors).toEqual([]);
  table.close();
});
