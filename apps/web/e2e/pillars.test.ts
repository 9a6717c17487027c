// What the table of The Pillars of the Earth has that no other has: the almanac.
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { seatsAt, sitDown } from './seats.ts';

const { house, arrive } = evening();

test('the almanac on a laptop in the dark', async () => {
  const seats = await seatsAt(house.address, 'pillars', { players: 3, people: ['Ada'] });
  const ada = await arrive('Ada', 'laptop', { colorScheme: 'dark' });
  await sitDown(ada, seats, 0);
  await ada.fitsTheScreen();
  await ada.page.getByRole('button', { name: 'Almanac' }).click();
  await ada.page.getByRole('dialog').getByText('Bell founder VI').waitFor();
  await ada.isAccessible();
  await ada.picture('pillars-laptop-dark');
  expect(ada.errors).toEqual([]);
});
