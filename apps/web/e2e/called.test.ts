// Notifications while the tab is closed, the installed app, and pages without a network.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import { openTable } from './guests.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

/** The page may reload itself meanwhile, if one of its files failed to load the first time. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));

test('every page opens offline, says so, and recovers by itself', async () => {
  const table = await ScriptedTable.start(house.address, 3, 'offline');
  const guest = await arrive('Ada', 'phone');
  const { page } = guest;
  await page.goto(house.address);
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'is not answering. Trying again' }).waitFor();
  await page.getByRole('button', { name: 'Practise' }).waitFor();
  await guest.isAccessible();
  await page.goto(table.path);
  await page.getByText('is not answering. Trying again').waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-moves]').waitFor();

  // A seat opened by a link waits too, says so, and is taken when the network is back.
  const link = await table.handOver(1);
  await page.context().setOffline(true);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Waiting for the network' }).waitFor();
  await page.getByText('is not answering. Trying again').waitFor();
  await guest.isAccessible();
  await page.context().setOffline(false);
  await page.locator('[data-moves]').waitFor();
  const seats = await page.evaluate(() => JSON.parse(localStorage['loggia.tables'])[0].seats);
  expect(seats).toMatchObject([{ seat: 1 }]);
  expect(guest.errors).toEqual([]);
  table.close();
});

test('the app can be installed: manifest, icons and all', async () => {
  const { page } = await arrive('Ada', 'laptop');
  await page.goto(house.address);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(async href => {
    const answer = await fetch(href);
    return { type: answer.headers.get('content-type'), ...(await answer.json()) };
  }, address ?? '');
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', name: 'Loggia' });
  expect(manifest.type).toContain('application/manifest+json');
  for (const { src, sizes, type } of manifest.icons) {
    if (type !== 'image/png') continue;
    const size = await page.evaluate(async icon => {
      const picture = await createImageBitmap(await (await fetch(icon)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window without a profile cannot install anything; that must be the only complaint.
  expect(installabilityErrors.map(({ errorId }) => errorId)).not.toContain('no-manifest');
});

test('a player who agrees gets a notification that names the table and leads there', async () => {
  const guest = await arrive('Ada', 'laptop', { permissions: ['notifications'] });
  const { page } = guest;
  // There is no push service here: the browser's half of it is simulated.
  await page.addInitScript(() => {
    // The example of RFC 8291: the server accepts only a point of the curve.
    const point =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const keys = { p256dh: point, auth: 'A'.repeat(22) };
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'https://1.1.1.1/x', keys }) }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  });
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/calls')) sent.push(request.postData() ?? '');
  });
  await openTable(guest, house.address);
  await kept(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Notifications' }).click();
  const dialog = page.getByRole('dialog');
  const wish = dialog.getByRole('switch', { name: 'Notify this browser' });
  await dialog.getByText('Notify this browser').click();
  await expect.poll(() => wish.isChecked()).toBe(true);
  expect(JSON.parse(sent[0] ?? '{}').subscription.endpoint).toBe('https://1.1.1.1/x');
  await guest.isAccessible();
  await dialog.getByLabel('Webhook address').fill('https://192.168.0.1/hook');
  await dialog.getByRole('button', { name: 'Notify this room' }).click();
  await page.getByText('must begin with https and be public').waitFor();
  // A notice lies above the dialog that caused it, and leaves it open.
  const notice = '[data-tone=refused] button';
  await guest.canReach(notice);
  await page.locator(notice).click();
  await page.locator(notice).waitFor({ state: 'detached' });
  await dialog.waitFor();
  await guest.picture('being-called');

  const data = JSON.stringify({ kind: 'turn', game: 'calimala', table: pathname.split('/').pop() });
  const said = await pushed(page, data);
  expect(said).toEqual([{ title: 'Calimala – Loggia', body: 'It is your turn.', data: pathname }]);
  // Anyone able to push can only show our own texts.
  expect((await pushed(page, '{"kind":"turn","game":"../x","table":"y"}')).length).toBe(1);
  expect(guest.errors).toEqual([]);
});

/** What the service worker shows after a push. */
async function pushed(page: Page, data: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(found =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: house.address,
    registrationId,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const registration = await navigator.serviceWorker.getRegistration();
      const notes = await (active ? registration?.getNotifications() : undefined);
      return (notes ?? []).map(({ title, body, data: path }) => ({ title, body, data: path }));
    });
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}

test.each(LANGUAGE_CODES)('the dialogs of a room are complete and readable: %s', async locale => {
  const { common, dialogs, lobby } = LANGUAGES[locale];
  const texts = { ...(await common()), ...(await dialogs()), ...(await lobby()) };
  const textOf = (key: keyof typeof texts) => texts[key] ?? '';
  const guest = await arrive('Ada', 'phone', { locale });
  const { page } = guest;
  await page.goto(house.address);
  await page.getByRole('button', { name: textOf('home.open') }).click();
  await page.getByLabel(textOf('identity.name')).fill('Ada');
  await page.getByRole('button', { name: textOf('identity.save') }).click();
  await page.getByRole('button', { name: textOf('calls.title') }).click();
  await page.getByRole('heading', { name: textOf('calls.room') }).waitFor();
  await guest.fitsAcross();
  await guest.isAccessible();
});
