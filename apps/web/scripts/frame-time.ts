// `pnpm --filter @loggia/web frame-time`: what one move costs a page, from the frame's arrival to
// the painted board: a real table of five late in the game, the real server, the built client. Only
// the page's own thread time counts, so a busy machine does not matter.
import type { CDPSession } from 'playwright-core';
import build from '../e2e/build.ts';
import { Guest, launch } from '../e2e/guests.ts';
import { House } from '../e2e/house.ts';
import { ScriptedTable } from '../e2e/tables.ts';

const FIRST_ROUND = 8;
const MOVES = 40;

interface Cost {
  script: number;
  layout: number;
}

async function spent(devtools: CDPSession): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find(one => one.name === name)?.value ?? 0);
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
}

build();
const house = new House();
await house.open();
const browser = await launch();
try {
  const table = await ScriptedTable.start(house.address, 5, 'frame time');
  await table.playUntil(({ view }) => view.round >= FIRST_ROUND);
  const guest = await Guest.arrive(browser, 'Zoe', 'wide');
  await table.show(guest, 1);
  const devtools = await guest.page.context().newCDPSession(guest.page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const shown = guest.page.locator('[data-moves]');
  const costs: Cost[] = [];
  for (let move = 0; move < MOVES && table.toMove().length > 0; move++) {
    const before = await spent(devtools);
    const from = Number(await shown.getAttribute('data-moves'));
    let done = 0;
    await table.playUntil(() => done++ > 0);
    await guest.page.waitForFunction(
      last => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) > last,
      from,
    );
    await guest.page.evaluate(() => new Promise(painted => requestAnimationFrame(painted)));
    const after = await spent(devtools);
    costs.push({ script: after.script - before.script, layout: after.layout - before.layout });
  }
  const script = median(costs.map(cost => cost.script));
  const layout = median(costs.map(cost => cost.layout));
  console.log(JSON.stringify({ moves: costs.length, script, layout, unit: 'ms, median' }));
  table.close();
} finally {
  await browser.close();
  await house.remove();
}
