// The start of every browser test file: a running server, and guests who visit it.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { Guest, launch, type Screen } from './guests.ts';
import { House } from './house.ts';

export interface Evening {
  house: House;
  browser(): Browser;
  arrive(
    name: string,
    screen: Screen,
    options?: BrowserContextOptions,
    forced?: 'ask' | 'goOn',
  ): Promise<Guest>;
}

/**
 * Started before the first test of the file, stopped after the last; guests leave after each test.
 */
export function evening(env: Record<string, string> = {}): Evening {
  const house = new House();
  const guests: Guest[] = [];
  let browser: Browser;
  beforeAll(async () => {
    [browser] = await Promise.all([launch(), house.open(env)]);
  });
  afterEach(async () => {
    await Promise.all(guests.splice(0).map(guest => guest.leave()));
  });
  afterAll(async () => {
    await browser?.close();
    await house.remove();
  });
  return {
    house,
    browser: () => browser,
    async arrive(name, screen, options, forced) {
      const guest = await Guest.arrive(browser, name, screen, options, forced);
      guests.push(guest);
      return guest;
    },
  };
}
