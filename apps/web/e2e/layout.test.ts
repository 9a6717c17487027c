// The table fits every window: the deciding control is on the screen, uncovered, and the only one
// in its colour.
import { calimala, type Move, type View } from '@loggia/calimala';
import { capitals } from '@loggia/capitals';
import { anyMove, pick, play, seededRandom } from '@loggia/kernel';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { PLAYER_LOOKS } from '../src/design/player-look.ts';
import { LANGUAGE_CODES } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import { type Guest, openTable, type Screen } from './guests.ts';
import { CONTROLS } from './hand.ts';
import { isOver, playedPractice } from './played-practice.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();
let table: ScriptedTable | undefined;

afterEach(() => {
  table?.close();
  table = undefined;
});

/** The first seat is about to place a disc. */
async function aboutToPlace(seed: string): Promise<ScriptedTable> {
  table = await ScriptedTable.start(house.address, 3, seed);
  await table.playUntil(isPlacing(2));
  return table;
}

const isPlacing =
  (round: number) =>
  ({ view }: { view: View }) =>
    view.round >= round && view.street === 0 && calimala.toMove(view)[0] === 0;

const promptButtons = '[data-confirm] button';
const mainButtons = (page: Page) =>
  page.locator('[data-confirm] button[data-look=main]').filter({ visible: true });

test('the path of a newcomer with an invite on a phone: name, seat, first decision', async () => {
  const ada = await arrive('Ada', 'laptop');
  const link = await openTable(ada, house.address);
  await ada.page.getByLabel('Write something').fill('Welcome!');
  await ada.page.keyboard.press('Enter');
  const ben = await arrive('Ben', 'phone');
  await ben.page.addInitScript(() => {
    for (const sign of ['click', 'input']) {
      addEventListener(sign, ({ isTrusted }) => isTrusted && note(sign), { capture: true });
    }
    const note = (sign: string) =>
      sessionStorage.setItem(sign, String(Number(sessionStorage.getItem(sign)) + 1));
  });
  await ben.page.goto(link);
  await ben.page.getByText('Welcome!').waitFor();
  const seat = ben.page.getByRole('button', { name: 'Sit here' }).first();
  await expect.poll(() => ben.page.evaluate(() => scrollY)).toBe(0);
  await seat.tap();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'That’s me' }).tap();
  await ada.page.getByText('Waiting for one more player').waitFor();
  await ada.page.getByRole('button', { name: /^Start/ }).click();
  await ben.page.getByTestId('prompt').getByText('Keep one of your end cards.').waitFor();
  await ben.canReach(CONTROLS.start);
  await ben.page.locator(CONTROLS.start).first().tap();
  await ben.page.getByTestId('prompt').getByText('Keep one of your end cards.').waitFor({
    state: 'hidden',
  });
  // Sit down, enter a name, decide: three touches and one name.
  const counted = await ben.page.evaluate(() => ({ ...sessionStorage }));
  expect(counted).toMatchObject({ click: '3', input: '1' });
  expect([...ada.errors, ...ben.errors]).toEqual([]);
});

