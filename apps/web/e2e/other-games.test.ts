// The Pillars of the Earth and The Capitals, whole games: three people and a spectator, one of them
// by mouse, with all traffic searched for secrets; and one person by keyboard alone.
import { seededRandom } from '@loggia/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFailed, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import { act, CAPITALS_CONTROLS, type Controls, PILLARS_CONTROLS, playOn } from './hand.ts';
import { pressKeys } from './keys.ts';
import { seatsAt, sitDown } from './seats.ts';

const { house, arrive } = evening();

// A busy machine is no reason to fail.
const WHOLE_GAME = { timeout: 1_200_000 };

interface Played {
  game: string;
  controls: Controls;
  setupData?: Record<string, boolean>;
  /** What no frame may contain while the game runs, for any recipient … */
  secrets: readonly RegExp[];
  /** … and what no frame of a spectator may. */
  secretsOfSeats: readonly RegExp[];
  /** What every spectator gets instead. */
  told: RegExp;
}

const GAMES: readonly Played[] = [
  {
    game: 'pillars',
    controls: PILLARS_CONTROLS,
    secrets: [
      /(decks|removed)[\w/]*"(,"value")?:(\{[^}]*)?\[/,
      /(decks|removed)\/\w+\/\d+","value":"/,
    ],
    secretsOfSeats: [/"foreseen":"/, /\/foreseen","value":"/, /"eventForeseen","seat":\d,"/],
    told: /"decks":\{"craftsmen":\d+,"advantages":\d+,"happenings":\d+\}/,
  },
  {
    game: 'capitals',
    controls: CAPITALS_CONTROLS,
    setupData: { prosperity: true },
    secrets: [/decks"(,"value")?:\[[^\]]*["[]/, /decks\/\d+(\/\d+)?","value":["[]/],
    secretsOfSeats: [
      /"hand":\[/,
      /\/hand(\/\d+)?","value":["[]/,
      /"prestige":\{/,
      /\/prestige(\/\w+)?","value":[-\d{]/,
    ],
    told: /"prestige":"hidden","hand":6/,
  },
];

const standings = (page: Page) => page.getByRole('list', { name: 'Final standings' });

/** Waits until the reader has something to do; returns whether the game has ended instead. */
async function myTurn(page: Page): Promise<'decide' | 'over'> {
  const due = page.locator('[data-testid=go-on], [data-tone=yours]');
  await due.or(standings(page)).first().waitFor();
  return (await standings(page).isVisible()) ? 'over' : 'decide';
}

/** Frames until the last, which shows everything. */
function framesOfPlay({ frames }: Guest): string[] {
  const end = frames.findIndex(frame => frame.includes('"gameEnded"'));
  expect(end).toBeGreaterThan(0);
  return frames.slice(0, end);
}

/** Focuses what the table shows, if anything, so that it stays until it is read. */
const holds = (page: Page) =>
  page.evaluate(() => {
    const goOn = document.querySelector<HTMLElement>('[data-testid=go-on]');
    goOn?.focus();
    return goOn !== null && document.activeElement === goOn;
  });

describe.each(GAMES)('$game', ({ game, controls, setupData, secrets, secretsOfSeats, told }) => {
  test(
    'three people and a spectator play a whole game, one of them by mouse',
    WHOLE_GAME,
    async () => {
      const people = ['Ada', 'Ben', 'Cy'];
      const seats = await seatsAt(house.address, game, { players: 3, people, setupData });
      const ada = await arrive('Ada', 'wide');
      const ben = await arrive('Ben', 'laptop', { colorScheme: 'dark' }, 'goOn');
      const cy = await arrive('Cy', 'tablet', {}, 'goOn');
      const zoe = await arrive('Zoe', 'wide', { locale: 'de' });
      const guests = [ada, ben, cy, zoe];
      onTestFailed(() => {
        console.log(guests.map(({ name, errors }) => ({ name, errors })));
      });
      for (const [seat, guest] of [ada, ben, cy].entries()) await sitDown(guest, seats, seat);
      await sitDown(zoe, seats);
      await ada.isAccessible();
      await zoe.fitsTheScreen();
      for (const [seed, { page }] of [ben, cy].entries()) await playOn(page, seed + 1, controls);
      const random = seededRandom(game);
      while ((await myTurn(ada.page)) === 'decide') await act(ada.page, random.next(), controls);
      for (const { page } of [ben, cy]) await standings(page).waitFor();
      await zoe.page.getByRole('dialog').waitFor();
      await ada.isAccessible();
      await ada.picture(`${game}-end-wide`);

      for (const frame of guests.flatMap(framesOfPlay)) {
        for (const secret of secrets) expect(frame).not.toMatch(secret);
      }
      for (const frame of framesOfPlay(zoe)) {
        for (const secret of secretsOfSeats) expect(frame).not.toMatch(secret);
      }
      expect(zoe.frames.some(frame => told.test(frame))).toBe(true);
      // The end reveals everything: the secrets searched for are found there.
      const shown = (secret: RegExp) => zoe.frames.some(frame => secret.test(frame));
      expect(secrets.some(shown)).toBe(true);
      for (const { errors } of guests) expect(errors).toEqual([]);
    },
  );

  test('a whole game by keyboard alone', WHOLE_GAME, async () => {
    const seats = await seatsAt(house.address, game, { players: 2, people: ['Ada'] });
    const ada = await arrive('Ada', 'laptop', { colorScheme: 'dark' }, 'goOn');
    const { page } = ada;
    await sitDown(ada, seats, 0);
    let scorings = 0;
    while ((await myTurn(page)) === 'decide') {
      if (await holds(page)) {
        if (scorings === 0) await ada.isAccessible();
        scorings += 1;
      }
      await pressKeys(page, controls);
    }
    expect(scorings).toBeGreaterThan(0);
    await ada.isAccessible();
    await ada.picture(`${game}-end-laptop-dark`);
    expect(ada.errors).toEqual([]);
  });
});
