// Nothing is conveyed by colour alone: the table as people with colour vision deficiencies see it.
// Chromium renders the page that way, and the pixels are measured. Every piece carries its player's
// symbol, whose ink stands out from its ground by 3 : 1; things that can be chosen have a frame
// that stands out as much; chosen things and things out of reach are marked in another way too.
import { calimala, type View } from '@loggia/calimala';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAYER_LOOKS } from '../src/design/player-look.ts';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import {
  Beholder,
  contrast,
  type Light,
  median,
  mostContrast,
  SIGHTS,
  type Spot,
} from './picture.ts';
import { legibility, type Piece, piecesOn, spotsOf } from './symbols.ts';
import { ScriptedTable } from './tables.ts';

/** WCAG 2.2, 1.4.11: graphics and states against adjacent colours. */
const ENOUGH = 3;

const YELLOW = 2;

const { house, arrive, browser } = evening();
/** Everybody has pieces on the board, and the first seat places a disc. */
let placing: ScriptedTable;
/** The first seat acts and has a choice of places for a cube. */
let acting: ScriptedTable;

beforeAll(async () => {
  placing = await tableWith(
    5,
    ({ view }) =>
      // Yellow is the palest, and the symbols on scored tiles are the smallest.
      view.tileScores.some(({ points }) => (points[YELLOW] ?? 0) > 0) &&
      view.players.some(({ board }) => board.houses.length > 0) &&
      view.street === 0 &&
      view.active === 0,
  );
  acting = await tableWith(
    3,
    table => table.toMove()[0] === 0 && placesToContribute(table.view) >= 2,
  );
});
afterAll(() => {
  placing.close();
  acting.close();
});

/** A random game may end before it reaches such a position; then the next one is tried. */
async function tableWith(
  players: number,
  reached: (table: ScriptedTable) => boolean,
): Promise<ScriptedTable> {
  for (;;) {
    const table = await ScriptedTable.start(house.address, players, 'colours');
    await table.playUntil(now => reached(now) || now.view.phase === 'over');
    if (table.view.phase !== 'over') return table;
    table.close();
  }
}

const placesToContribute = (view: View) =>
  calimala.legal(view, 0).filter(move => move.type === 'useSlot' && move.action === 'contribute')
    .length;

const named = ({ kind, look, where }: Piece) => `${look} ${kind}, ${where}`;

/** One side of an element: where a frame would run, and the ground on both sides of it. */
interface Side {
  border: Spot[];
  outline: Spot[];
  inside: Spot[];
  outside: Spot[];
}

const ALONG = Array.from({ length: 15 }, (_, n) => 0.15 + (0.7 * n) / 14);

/** Left, right, top, bottom. */
async function sidesOf(element: Locator): Promise<Side[]> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the screen');
  const { x, y, width, height } = box;
  const lines = [
    (inset: number) => ALONG.map(part => ({ x: x + inset, y: y + part * height })),
    (inset: number) => ALONG.map(part => ({ x: x + width - inset, y: y + part * height })),
    (inset: number) => ALONG.map(part => ({ x: x + part * width, y: y + inset })),
    (inset: number) => ALONG.map(part => ({ x: x + part * width, y: y + height - inset })),
  ];
  return lines.map(line => ({
    border: line(1),
    outline: line(-1),
    inside: line(5),
    outside: line(-4),
  }));
}

async function framesOf(elements: Locator): Promise<Side[][]> {
  return Promise.all((await elements.all()).map(sidesOf));
}

const spotsOfFrames = (frames: Side[][]) =>
  frames
    .flat()
    .flatMap(({ border, outline, inside, outside }) => [
      ...border,
      ...outline,
      ...inside,
      ...outside,
    ]);

/** How visible a frame is on its most visible side: others may touch the next frame. */
function framing(sides: Side[], light: Light): number {
  const each = sides.flatMap(({ border, outline, outside }) => {
    const ground = median(outside, light);
    return [border, outline].map(line => contrast(median(line, light), ground));
  });
  return Math.max(...each);
}

/** Without a frame the ground continues. Discs cover top and bottom, but not left and right. */
function isBare([left, right]: Side[], light: Light): boolean {
  return [left, right].every(
    side => side && contrast(median(side.border, light), median(side.inside, light)) < 1.2,
  );
}