describe('a placement', () => {
  const SCREENS: readonly Screen[] = ['phone', 'sideways', 'tablet', 'laptop', 'wide', 'big'];

  test('is chosen, previewed and confirmed on every screen, also beside an open log', async () => {
    const { show } = await placing('windows');
    for (const screen of SCREENS) {
      const guest = await show(screen);
      const { page } = guest;
      await guest.canReach('[data-street]');
      await page.locator(CONTROLS.street).first().click();
      await guest.canReach(promptButtons);
      await expect.poll(() => mainButtons(page).count(), { message: screen }).toBe(1);
      if (screen === 'phone' || screen === 'sideways') await looksAround(page);
      else {
        await openLog(page);
        await guest.canReach(promptButtons);
        await guest.canReach('[data-area]:not([data-shown=false]), [data-area=map]');
      }
      await guest.fitsTheScreen();
      await guest.picture(`placement-${screen}`);
      expect(guest.errors).toEqual([]);
    }
  });

  test.each(LANGUAGE_CODES)('keeps its prompt on the screen of a phone: %s', async locale => {
    const { show } = await placing(`prompt ${locale}`);
    for (const screen of ['phone', 'sideways'] as const) {
      const guest = await show(screen, locale);
      await guest.canReach(promptButtons);
      await guest.page.locator(CONTROLS.street).first().tap();
      await guest.canReach(promptButtons);
      await guest.page.locator(CONTROLS.confirm).tap();
      await guest.page.locator('[data-slot]').first().waitFor();
      await guest.canReach(promptButtons);
      await guest.fitsTheScreen();
      await guest.page
        .locator(`${promptButtons}:not(:disabled, [aria-disabled=true])`)
        .first()
        .tap();
      await guest.page.locator(CONTROLS.street).first().waitFor();
    }
  });

  test('of the previous turn is not selected when the next begins', async () => {
    const { show, at } = await placing('next turn');
    const { page } = await show('laptop');
    await page.locator(CONTROLS.street).first().click();
    await page.locator(CONTROLS.confirm).click();
    await expect.poll(() => at.view.street).not.toBe(0);
    await at.playUntil(isPlacing(at.view.round + 1));
    await page.locator(CONTROLS.street).first().waitFor();
    await page.getByTestId('prompt').getByText('Your turn: choose a street').waitFor();
    expect(await page.locator('[data-street][data-chosen=true]').count()).toBe(0);
    expect(await mainButtons(page).count()).toBe(0);
  });

  test('makes its actions glow in the city, where they can be pressed', async () => {
    const { show, at } = await placing('act');
    const { page } = await show('tablet');
    await page.locator(CONTROLS.street).first().click();
    await page.locator(CONTROLS.confirm).click();
    const action = page.locator('[data-anchor^="action."][data-open=true]').first();
    await action.waitFor();
    await expect.poll(() => at.view.street).not.toBe(0);
    const before = JSON.stringify(at.view.activation);
    await action.click();
    await expect
      .poll(async () => {
        const chosen = await page.locator('[data-slot][aria-pressed=true]').count();
        return chosen > 0 || JSON.stringify(at.view.activation) !== before;
      })
      .toBe(true);
  });

  async function placing(seed: string) {
    const at = await aboutToPlace(seed);
    const show = async (screen: Screen, locale = 'en'): Promise<Guest> => {
      const guest = await arrive('Ada', screen, { locale });
      await at.show(guest, 0);
      return guest;
    };
    return { at, show };
  }
});

test('under the coach of a first game, the churches keep their names on a laptop', async () => {
  const isActing = (view: View) => view.phase === 'city' && calimala.toMove(view).includes(0);
  const stored = await playedPractice(isActing, { options: {}, guide: 'coach' });
  for (const colorScheme of ['light', 'dark'] as const) {
    const guest = await arrive('Ada', 'laptop', { colorScheme });
    await guest.practise(house.address, stored);
    await guest.page.getByTestId('coach').waitFor();
    const churches = guest.page.locator('[data-area=churches]');
    await churches.getByText('San Miniato').waitFor();
    await expect.poll(() => churches.evaluate(lowestName)).toBeLessThanOrEqual(0);
    await guest.picture(`coach-churches-${colorScheme}`);
  }
});

/** How far the lowest name reaches beyond the panel, in pixels; runs in the page. */
const lowestName = (panel: Element) =>
  Math.max(...[...panel.querySelectorAll('h3')].map(name => name.getBoundingClientRect().bottom)) -
  panel.getBoundingClientRect().bottom;

test('while a delivery by card is open, it can only be completed or undone', async () => {
  const guest = await arrive('Ada', 'phone');
  const { page } = guest;
  await guest.practise(house.address, await cardToDeliver());
  await page.getByTestId('done').waitFor();
  await page
    .locator(':is([data-card=ship], [data-card=transport])[data-playable=true]')
    .first()
    .tap();
  await page.getByRole('button', { name: 'Deliver' }).waitFor();
  expect(await page.getByTestId('done').count()).toBe(0);
  await expect.poll(() => mainButtons(page).count()).toBe(1);
  await page.locator('[data-more]:enabled').first().tap();
  await page.getByRole('button', { name: 'Deliver' }).tap();
  await page.getByTestId('done').waitFor();
});

