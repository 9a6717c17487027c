// What only The Pillars of the Earth has: the almanac, and builders drawn from a bag.
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { seatsAt, sitDown } from './seats.ts';

const { house, arrive } = evening();

test('the almanac on a laptop in the dark theme', async () => {
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

test('a drawn builder and its price are visible in the valley on a phone', async () => {
  const ada = await arrive('Ada', 'phone');
  const { page } = ada;
  const kept = {
    game: 'pillars',
    rulesVersion: 1,
    key: 'pillars-draw',
    seed: 'd'.repeat(64),
    levels: ['easy', 'easy'],
    options: {},
    begun: 1,
  };
  const stored = { 'loggia.practice': JSON.stringify({ pillars: kept }) };
  await ada.practise(house.address, stored, 'pillars');
  const prompt = page.getByTestId('prompt');
  const noMore = page.getByRole('button', { name: 'Take no more cards' });
  const keep = page.getByRole('button', { name: 'Keep this builder' });
  const mine = prompt.getByText(/^Your builder is drawn: place it for \d gold/);
  const done = page.getByTestId('done');
  const goOn = noMore.or(keep).or(done).filter({ visible: true }).first();
  for (;;) {
    await goOn.or(mine).first().waitFor();
    if (await mine.isVisible()) break;
    // A bot may have moved on before the finger came down.
    await goOn.tap({ timeout: 3000 }).catch(() => undefined);
  }
  const price = /for (\d) gold/.exec((await prompt.textContent()) ?? '')?.[1];
  const draw = page.locator('[data-drawn]').filter({ visible: true });
  await draw.getByText('Your builder is drawn').waitFor();
  await draw.getByRole('img', { name: `Price now: ${price} gold` }).waitFor();
  await ada.isAccessible();
  await page.getByRole('button', { name: 'Pass, place later for nothing' }).first().tap();
  await mine.waitFor({ state: 'detached' });
  expect(ada.errors).toEqual([]);
});
