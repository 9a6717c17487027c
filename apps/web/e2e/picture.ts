// A picture of a page as somebody sees it, measured: how light its pixels are.
import type { Browser, CDPSession, Page } from 'playwright-core';

export const SIGHTS = [
  'none',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
] as const;
export type Sight = (typeof SIGHTS)[number];

/** A place on the page, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** The luminance of a measured spot. */
export type Light = (spot: Spot) => number;

/** Looks at one page with simulated vision. The pictures are decoded in a separate page. */
export class Beholder {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #desk: Page;

  private constructor(page: Page, devtools: CDPSession, desk: Page) {
    this.#page = page;
    this.#devtools = devtools;
    this.#desk = desk;
  }

  static async of(browser: Browser, page: Page): Promise<Beholder> {
    const devtools = await page.context().newCDPSession(page);
    return new Beholder(page, devtools, await browser.newPage());
  }

  /** How light each spot is to this vision, from 0 (black) to 1 (white). */
  async look(sight: Sight, spots: readonly Spot[]): Promise<Light> {
    await this.#devtools.send('Emulation.setEmulatedVisionDeficiency', { type: sight });
    const picture = (await this.#page.screenshot()).toString('base64');
    const scale = await this.#page.evaluate(() => devicePixelRatio);
    const luminances = await this.#desk.evaluate(measure, { picture, scale, spots });
    const found = new Map(spots.map((spot, n) => [spot, luminances[n] ?? Number.NaN]));
    return spot => found.get(spot) ?? Number.NaN;
  }

  async leave(): Promise<void> {
    await this.#desk.close();
  }
}

/** Runs in the desk's page, where pictures can be decoded. */
async function measure(given: {
  picture: string;
  scale: number;
  spots: readonly Spot[];
}): Promise<number[]> {
  const { picture, scale, spots } = given;
  const answer = await fetch(`data:image/png;base64,${picture}`);
  const image = await createImageBitmap(await answer.blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data, width } = context.getImageData(0, 0, image.width, image.height);
  const linear = (part = 0) =>
    part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return spots.map(({ x, y }) => {
    const at = 4 * (Math.floor(y * scale) * width + Math.floor(x * scale));
    const [red, green, blue] = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** The contrast of two luminances, as WCAG defines it. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The median luminance of these spots. */
export function median(spots: readonly Spot[], light: Light): number {
  const sorted = spots.map(light).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The contrast of the most different of these spots with their ground. */
export function mostContrast(spots: readonly Spot[], ground: number, light: Light): number {
  return Math.max(...spots.map(spot => contrast(light(spot), ground)));
}
