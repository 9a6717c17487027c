// Every kind of decision in the rules, on a phone: it fits in four languages, axe finds nothing in
// either theme, and a reload in the middle asks the same again. Also what waiting players and
// spectators see. The moves are not clicked: a line of play is found in the rules first.
import { rules as calimala } from '@loggia/calimala/testing';
import { rules as capitals } from '@loggia/capitals/testing';
import { SHELF } from '@loggia/games';
import { newest } from '@loggia/kernel/manifest';
import { rules as pillars } from '@loggia/pillars/testing';
import { expect, onTestFailed, test } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/language.ts';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import { type Decisions, lineThrough, type Moment } from './line.ts';
import { seatsAt, sitDown } from './seats.ts';
import { SeatSockets } from './tables.ts';

const { house, arrive } = evening();

interface Decided {
  game: string;
  decisions: Decisions;
  setupData?: Record<string, boolean>;
}

const GAMES: readonly Decided[] = [
  { game: 'calimala', decisions: calimala.table },
  { game: 'pillars', decisions: pillars.table },
  { game: 'capitals', decisions: capitals.table, setupData: { prosperity: true } },
];

/** Some deals lack a card that some question needs: then another table is opened. */
const TABLES = 100;

async function seatsAndLine({ game, decisions, setupData }: Decided) {
  const { module } = newest((await SHELF[game]?.()) ?? []) ?? expect.fail(game);
  const players = module.players.min;
  const people = ['Ada', 'Ben', 'Cy'].slice(0, players);
  const stages = Object.keys(decisions.stages);
  for (let table = 0; table < TABLES; table++) {
    const seats = await seatsAt(house.address, game, { players, people, setupData });
    const chance = house.chanceOf(seats.id);
    const line = lineThrough({ module, decisions, players, options: setupData, chance, stages });
    if (line !== undefined) return { seats, line };
  }
  throw new Error(`no table at which all of these are met: ${stages}`);
}

/** What the table asks, and what may be pressed. */
const askedOf = ({ page }: Guest) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const open = buttons.filter(button => !button.disabled && button.ariaDisabled !== 'true');
    return {
      moves: document.querySelector('[data-moves]')?.getAttribute('data-moves'),
      prompt: document.querySelector('[data-testid=prompt]')?.textContent,
      pressed: open.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    };
  });

/** The difference between what two pages ask, in words. */
const difference = (a: object, b: object) =>
  JSON.stringify(a) === JSON.stringify(b) ? '' : JSON.stringify([a, b], null, 1);

/** Closes everything the table shows, without waiting for animations. */
const readsOn = ({ page }: Guest) =>
  page.addInitScript(() => {
    setInterval(() => {
      document.querySelector<HTMLElement>('[data-testid=go-on]')?.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }, 50);
  });

/** The page has received all moves and shown all their consequences. */
async function catchesUp(guest: Guest, moves: number, { stage }: Moment): Promise<void> {
  const { page } = guest;
  const tone = stage === undefined ? 'waiting' : 'yours';
  await page.locator(`[data-moves="${moves}"] [data-tone=${tone}]`).waitFor();
  await page.getByTestId('go-on').waitFor({ state: 'detached' });
}

async function looksThrough(guest: Guest): Promise<void> {
  const { page } = guest;
  for (const panel of await page.getByRole('navigation').last().getByRole('button').all()) {
    await panel.tap();
    await guest.fitsTheScreen();
    // A missing text would appear as its key.
    expect(await page.locator('main').textContent()).not.toMatch(
      /\b(calimala|pillars|capitals)\.[a-z]+|[{}]/,
    );
  }
}

test.each(GAMES)('$game: every kind of decision', { timeout: 1_200_000 }, async decided => {
  const { seats, line } = await seatsAndLine(decided);
  // One of the phones reloads in each state; the others stay open throughout.
  const steady: Guest[] = [];
  for (const locale of LANGUAGE_CODES) steady.push(await arrive('Ada', 'phone', { locale }));
  const [ada = expect.fail()] = steady;
  const reloading = await arrive('Ada', 'phone');
  const zoe = await arrive('Zoe', 'laptop', { colorScheme: 'dark' });
  const guests = [...steady, reloading, zoe];
  let at = line[0];
  onTestFailed(() => {
    console.log(at, ...guests.map(({ errors }) => errors));
  });
  for (const guest of guests) {
    await readsOn(guest);
    await sitDown(guest, seats, guest === zoe ? undefined : 0);
  }
  const sockets = new SeatSockets(house.address, seats.game, seats.id, seats.credentials);
  const seen = new Set<string>();
  const watched = new Set<string>();
  for (const [moves, moment] of line.entries()) {
    at = moment;
    if (!seen.has(moment.state)) {
      for (const guest of steady) await catchesUp(guest, moves, moment);
      for (const guest of steady) await guest.fitsTheScreen();
      await reloading.page.reload();
      await expect
        .poll(async () => difference(await askedOf(ada), await askedOf(reloading)))
        .toBe('');
      // One language after another, in both themes.
      const reader = steady[seen.size % steady.length] ?? ada;
      await reader.page.emulateMedia({ colorScheme: seen.size % 8 < 4 ? 'light' : 'dark' });
      await reader.isAccessible();
      seen.add(moment.state);
    }
    if (!watched.has(moment.phase)) {
      await catchesUp(zoe, moves, { ...moment, stage: undefined });
      await zoe.fitsTheScreen();
      await zoe.isAccessible();
      watched.add(moment.phase);
    }
    if (moment.next === undefined) break;
    const { seat, move } = moment.next;
    await sockets.look(seat);
    await sockets.play(seat, move);
  }
  sockets.close();
  for (const guest of steady) await looksThrough(guest);
  for (const { errors } of guests) expect(errors).toEqual([]);
});
