// People with browsers: each in a separate context, with everything it received recorded.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../vitest.patience.ts';

const ARTEFACTS = fileURLToPath(new URL('../artefacts/', import.meta.url));

const SCREENS = {
  big: { width: 1920, height: 1080 },
  wide: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;
export type Screen = keyof typeof SCREENS;

export function launch(): Promise<Browser> {
  mkdirSync(ARTEFACTS, { recursive: true });
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export class Guest {
  readonly name: string;
  readonly page: Page;
  /** Every frame of every socket, and every error of the page. */
  readonly frames: string[] = [];
  readonly errors: string[] = [];

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))),
    );
    page.on('pageerror', error => this.errors.push(error.message));
    page.on('console', message => {
      // Some tests cut the network on purpose; only our own errors matter.
      const isNetwork = /Failed to load resource|WebSocket|ERR_|fetching the script/.test(
        message.text(),
      );
      if (message.type() === 'error' && !isNetwork) this.errors.push(message.text());
    });
  }

  /**
   * Most guests look at a decision that waits for them, so they are asked everything, unless they
   * want automatic moves as newcomers have them.
   */
  static async arrive(
    browser: Browser,
    name: string,
    screen: Screen,
    options: BrowserContextOptions = {},
    forced: 'ask' | 'goOn' = 'ask',
  ): Promise<Guest> {
    const isPhone = screen === 'phone' || screen === 'sideways';
    const context = await browser.newContext({
      viewport: SCREENS[screen],
      locale: 'en',
      reducedMotion: 'reduce',
      hasTouch: isPhone,
      isMobile: isPhone,
      ...options,
    });
    await context.addInitScript(asked => {
      if (location.protocol !== 'http:') return;
      localStorage['loggia.settings'] ??= JSON.stringify({ forced: asked });
    }, forced);
    context.setDefaultTimeout(PATIENCE.testTimeout / 2);
    return new Guest(name, await context.newPage());
  }

  /** Takes a free seat in the open room. */
  async sit(): Promise<void> {
    const { page, name } = this;
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'That’s me' }).click();
  }

  /** From the next page on there are no automatic moves: every decision is asked. */
  async decidesAll(): Promise<void> {
    await this.page.addInitScript(() =>
      localStorage.setItem('loggia.settings', JSON.stringify({ forced: 'ask' })),
    );
  }

  /** Opens the practice table with the given browser storage. */
  async practise(
    address: string,
    stored: Record<string, string>,
    game = 'calimala',
  ): Promise<void> {
    const { page } = this;
    await page.goto(address);
    await page.evaluate(items => {
      for (const [key, item] of Object.entries(items)) localStorage.setItem(key, item);
    }, stored);
    await page.goto(`${address}/table/${game}/practice`);
  }

  picture(name: string): Promise<unknown> {
    return this.page.screenshot({ path: `${ARTEFACTS}${name}.png` });
  }

  /** axe finds nothing on the current page. */
  async isAccessible(): Promise<void> {
    // Our content policy allows no foreign script; the debugger can run one anyway.
    await this.page.evaluate(axe.source);
    // It measures letters to tell words from icons, and errs while a page is still being drawn.
    await expect.poll(() => this.#violations()).toEqual([]);
  }

  #violations(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(options: unknown): Promise<{ violations: Violation[] }> };
      };
      interface Violation {
        id: string;
        nodes: { html: string; failureSummary?: string }[];
      }
      await document.fonts.ready;
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
      );
    });
  }

  /** The whole page is visible without scrolling. */
  async fitsTheScreen(): Promise<void> {
    const beyond = () =>
      this.page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await this.fitsAcross();
  }

  async fitsAcross(): Promise<void> {
    const beyond = () =>
      this.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }

  /** Everything of this kind is on the screen and uncovered. */
  async canReach(css: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(outOfReach, css), { message: css }).toEqual([]);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

/** The elements of a kind that cannot be pressed where they are; runs in the page. */
function outOfReach(css: string): string[] {
  const shown = [...document.querySelectorAll(css)].filter(element => element.checkVisibility());
  if (shown.length === 0) return ['none of them is there'];
  return shown.flatMap(element => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isReached = isIn && hit !== null && element.contains(hit);
    return isReached ? [] : [`${element.textContent} at ${left} ${top} ${right} ${bottom}`];
  });
}

/** Opens a table through the first page and returns its invite link. */
export async function openTable(host: Guest, address: string): Promise<string> {
  const { page } = host;
  await page.goto(address);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByLabel('Your name').fill(host.name);
  await page.getByRole('button', { name: 'That’s me' }).click();
  return page.getByLabel('Link to this table').inputValue();
}
