// `pnpm --filter @loggia/web looks [game [state|all [width]]]`: every board in its main states, in
// five windows and both themes, from the fixture page. For looking at, not for comparing.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launch } from '../e2e/guests.ts';
import { GAMES } from './bundle.ts';

const FOLDER = fileURLToPath(new URL('../artefacts/looks/', import.meta.url));
const WINDOWS = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

interface State {
  /** The query of the fixture page. */
  query: string;
  /** What to press then, in order, if it is there. */
  press?: readonly string[];
}

/** Every game has these states; some have more below. */
const COMMON: Record<string, State> = {
  start: { query: 'moves=0' },
  middle: { query: 'moves=20' },
  waiting: { query: 'moves=20&seat=waiting' },
  watching: { query: 'moves=20&seat=none' },
  end: { query: 'moves=99999&show=end' },
};
const STREET = '[data-street][data-legal=true]';
const STATES: Readonly<Record<string, Record<string, State>>> = {
  calimala: {
    draft: { query: 'moves=0' },
    placing: { query: 'moves=60&until=placeDisc', press: [STREET] },
    activation: { query: 'moves=90&until=useSlot' },
    delivery: { query: 'moves=120&until=useSlot%20transport', press: ['[data-slot=transport]'] },
    scoring: { query: 'moves=60&until=tileScored&show=interrupt' },
    card: { query: 'moves=150&until=playCard', press: ['[data-card][data-playable=true]'] },
    waiting: { query: 'players=5&moves=250&until=placeDisc&seat=waiting' },
    watching: { query: 'players=5&moves=300&seat=none' },
    end: { query: 'moves=99999&show=end' },
  },
  pillars: {
    offer: { query: 'moves=0' },
    place: { query: 'moves=40&until=place' },
    market: { query: 'moves=60&until=buy' },
    cathedral: { query: 'moves=90&until=use' },
    waiting: { query: 'moves=120&until=gather&seat=waiting' },
    end: { query: 'moves=99999&show=end' },
  },
  capitals: {
    initiative: { query: 'moves=60&until=pickColumn' },
    market: { query: 'moves=60&until=takeTile' },
    build: { query: 'moves=80&until=placeTile' },
    activate: { query: 'moves=120&until=activate' },
    fair: { query: 'moves=20&until=fairBegan&show=interrupt' },
    waiting: { query: 'moves=140&until=takeTile&seat=waiting' },
    end: { query: 'moves=99999&show=end' },
  },
};

/**
 * Whether nothing has been loading for a while: pictures come after the board that requests them.
 */
function pictured(): boolean {
  const loaded = performance.getEntriesByType('resource').at(-1)?.startTime ?? 0;
  return performance.now() - loaded > 1500;
}

async function take(page: Page, address: string, { query, press = [] }: State): Promise<void> {
  await page.goto(`${address}src/dev/?motion=reduced&${query}`);
  await page.locator('main, #root > *').first().waitFor();
  await page.waitForFunction(pictured);
  for (const css of press) {
    const found = page.locator(css).first();
    if (await found.isVisible()) await found.click();
  }
}

const [wantedGame, wantedState = 'all', wantedWidth] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const root = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({ root, logLevel: 'error', server: { host: '127.0.0.1' } });
await vite.listen();
const address = vite.resolvedUrls?.local[0] ?? '';
const browser = await launch();
try {
  for (const [width, height] of WINDOWS) {
    if (wantedWidth !== undefined && width !== Number(wantedWidth)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      const hasTouch = height < 400 || width < 400;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        hasTouch,
      });
      const page = await context.newPage();
      for (const game of GAMES) {
        if (wantedGame !== undefined && game !== wantedGame) continue;
        for (const [name, state] of Object.entries(STATES[game] ?? COMMON)) {
          if (wantedState !== 'all' && name !== wantedState) continue;
          await take(page, address, { ...state, query: `game=${game}&${state.query}` });
          await page.screenshot({ path: `${FOLDER}${game}-${name}-${width}-${colorScheme}.png` });
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await vite.close();
}
