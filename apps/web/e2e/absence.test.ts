// An absent player: the others see since when, nudge, and let a bot play; the owner comes back. And
// the rights of a host in a running game.
import { afterEach, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { openTable } from './guests.ts';
import { CONTROLS } from './hand.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening({ NUDGE_AFTER: '1s', STAND_IN_AFTER: '2s' });
let table: ScriptedTable | undefined;

afterEach(() => {
  table?.close();
  table = undefined;
});

test('an absent friend is nudged, then replaced by vote, and takes the seat back', async () => {
  table = await ScriptedTable.start(house.address, 3, 'absence');
  await table.playUntil(({ view }) => view.round >= 1 && view.street === 0);
  const [slow = 0] = table.toMove();
  const [ada = 0, ben = 0] = [0, 1, 2].filter(seat => seat !== slow);
  const cy = await arrive('Cy', 'phone');
  await table.show(cy, slow);
  const guests = [await arrive('Ada', 'wide'), await arrive('Ben', 'sideways')] as const;
  await table.show(guests[0], ada);
  await table.show(guests[1], ben);
  const [{ page: one }, { page: other }] = guests;
  await one.getByText(/has been thinking for \d:\d\d/).waitFor();
  await one.getByRole('button', { name: 'Nudge' }).click();
  await cy.page.getByText(/is nudging you: the table is waiting/).waitFor();

  await one.getByRole('button', { name: 'Let a bot play (0 of 2 agree)' }).click();
  await one.getByRole('button', { name: 'You agree (1 of 2)' }).waitFor();
  await guests[0].picture('absence-wide');
  await guests[0].fitsTheScreen();
  await guests[1].fitsTheScreen();
  const before = table.view.players[slow];
  await other.getByRole('button', { name: 'Let a bot play (1 of 2 agree)' }).tap();
  await cy.page.getByText('A bot is playing for you.').waitFor();
  // The bot decides, and nobody without a vote is asked for one.
  await expect.poll(() => table?.view.players[slow]).not.toEqual(before);
  expect(await cy.page.locator('[data-tone=yours]').count()).toBe(0);
  await cy.picture('absence-phone');
  await cy.isAccessible();

  await cy.page.getByTestId('prompt').tap();
  await cy.page.getByText('You are back in your seat.').waitFor();
  await cy.page.getByText('A bot is playing for you.').waitFor({ state: 'hidden' });
  expect([...cy.errors, ...guests.flatMap(({ errors }) => errors)]).toEqual([]);
});

test('a player who left sits down again by opening the table', async () => {
  table = await ScriptedTable.start(house.address, 3, 'back');
  const ada = await arrive('Ada', 'tablet');
  const { page } = ada;
  await table.show(ada, 0);
  await page.locator(CONTROLS.start).first().waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Leave the seat' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  // Touching the page does not bring the player back: leaving was deliberate.
  await page.getByTestId('prompt').click();
  await page.getByRole('button', { name: 'Take the seat back' }).waitFor();
  expect(await page.locator('[data-tone=yours]').count()).toBe(0);
  await page.reload();
  await page.getByText('You are back in your seat.').waitFor();
  await expect.poll(() => page.getByText('A bot is playing for you.').count()).toBe(0);
});

test('in a running game the host mutes a player, hands on the role, and the next host removes one', async () => {
  const ada = await arrive('Ada', 'laptop');
  const link = await openTable(ada, house.address);
  const ben = await arrive('Ben', 'laptop');
  await ben.page.goto(link);
  await ben.sit();
  await ada.page.getByRole('button', { name: /^Start with a bot/ }).click();
  await ben.page.getByTestId('prompt').waitFor();

  const openPeople = async ({ page }: typeof ada) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'People at the table' }).click();
    return page.getByRole('dialog', { name: 'People at the table' });
  };
  const people = await openPeople(ada);
  await ada.isAccessible();
  await people.getByRole('button', { name: 'Mute' }).click();
  await people.getByRole('button', { name: 'Unmute' }).waitFor();
  await ada.picture('people');
  await ben.page.getByRole('button', { name: 'Chat' }).click();
  await ben.page.getByLabel('Write something').fill('Hello?');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByText('The host has muted you at this table.').waitFor();
  await people.getByRole('button', { name: 'Unmute' }).click();
  await people.getByRole('button', { name: 'Make host' }).click();

  await expect
    .poll(async () => {
      await ben.page.getByRole('button', { name: 'More' }).click();
      const found = await ben.page.getByRole('menuitem', { name: 'People at the table' }).count();
      await ben.page.keyboard.press('Escape');
      return found;
    })
    .toBe(1);
  const next = await openPeople(ben);
  await next.getByRole('button', { name: 'Remove' }).click();
  await next.getByText('Remove Ada for good?').waitFor();
  await next.getByRole('button', { name: 'Remove' }).click();
  await next.locator('[data-person="0"]').getByText('Bot').first().waitFor();
});