/** A grid of spots over an element. */
async function faceOf(element: Locator): Promise<Spot[]> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the screen');
  const steps = Array.from({ length: 40 }, (_, n) => (n + 0.5) / 40);
  return steps.flatMap(right =>
    steps.map(down => ({ x: box.x + right * box.width, y: box.y + down * box.height })),
  );
}

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  async function sit(table: ScriptedTable): Promise<{ guest: Guest; beholder: Beholder }> {
    const guest = await arrive('Ada', 'wide', { colorScheme, deviceScaleFactor: 2 });
    await table.show(guest, 0);
    // What is measured stands still once the log and the letters are there.
    await guest.page.locator('[data-event]').last().waitFor();
    await guest.page.evaluate(() => document.fonts.ready);
    return { guest, beholder: await Beholder.of(browser(), guest.page) };
  }

  test('every piece carries the symbol of its player, visible to everybody', async () => {
    const { guest, beholder } = await sit(placing);
    const pieces = await piecesOn(guest.page);
    for (const kind of ['disc', 'cube', 'house', 'coin', 'name'] as const) {
      expect(pieces.filter(piece => piece.kind === kind).length, kind).toBeGreaterThan(0);
    }
    expect(new Set(pieces.map(({ look }) => look))).toEqual(new Set(PLAYER_LOOKS));
    for (const place of [/^council\./, /^street\./, /^house\./, /^discPlaced$/]) {
      expect(
        pieces.some(({ where }) => place.test(where)),
        String(place),
      ).toBe(true);
    }
    expect(pieces.filter(({ drawings }) => drawings.length === 0).map(named)).toEqual([]);

    const spots = pieces.flatMap(spotsOf);
    const grounds = pieces.find(({ look, kind }) => look === 'red' && kind === 'coin')?.drawings;
    const red: number[] = [];
    for (const sight of SIGHTS) {
      const light = await beholder.look(sight, spots);
      const faint = pieces.filter(piece => legibility(piece, light) < ENOUGH);
      expect(faint.map(named), sight).toEqual([]);
      red.push(median(grounds?.[0]?.around ?? [], light));
      await guest.picture(`colours-${colorScheme}-${sight}`);
    }
    // The simulation worked: without red cones red is dark.
    const [full = 0, withoutRed = 1] = red;
    expect(withoutRed).toBeLessThan(0.8 * full);
    await beholder.leave();
  });

  test('streets that can be chosen have a frame, the chosen one a disc, others neither', async () => {
    const { guest, beholder } = await sit(placing);
    const { page } = guest;
    const legal = page.locator('[data-street][data-legal=true]');
    const closed = page.locator('[data-street][data-legal=false]');
    await expect.poll(() => legal.count()).toBeGreaterThan(0);
    const [framed, bare] = [await framesOf(legal), await framesOf(closed)];
    for (const sight of SIGHTS) {
      const light = await beholder.look(sight, spotsOfFrames([...framed, ...bare]));
      for (const sides of framed) {
        expect(framing(sides, light), sight).toBeGreaterThanOrEqual(ENOUGH);
      }
      for (const sides of bare) expect(isBare(sides, light), sight).toBe(true);
      for (const sides of framed) expect(isBare(sides, light), sight).toBe(false);
    }
    await expect
      .poll(() => page.locator('[data-street][aria-disabled=false]').count())
      .toBe(framed.length);

    await legal.first().click();
    const chosen = page.locator('[data-street][aria-pressed=true]');
    await expect.poll(() => chosen.count()).toBe(1);
    await expect.poll(() => page.locator('[data-mark=ghost]').count()).toBe(1);
    await expect.poll(() => chosen.locator('[data-mark=ghost]').count()).toBe(1);
    await beholder.leave();
  });

  test('things out of reach fade and say so', async () => {
    const { guest, beholder } = await sit(placing);
    const { page } = guest;
    const undo = page.getByRole('button', { name: /^Undo/ });
    const log = page.getByRole('button', { name: 'Log', exact: true });
    expect([await undo.isDisabled(), await log.isDisabled()]).toEqual([true, false]);
    const [faded, plain] = [await faceOf(undo), await faceOf(log)];
    for (const sight of SIGHTS) {
      const light = await beholder.look(sight, [...faded, ...plain]);
      const ink = (face: Spot[]) => mostContrast(face, median(face, light), light);
      expect(ink(faded), sight).toBeLessThan(0.6 * ink(plain));
    }
    await beholder.leave();
  });

  test('places for a cube have a frame while they can be chosen', async () => {
    const { guest, beholder } = await sit(acting);
    const { page } = guest;
    const slot = page.locator('[data-slot=contribute]').first();
    await slot.press('Enter');
    await page.locator('[data-target]').first().waitFor();
    expect(await slot.getAttribute('aria-pressed')).toBe('true');
    const framed = await framesOf(page.locator('button[data-target]'));
    for (const sight of SIGHTS) {
      const light = await beholder.look(sight, spotsOfFrames(framed));
      for (const sides of framed) {
        expect(framing(sides, light), sight).toBeGreaterThanOrEqual(ENOUGH);
      }
    }
    await guest.picture(`colours-${colorScheme}-targets`);
    await beholder.leave();
  });
});
