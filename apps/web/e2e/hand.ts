// Plays by what the page shows: takes one of the offered controls and clicks it where it is. A
// covered control cannot be clicked.
import type { Page } from 'playwright-core';

/** What to try in Calimala, in this order; any control of the first kind that is there. */
export const CONTROLS = {
  overlay: '[data-testid=go-on]',
  confirm:
    '[data-tone=yours] button[data-look=main]:not([data-testid=done]):not([aria-disabled=true]):enabled',
  start: '[data-open=true]:enabled:not([data-centre])',
  target: '[data-target]:enabled',
  option: '[data-decision] li > button:enabled:not([data-slot]):not([aria-label])',
  delivery: '[data-more]:enabled',
  slot: '[data-slot]:enabled:not([aria-disabled=true])',
  replace: '[data-area=city] div[data-anchor^="street."] > button',
  card: '[data-card][data-playable=true]',
  done: '[data-testid=done]:enabled',
  street: '[data-street][data-legal=true]',
} as const;
export type Control = keyof typeof CONTROLS;

/** The same for any game: kinds of controls, the most urgent first. */
export type Controls = Readonly<Record<string, string>>;

export const PILLARS_CONTROLS: Controls = {
  overlay: '[data-testid=go-on]',
  confirm: '[data-confirm] button[data-look=main]:not([data-testid=done]):enabled',
  target: '[data-target]:enabled',
  decision: '[data-decision] button:enabled:not([aria-label]), [data-decision] td button:enabled',
  done: '[data-testid=done]:enabled',
};

export const CAPITALS_CONTROLS: Controls = {
  overlay: '[data-testid=go-on]',
  confirm:
    '[data-tone=yours] button[data-look=main]:not([data-testid=done]):not([aria-disabled=true]):enabled',
  lot: '[data-lot]:enabled',
  target: '[data-target]:enabled',
  pay: '[data-pay]:enabled',
  effect: '[data-effect]:enabled',
  column: '[data-column]:enabled',
  deed: '[data-deed]:enabled',
  bonus: '[data-bonus]:enabled',
  token: '[data-token]:enabled',
  done: '[data-testid=done]:enabled',
};

/**
 * Runs in the page: the uncovered controls that can be pressed now, the most urgent kind first. A
 * finger may scroll to them before.
 */
function findControl([controls, draw, scrolls]: readonly [Controls, number, boolean]) {
  const centreOf = (element: HTMLElement) => {
    if (scrolls) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  for (const [control, css] of Object.entries(controls)) {
    const offered = [...document.querySelectorAll<HTMLElement>(css)].filter(element => {
      const { x, y } = centreOf(element);
      const hit = document.elementFromPoint(x, y);
      return element.ariaDisabled !== 'true' && hit !== null && element.contains(hit);
    });
    const element = offered[Math.floor(draw * offered.length)];
    if (element !== undefined) return { control, element, ...centreOf(element) };
  }
  return undefined;
}

/**
 * One mouse click, if one is due; returns what was clicked. If the prompt already says `unless`,
 * nothing is clicked: it is read together with the controls, so that it cannot change in between.
 */
export async function act(
  page: Page,
  chance: number,
  controls: Controls = CONTROLS,
  unless?: string,
): Promise<string | undefined> {
  const spot = await spotOf(page, [controls, chance, false], unless);
  if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
  return spot?.control;
}

/** The same by touch; scrolls to controls further down. */
export async function tap(
  page: Page,
  chance: number,
  controls: Controls,
): Promise<string | undefined> {
  const spot = await spotOf(page, [controls, chance, true]);
  if (spot !== undefined) await page.touchscreen.tap(spot.x, spot.y);
  return spot?.control;
}

interface Spot {
  control: string;
  x: number;
  y: number;
}

async function spotOf(
  page: Page,
  asked: Parameters<typeof findControl>[0],
  unless?: string,
): Promise<Spot | undefined> {
  return page.evaluate<Spot | undefined>(`(() => {
    const unless = ${JSON.stringify(unless) ?? 'undefined'};
    const said = document.querySelector('[data-testid=prompt]')?.textContent ?? '';
    if (unless !== undefined && said.includes(unless)) return undefined;
    const found = (${findControl})(${JSON.stringify(asked)});
    return found && { control: found.control, x: found.x, y: found.y };
  })()`);
}

/**
 * Lets the page play by itself from now on, by the same rule: a whole game is about two thousand
 * clicks, and asking from outside before each would take most of the time.
 */
export async function playOn(
  page: Page,
  seed: number,
  controls: Controls = CONTROLS,
): Promise<void> {
  await page.evaluate(`(() => {
    const find = ${findControl};
    let state = ${seed};
    const draw = () => (state = (state * 48271) % 2147483647) / 2147483647;
    setInterval(() => {
      // Looking for controls costs a layout; a waiting player need not look.
      if (!document.querySelector('[data-tone=yours], [data-testid=go-on]')) return;
      find([${JSON.stringify(controls)}, draw(), false])?.element.click();
    }, 40);
  })()`);
}
