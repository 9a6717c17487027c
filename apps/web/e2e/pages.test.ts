// Every page on a phone, in every language: axe finds nothing, no key appears in place of its text,
// and nothing scrolls sideways.
import type { Answer } from '@loggia/protocol';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language, type Texts } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import { finishedGame } from './tables.ts';

const { house, arrive } = evening();

let room = '';
let finished = '';

beforeAll(async () => {
  const games = `${house.address}/games/calimala`;
  await finishedGame(house.address);
  const list = (await (
    await fetch(`${house.address}/api/finished`)
  ).json()) as Answer<'listFinished'>;
  finished = `/table/calimala/${list.matches[0]?.matchID}`;
  const made = await fetch(`${games}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 3 }),
  });
  room = `/table/calimala/${((await made.json()) as Answer<'createMatch'>).matchID}`;
});

/** Each with an element that shows it is complete. */
const PAGES: Readonly<Record<string, { path: () => string; shows: string }>> = {
  home: { path: () => '/', shows: 'main a[href^="/table/"]' },
  finished: { path: () => '/finished', shows: 'main li a[href$="analysis"]' },
  mine: { path: () => '/mine', shows: 'main h1' },
  statistics: { path: () => '/statistics', shows: 'main h1' },
  circle: { path: () => '/circle', shows: 'main h1' },
  saved: { path: () => '/saved', shows: 'main h1' },
  practice: { path: () => '/table/pillars/practice', shows: 'main h1' },
  room: { path: () => room, shows: 'main h1' },
  results: { path: () => finished, shows: '[role=dialog] h2' },
  replay: { path: () => `${finished}?move=30`, shows: '[data-stage=idle] button' },
  seat: { path: () => '/seat/calimala/nowhere#code=x', shows: 'main h1' },
  missing: { path: () => '/nowhere', shows: 'main h1' },
};

/** A key without a text is shown as it is: words separated by dots, and nothing else. */
function bareKeys(): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    words.push(String(node.nodeValue));
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      words.push(element.getAttribute(name) ?? '');
    }
  }
  return words.filter(word => /^\s*[a-z][\w-]*(\.[\w-]+)+\s*$/.test(word));
}

async function readsWell(guest: Guest, language: Language, what: string): Promise<void> {
  expect(await guest.page.evaluate(bareKeys), `${what} in ${language}`).toEqual([]);
  await guest.fitsAcross();
  if (language === 'en') await guest.isAccessible();
}

test.each(LANGUAGE_CODES)('every page in %s', async language => {
  const guest = await arrive('Ada', 'phone', {
    locale: language,
    colorScheme: language === 'en' ? 'dark' : 'light',
  });
  const { page } = guest;
  for (const [what, { path, shows }] of Object.entries(PAGES)) {
    await page.goto(house.address + path());
    await page.locator(shows).first().waitFor();
    await readsWell(guest, language, what);
  }
  const words: Texts = await LANGUAGES[language].common();
  const press = (role: 'button' | 'menuitem', key: string) =>
    page.getByRole(role, { name: words[key] ?? '', exact: true }).click();
  const opened = page.getByRole('dialog').getByRole('heading');
  await page.goto(`${house.address}${finished}?move=30`);
  await press('button', 'top.more');
  await press('menuitem', 'help.title');
  await opened.nth(1).waitFor();
  await readsWell(guest, language, 'rules');
  await page.goto(house.address);
  await press('button', 'settings.title');
  await opened.first().waitFor();
  await readsWell(guest, language, 'settings');
  expect(guest.errors).toEqual([]);
});
