// Whole turns: by keyboard alone, by touch on a phone; undo; previews that match.
import { calimala } from '@loggia/calimala';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { PATIENCE } from '../../../vitest.patience.ts';
import { evening } from './evening.ts';
import { CONTROLS, type Control } from './hand.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();
let table: ScriptedTable;

afterEach(() => table.close());

/** Somebody is about to place a disc, after a few rounds. */
async function aboutToPlace(seed: string, round = 3): Promise<number> {
  table = await ScriptedTable.start(house.address, 3, seed);
  await table.playUntil(({ view }) => view.round >= round && view.street === 0);
  const [seat] = table.toMove();
  if (seat === undefined) throw new Error('nobody is to move');
  return seat;
}

const isYours = (page: Page) => page.locator('[data-tone=yours]').isVisible();

/** The visible controls of a kind; other panels of a phone are hidden. */
const controls = (page: Page, control: Control) =>
  page.locator(CONTROLS[control]).filter({ visible: true });

/** The first kind of control that is offered now. */
async function offered(page: Page): Promise<Control | undefined> {
  for (const control of Object.keys(CONTROLS) as Control[]) {
    if ((await controls(page, control).count()) > 0) return control;
  }
  return undefined;
}

/** Presses a key until the focus is on something that matches. */
async function press(page: Page, key: string, css: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, css))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${css}`);
}

/** Decides until the turn is somebody else's. */
async function finish(page: Page, decide: (control: Control) => Promise<void>): Promise<void> {
  for (let steps = 0; steps < 60; ) {
    if (!(await isYours(page))) return;
    const control = await offered(page);
    if (control !== undefined) {
      await decide(control);
      steps += 1;
    }
    await page.waitForTimeout(150);
  }
  throw new Error('the turn never ended');
}

test('a whole turn with the keyboard alone', async () => {
  const seat = await aboutToPlace('keyboard');
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await guest.decidesAll();
  await table.show(guest, seat);
  const discs = table.view.players[seat];
  await finish(page, async control => {
    if (control === 'street') {
      await press(page, 'Tab', '[data-street]');
      await press(page, 'ArrowRight', CONTROLS.street);
    } else await press(page, 'Tab', CONTROLS[control]);
    await page.keyboard.press('Enter');
  });
  const after = (await table.lookAgain()).players[seat];
  expect((after?.coloured ?? 0) + (after?.white ?? 0)).toBe(
    (discs?.coloured ?? 0) + (discs?.white ?? 0) - 1,
  );
  // The focus is still somewhere, not lost to the page.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a whole turn on a phone, by touch', async () => {
  const seat = await aboutToPlace('phone');
  const guest = await arrive('Ada', 'phone');
  const { page } = guest;
  await guest.decidesAll();
  await table.show(guest, seat);
  await guest.picture('phone-before');
  let taps = 0;
  await finish(page, async control => {
    if (control === 'confirm') await guest.picture('phone-preview');
    // A covered control is left for another.
    const all = controls(page, control);
    const next = all.nth(taps++ % Math.max(1, await all.count()));
    await next.tap({ timeout: PATIENCE.testTimeout / 60 }).catch(() => undefined);
  });
  await guest.picture('phone-after');
  await guest.fitsTheScreen();
  const { stacks, council } = await table.lookAgain();
  expect(stacks.flat().length + council.length).toBeGreaterThan(0);
});

test('a step and a whole activation can be taken back', async () => {
  const seat = await aboutToPlace('undo');
  const guest = await arrive('Ada', 'laptop');
  const { page } = guest;
  await table.show(guest, seat);
  const before = JSON.stringify([table.view.stacks, table.view.players]);
  const now = () => JSON.stringify([table.view.stacks, table.view.players]);

  const place = async () => {
    await page.locator(CONTROLS.street).first().click();
    await page.locator(CONTROLS.confirm).first().click();
    await page.locator('[data-slot]').first().waitFor();
  };
  await place();
  await expect.poll(now).not.toBe(before);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(now).toBe(before);
  await place();
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(now).toBe(before);
});

test('the preview matches what happens', async () => {
  table = await ScriptedTable.start(house.address, 3, 'preview');
  const full = () => {
    const [seat] = table.toMove();
    // The first seat's view is always fresh.
    if (seat !== 0 || table.view.phase !== 'city' || table.view.street !== 0) return [];
    return calimala
      .legal(table.viewOf(seat), seat)
      .flatMap(move =>
        move.type === 'placeDisc' && table.view.stacks[move.street - 1]?.length === 3
          ? [{ seat, street: move.street }]
          : [],
      );
  };
  await table.playUntil(() => full().length > 0);
  const [chosen] = full();
  if (chosen === undefined) throw new Error('no full street');
  const guest = await arrive('Ada', 'wide');
  const { page } = guest;
  await table.show(guest, chosen.seat);
  await page.locator(`[data-street="${chosen.street}"]`).click();
  const promised = (await page.locator('[data-decision]').textContent()) ?? '';
  await guest.picture('preview-of-a-scoring');

  const tile = table.view.tiles[table.view.council.length];
  const discs = [chosen.seat, ...(table.view.stacks[chosen.street - 1] ?? []).toReversed()];
  // To the first seat, which reads them.
  const names = ['You', 'Ben', 'Cy'];
  await page.locator(CONTROLS.confirm).first().click();
  await expect.poll(() => table.view.street).toBe(chosen.street);
  const acted: number[] = [];
  await table.playUntil(({ view }) => {
    const actor = view.activation;
    if (actor !== undefined && acted[actor.depth - 1] === undefined) {
      acted[actor.depth - 1] = actor.seat;
    }
    return view.tileScores.length > 0 && view.tileScores.at(-1)?.of === tile;
  });
  // Who acts in which order, and the seat that is won.
  const order = acted.filter(seat => seat !== undefined).map(seat => names[seat]);
  expect(order[0]).toBe(names[chosen.seat]);
  let from = 0;
  for (const name of order) {
    const at = promised.indexOf(name ?? '', from);
    expect(at, `${name} in: ${promised}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  const fourth = discs[3];
  const seated = fourth === 'white' || fourth === undefined ? chosen.seat : fourth;
  expect(table.view.council.at(-1)).toBe(seated);
});
