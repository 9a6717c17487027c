// The end of a game is a reveal, and a table that was left is not lost.
import { calimala, type View } from '@loggia/calimala';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calimalaCoach } from '../src/boards/calimala/coach/texts/en.ts';
import { evening } from './evening.ts';
import { openTable } from './guests.ts';
import { act } from './hand.ts';
import { playedPractice } from './played-practice.ts';

const { house, arrive } = evening();

interface Sight {
  isBreath: boolean;
  /** Board, coach, log, the announcements for screen readers, and the title of the page. */
  isOver: boolean;
  isCoached: boolean;
  isTelling: boolean;
  isWinnerTold: boolean;
  hasRematch: boolean;
}

/** Records in the page everything that is shown from now on, however briefly. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const sights = new Set<string>();
    Object.assign(globalThis, { sights });
    const look = () => {
      const has = (css: string) => document.querySelector(css) !== null;
      const reads = (css: string, words: RegExp) =>
        [...document.querySelectorAll(css)].some(({ textContent }) => words.test(textContent));
      const buttons = [...document.querySelectorAll('[role=dialog] button')];
      const sight: Sight = {
        isBreath: has('[data-testid=go-on]'),
        isOver:
          reads('[data-testid=prompt], [data-testid=coach]', /is over/) ||
          has('[data-event=gameEnded]') ||
          reads('[role=log]', /wins? the game/) ||
          document.title.startsWith('●'),
        isCoached: has('[data-testid=coach]'),
        isTelling: has('[data-testid=tell-all]'),
        isWinnerTold: has('li[data-place="1"][data-told=true]'),
        hasRematch: buttons.some(
          button =>
            button.textContent === 'Rematch' &&
            button.checkVisibility({ visibilityProperty: true }),
        ),
      };
      sights.add(JSON.stringify(sight));
    };
    new MutationObserver(look).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

const sightsOf = async (page: Page): Promise<Sight[]> => {
  const sights = await page.evaluate(() => [
    ...(globalThis as unknown as { sights: Set<string> }).sights,
  ]);
  return sights.map(sight => JSON.parse(sight) as Sight);
};

test('the table pauses while it scores, and the winner is announced last', async () => {
  const isLast = (view: View) => {
    const { round, rounds = round } = calimala.summary(view);
    return view.phase === 'city' && round >= rounds;
  };
  const stored = await playedPractice(isLast, { options: {}, guide: 'coach' });
  const ada = await arrive('Ada', 'wide', { reducedMotion: 'no-preference' });
  const { page } = ada;
  // A coach without further news only speaks about the moment.
  const learnt = Object.keys(calimalaCoach).map(key => key.replace('calimala.coach.', ''));
  const coaches = JSON.stringify({ calimala: { state: 'on', learnt } });
  await ada.practise(house.address, { ...stored, 'loggia.coaches': coaches });
  await page.getByTestId('coach').waitFor();
  await page.locator('[data-event]').first().waitFor();
  await watch(page);
  const end = page.getByRole('dialog').filter({ has: page.locator('li[data-place]') });
  for (let click = 0; (await end.count()) === 0; click++)
    if ((await act(page, (click * 0.37) % 1)) === undefined) await page.waitForTimeout(50);
  await end.getByText(/wins?|share the victory/).waitFor();
  await end.getByRole('button', { name: 'Rematch' }).waitFor();
  await ada.picture('end-told');

  const sights = await sightsOf(page);
  const breaths = sights.filter(({ isBreath }) => isBreath);
  expect(breaths).not.toEqual([]);
  expect(breaths.filter(({ isCoached }) => !isCoached)).toEqual([]);
  expect(breaths.filter(({ isOver }) => isOver)).toEqual([]);
  const untold = sights.filter(sight => sight.isTelling && !sight.isWinnerTold);
  expect(untold).not.toEqual([]);
  expect(untold.filter(sight => sight.isOver || sight.hasRematch)).toEqual([]);
  expect(sights.at(-1)).toMatchObject({ isOver: true, isWinnerTold: true, hasRematch: true });
  expect(ada.errors).toEqual([]);
});

test('a player who left a private table or was removed is told, and finds the way back', async () => {
  const ada = await arrive('Ada', 'laptop');
  const link = await openTable(ada, house.address);
  const isPublic = ada.page.getByRole('switch', { name: 'Public table' });
  await isPublic.press('Space');
  await expect.poll(() => isPublic.isChecked()).toBe(false);
  const ben = await arrive('Ben', 'phone');
  await ben.page.goto(link);
  await ben.sit();
  await ada.page.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await ben.page.getByText('The host has taken your seat away.').waitFor();
  await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await ben.page.getByRole('button', { name: 'Sit here' }).first().tap();
  await ben.page.getByRole('button', { name: 'Leave the seat' }).tap();
  await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await ben.page.goto(house.address);
  await ben.page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await ben.page.getByRole('link', { name: /Ada/ }).first().tap();
  await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});
