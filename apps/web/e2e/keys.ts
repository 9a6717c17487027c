// A player without a mouse: moves to an offered control with Tab, and presses it.
import type { Page } from 'playwright-core';
import type { Controls } from './hand.ts';

interface Way {
  /** A control of the most urgent kind offered. */
  css: string;
  /** The shorter way there, wrapping around the page if necessary. */
  key: 'Tab' | 'Shift+Tab';
}

/** Runs in the page. Pressing a grey control only explains it, and decides nothing. */
function findWay(controls: readonly string[]): Way | undefined {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]'),
  ].filter(element => element.tabIndex >= 0 && element.checkVisibility());
  const css = controls
    .map(kind => `:is(${kind}):not([aria-disabled=true])`)
    .find(kind => stops.some(stop => stop.matches(kind)));
  if (css === undefined) return undefined;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const steps = (order: readonly HTMLElement[]) => order.findIndex(stop => stop.matches(css));
  const ahead = steps([...stops.slice(at + 1), ...stops]);
  const back = steps([...stops.slice(0, Math.max(at, 0)).reverse(), ...stops.toReversed()]);
  return { css, key: ahead <= back ? 'Tab' : 'Shift+Tab' };
}

/** One control by keyboard, if one is offered. */
export async function pressKeys(page: Page, controls: Controls): Promise<void> {
  const way = await page.evaluate(findWay, Object.values(controls));
  if (way === undefined) return;
  for (let steps = 0; ; steps++) {
    const focus = await page.evaluate(css => {
      if (document.activeElement?.matches(css)) return 'there';
      return document.querySelector(css) === null ? 'gone' : 'elsewhere';
    }, way.css);
    // The answer to the last move may have arrived meanwhile.
    if (focus === 'gone') return;
    if (focus === 'there') break;
    if (steps === 200) throw new Error(`no way by keyboard to ${way.css}`);
    await page.keyboard.press(way.key);
  }
  await page.keyboard.press('Enter');
}
