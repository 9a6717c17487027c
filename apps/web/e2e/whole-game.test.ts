// Three people and a spectator play a whole game through the interface: with a reload, a lost
// connection and a server that is killed in the middle.
import { END_CARDS } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { expect, onTestFailed, test } from 'vitest';
import { evening } from './evening.ts';
import { type Guest, openTable } from './guests.ts';
import { act, playOn } from './hand.ts';

const { house, arrive } = evening();

const MOUSE_CLICKS = 30;
// On an idle machine a game takes about a minute; a busy one is no reason to fail.
const PATIENCE = { timeout: 900_000, interval: 500 };

test('a whole game', { timeout: 1_200_000 }, async () => {
  const ada = await arrive('Ada', 'wide', {}, 'goOn');
  const ben = await arrive('Ben', 'laptop', { colorScheme: 'dark' }, 'goOn');
  const cy = await arrive('Cy', 'tablet');
  const zoe = await arrive('Zoe', 'laptop', { locale: 'de' });
  const players = [ada, ben, cy];
  onTestFailed(async () => {
    for (const guest of [...players, zoe]) await guest.picture(`failed-${guest.name}`);
    console.log([...players, zoe].map(({ name, errors }) => ({ name, errors })));
  });
  const link = await openTable(ada, house.address);
  for (const guest of [ben, cy]) {
    await guest.page.goto(link);
    await guest.sit();
  }
  await zoe.page.goto(link);
  await Promise.all(players.map(({ page }) => page.getByTestId('prompt').waitFor()));

  // The first clicks with a real mouse …
  const random = seededRandom('a whole game');
  for (let clicks = 0, tries = 0; clicks < MOUSE_CLICKS; tries++) {
    expect(tries).toBeLessThan(MOUSE_CLICKS * 100);
    for (const { page } of players) {
      if ((await act(page, random.next())) !== undefined) clicks += 1;
    }
  }
  // … then the pages play by themselves, with failures on the way.
  for (const [seed, { page }] of players.entries()) await playOn(page, seed + 1);
  const isOver = () => zoe.page.getByRole('dialog').isVisible();
  const moves = () => zoe.page.locator('[data-moves]').getAttribute('data-moves');
  for (const { after, trouble } of TROUBLES) {
    await expect.poll(async () => Number(await moves()), PATIENCE).toBeGreaterThan(after);
    await trouble({ ada, ben, cy, zoe });
  }
  await expect.poll(isOver, PATIENCE).toBe(true);

  for (const guest of [...players, zoe]) {
    await guest.page.getByTestId('go-on').waitFor({ state: 'hidden' });
    await guest.page.getByRole('dialog').waitFor();
    expect(guest.errors).toEqual([]);
  }
  // Everybody sees the same standings; each is called "You" in their own.
  const standings = await Promise.all(
    players.map(async ({ name, page }) => {
      const list = page.getByRole('list', { name: 'Final standings' });
      return (await list.textContent())?.replace('You', name);
    }),
  );
  expect(new Set(standings).size).toBe(1);
  await ada.picture('end-wide');
  await ben.picture('end-laptop-dark');
  await zoe.picture('end-spectator-german');

  // The past: back to the first move and to the present again.
  await ada.page.getByRole('button', { name: 'Replay', exact: true }).click();
  await ada.page.getByText(/^0 of \d+$/).waitFor();
  await ada.page.keyboard.press('End');
  await ada.page.getByText(/^(\d+) of \1$/).waitFor();
  await ada.picture('history-wide');
  await ada.page.getByRole('button', { name: 'Back to now' }).click();

  // The same people again.
  await ben.page.getByRole('button', { name: /Rematch|Join the rematch/ }).click();
  const isElsewhere = (url: URL) => !link.includes(url.pathname);
  await ben.page.waitForURL(isElsewhere);
  for (const guest of [ada, cy]) {
    if (guest === ada) {
      await guest.page.getByRole('button', { name: 'More' }).click();
      await guest.page.getByRole('menuitem', { name: 'Final standings' }).click();
    }
    await guest.page.getByRole('button', { name: /Rematch|Join the rematch/ }).click();
  }
  // The pages go on playing by themselves: the new game may be far along by the time we look.
  for (const { page } of players) {
    await page.waitForURL(isElsewhere);
    await page.getByTestId('prompt').waitFor();
  }
  const tables = players.map(({ page }) => new URL(page.url()).pathname);
  expect(new Set(tables).size).toBe(1);
});

interface People {
  ada: Guest;
  ben: Guest;
  cy: Guest;
  zoe: Guest;
}

/** What goes wrong or is checked, after how many moves. */
const TROUBLES: readonly { after: number; what: string; trouble(people: People): Promise<void> }[] =
  [
    {
      after: 40,
      what: 'pictures',
      trouble: async ({ ada, ben, cy, zoe }) => {
        await ada.picture('game-wide');
        await ben.picture('game-laptop-dark');
        await cy.picture('game-tablet');
        await zoe.picture('game-spectator-german');
        for (const guest of [ada, ben, cy, zoe]) await guest.fitsTheScreen();
        await ada.isAccessible();
        await ben.isAccessible();
      },
    },
    {
      after: 70,
      what: 'reload',
      trouble: async ({ ada }) => {
        await ada.page.reload();
        await ada.page.getByTestId('prompt').waitFor();
        await playOn(ada.page, 7);
      },
    },
    {
      after: 100,
      what: 'a lost connection',
      trouble: async ({ ben }) => {
        await ben.page.context().setOffline(true);
        await ben.page.getByTestId('connection-lost').waitFor();
        await ben.picture('connection-lost');
        await ben.page.context().setOffline(false);
        await ben.page.getByTestId('connection-lost').waitFor({ state: 'hidden' });
      },
    },
    {
      after: 130,
      what: 'a server killed and started again',
      trouble: async ({ ada, ben, cy, zoe }) => {
        await house.close('SIGKILL');
        await ada.page.getByTestId('connection-lost').waitFor();
        await house.open();
        for (const { page } of [ada, ben, cy, zoe]) {
          await page.getByTestId('connection-lost').waitFor({ state: 'hidden' });
        }
      },
    },
    {
      after: 160,
      what: "the spectator's page knows no secret",
      trouble: async ({ zoe }) => {
        const states = zoe.frames.filter(frame => frame.includes('"players"'));
        expect(states.length).toBeGreaterThan(0);
        for (const frame of zoe.frames) {
          // Hands are numbers and kept cards hidden; a drawn card is never named.
          expect(frame).not.toMatch(/"hand":\[/);
          expect(frame).not.toMatch(new RegExp(`"kept":"(${END_CARDS.join('|')})"`));
          expect(frame).not.toMatch(/"type":"cardDrawn","seat":\d,"action":"\w+","card"/);
          expect(frame).not.toMatch(/"deck":\[/);
          // The same for patches: a count may change, a card may not appear.
          expect(frame).not.toMatch(/\/(hand|endCards|deck)(\/\d+)?","value":["[]/);
          expect(frame).not.toMatch(new RegExp(`/kept","value":"(${END_CARDS.join('|')})"`));
          expect(frame).not.toMatch(/\/events\/\d+\/card","value"/);
        }
        expect(zoe.frames.some(frame => frame.includes('/hand","value":'))).toBe(true);
        expect(await zoe.page.locator('[data-card]').count()).toBe(0);
        expect(await zoe.page.locator('[data-whose="own"]').count()).toBe(0);
      },
    },
  ];