/** A practice game in which the reader has only a card left, which delivers cloth. */
async function cardToDeliver(): Promise<Record<string, string>> {
  const random = seededRandom('delivery');
  const isDelivery = (move: Move) =>
    move.type === 'playCard' && (move.action === 'ship' || move.action === 'transport');
  const isOpen = (view: View) => {
    const legal = calimala.legal(view, 0);
    return legal.some(isDelivery) && legal.some(({ type }) => type === 'done');
  };
  const keepCards = (view: View) => {
    const moves = calimala.legal(view, 0).filter(move => !calimala.takesBack(move));
    const kept = moves.filter(({ type }) => type !== 'playCard' && type !== 'giveUpSlot');
    return pick(random, kept.length > 0 ? kept : moves);
  };
  for (;;) {
    let found = false;
    const reached = (view: View) => {
      found = isOpen(view);
      return found || isOver(view);
    };
    const stored = await playedPractice(reached, undefined, keepCards);
    if (found) return stored;
  }
}

test('four other cities fit whole on every screen, however tall they are', async () => {
  const stored = lateCapitals();
  for (const screen of ['tablet', 'laptop', 'wide', 'sideways', 'phone'] as const) {
    const guest = await arrive('Ada', screen);
    await guest.practise(house.address, stored, 'capitals');
    await guest.page.getByTestId('prompt').getByText('Activate a tile').waitFor();
    const tab = guest.page.getByRole('button', { name: 'Cities', exact: true });
    if (await tab.isVisible()) await tab.tap();
    await expect.poll(() => guest.page.locator(OTHER_CITY).count()).toBe(4);
    await guest.canReach(`${OTHER_CITY} button`);
    const hidden = () => guest.page.locator(`:has(> ${OTHER_CITY})`).evaluate(beyondItsEdge);
    await expect.poll(hidden, { message: screen }).toBe(0);
    await guest.leave();
  }
});

const OTHER_CITY = 'article[data-anchor^="city."]';

const beyondItsEdge = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** A practice game of five that continues late in a game, with the reader about to activate. */
function lateCapitals(): Record<string, string> {
  const seed = 'late capitals';
  const [chance, choice] = [seededRandom(seed), seededRandom(`${seed} choices`)];
  const state = capitals.setup(5, {}, chance);
  for (const _ of play(capitals, state, anyMove(capitals), { chance, choice })) {
    const canActivate = capitals.legal(state, 0).some(({ type }) => type === 'activate');
    if (canActivate && state.players.every(({ city }) => city.length > 12)) break;
  }
  const from = {
    seat: 0,
    players: ['Ada', 'Bartolomeo', 'Cy', 'Domenica', 'Ezzelino'].map((name, seat) => ({
      name,
      look: PLAYER_LOOKS[seat],
    })),
    state: { ...state, events: [] },
  };
  const kept = {
    game: 'capitals',
    rulesVersion: capitals.rulesVersion,
    key: 'loggia.practice.late',
    seed: 'b'.repeat(64),
    levels: ['easy', 'easy', 'easy', 'easy'],
    options: {},
    begun: 1,
    from,
  };
  return { 'loggia.practice': JSON.stringify({ capitals: kept }) };
}

/** Another panel can be looked at in the middle of a choice, and the choice continues. */
async function looksAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await page.locator('[data-area=map]').filter({ visible: true }).waitFor();
  expect(await mainButtons(page).isEnabled()).toBe(true);
}

/** A wide window opens it by default, though its content may still be loading. */
async function openLog(page: Page): Promise<void> {
  if ((await page.locator('[data-drawer=closed]').count()) > 0)
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('complementary', { name: 'Log and chat' }).waitFor();
}
