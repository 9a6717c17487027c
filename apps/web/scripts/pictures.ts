// `pnpm --filter @loggia/web pictures`: renders the pictures of link previews and the app icons
// from our own SVG. The output is committed, so a server needs no browser to show them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { GAMES } from './bundle.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const BOARDS = new URL('../src/boards/', import.meta.url);
const FONT = new URL(
  '../node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
  import.meta.url,
);

interface Drawing {
  file: string;
  width: number;
  height: number;
  body: string;
}

/** The markup of an emblem is plain SVG. */
function emblemOf(game: string): string {
  const source = readFileSync(new URL(`${game}/emblem.tsx`, BOARDS), 'utf8');
  return /<svg[\s\S]*<\/svg>/.exec(source)?.[0].replace('<svg', '<svg class="emblem"') ?? '';
}

function titleOf(game: string): string {
  const source = readFileSync(new URL(`${game}/card.tsx`, BOARDS), 'utf8');
  return /name: ['"](.*)['"],/.exec(source)?.[1] ?? game;
}

const sign = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8').replace(/<rect[^>]*\/>/, '');

const STYLE = `
@font-face { font-family: Alegreya; font-weight: 400 900;
  src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}) }
* { margin: 0; box-sizing: border-box }
body { width: 100vw; height: 100vh; overflow: hidden; display: grid; place-items: center;
  background: #f8f0de; color: #2a1f15; font-family: Alegreya }
.card { width: 100%; height: 100%; padding: 56px 80px; display: grid;
  grid-template: 1fr auto / auto 1fr; gap: 24px 72px; align-items: center;
  border: 14px solid #a4432a; outline: 4px solid #b98a2c; outline-offset: -28px }
.emblem { width: 320px; height: 320px; fill: none; stroke: #234f92; stroke-width: 2.2;
  stroke-linecap: round; stroke-linejoin: round }
h1 { font-size: 104px; line-height: 1; font-weight: 700 }
p { grid-column: 1 / -1; display: flex; align-items: center; gap: 20px; font-size: 52px }
p svg { width: 84px; height: 84px }
.icon { width: 100%; height: 100%; display: grid; place-items: center }
.icon svg { width: var(--share); height: var(--share) }`;

/** Systems crop a maskable icon to their own shape, so the motif stays in the middle. */
const icon = (file: string, size: number, share: string): Drawing => ({
  file,
  width: size,
  height: size,
  body: `<div class="icon" style="--share: ${share}">${sign}</div>`,
});

const DRAWINGS: Drawing[] = [
  ...GAMES.map(game => ({
    file: `pictures/${game}.png`,
    width: 1200,
    height: 630,
    body: `<div class="card">${emblemOf(game)}<h1>${titleOf(game)}</h1><p>${sign} Loggia</p></div>`,
  })),
  icon('icons/192.png', 192, '86%'),
  icon('icons/512.png', 512, '86%'),
  icon('icons/maskable.png', 512, '62%'),
  icon('icons/apple.png', 180, '78%'),
];

async function draw(browser: Browser, { file, width, height, body }: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${STYLE}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(new URL(file, PUBLIC), await page.screenshot({ type: 'png' }));
  await page.close();
}

for (const folder of ['pictures', 'icons']) mkdirSync(new URL(folder, PUBLIC), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const drawing of DRAWINGS) await draw(browser, drawing);
await browser.close();
