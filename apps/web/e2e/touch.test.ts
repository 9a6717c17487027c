// The Pillars of the Earth and The Capitals, whole games by touch on a phone that changes its
// language now and then: every question fits, including choices that only the page holds.
import type { Page } from 'playwright-core';
import { expect, onTestFailed, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import { CAPITALS_CONTROLS, PILLARS_CONTROLS, tap } from './hand.ts';
import { seatsAt, sitDown } from './seats.ts';

const { house, arrive } = evening();

const GAMES = [
  { game: 'pillars', controls: PILLARS_CONTROLS },
  { game: 'capitals', controls: CAPITALS_CONTROLS, setupData: { prosperity: true } },
];

/** Enough for most of a round. */
const TOUCHES = 25;

const titles = await Promise.all(
  LANGUAGE_CODES.map(async code => (await LANGUAGES[code].common())['end.title']),
);
const standings = (page: Page) =>
  page.getByRole('list', { name: new RegExp(`^(${titles.join('|')})$`) });

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(spoken => {
    localStorage['loggia.settings'] = JSON.stringify({ forced: 'ask', language: spoken });
  }, language);
  await page.reload();
  await page.locator(`html[lang=${language}] [data-testid=prompt]`).waitFor();
}

test.each(GAMES)('$game', { timeout: 1_200_000 }, async ({ game, controls, setupData }) => {
  const seats = await seatsAt(house.address, game, { players: 2, people: ['Ada'], setupData });
  const ada = await arrive('Ada', 'phone');
  const { page } = ada;
  onTestFailed(() => {
    console.log(ada.errors);
  });
  await sitDown(ada, seats, 0);
  const due = page.locator('[data-testid=go-on], [data-tone=yours]').or(standings(page));
  const begun = page.locator('[data-tone=yours]:not(:has([data-back])) [data-testid=prompt]');
  const read = new Set<string>();
  for (let touches = 0, turn = 0; ; turn++) {
    await due.first().waitFor();
    if (await standings(page).isVisible()) break;
    await ada.fitsTheScreen();
    // A reload drops a choice in progress, so axe checks each kind of it here.
    const [choice] = await begun.allTextContents();
    const kind = choice?.split(' ').slice(0, 2).join(' ');
    if (kind !== undefined && !read.has(kind)) {
      read.add(kind);
      await ada.isAccessible();
    }
    if ((await tap(page, (turn * 0.37) % 1, controls)) === undefined) continue;
    touches += 1;
    const language = LANGUAGE_CODES[(touches / TOUCHES) % LANGUAGE_CODES.length];
    if (language !== undefined) await speak(page, language);
  }
  expect(read.size).toBeGreaterThan(0);
  await ada.isAccessible();
  await ada.picture(`${game}-end-phone`);
  expect(ada.errors).toEqual([]);
});
