// After a game the hard bot looks at every decision: chart, turning points, findings; stored, and
// usable by keyboard.
import { readFile } from 'node:fs/promises';
import { analyse, type Report } from '@loggia/bots/analysis';
import { calimala, calimalaEvaluation } from '@loggia/calimala';
import { Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import type { Answer } from '@loggia/protocol';
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import type { Guest } from './guests.ts';
import { isOver, playedPractice } from './played-practice.ts';
import { ScriptedTable } from './tables.ts';

const { house, arrive } = evening();

/** The file of a game from before there were commitments. */
const OLD = new URL('../../server/test/golden/before-many-games/finished.json', import.meta.url);

test('a finished game is analysed to its end, and the browser keeps the result', async () => {
  const stored = await playedPractice(isOver);
  const ada = await arrive('Ada', 'wide');
  const { page } = ada;
  await ada.practise(house.address, stored);
  const strip = page.getByRole('region', { name: 'Analysis' });

  // Started from the end screen, stopped, and continued after a reload.
  await page.getByRole('dialog').getByRole('button', { name: 'Analyse the game' }).click();
  const progress = strip.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value')).toMatch(/^[1-9]/);
  await strip.getByRole('button', { name: 'Stop' }).click();
  const judged = (await strip.getByText(/\d+ of \d+ decisions analysed/).textContent()) ?? '';
  expect(judged).not.toMatch(/^0 /);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await strip.getByText(judged).waitFor();
  await strip.getByRole('button', { name: 'Continue the analysis' }).click();
  const findings = strip.getByRole('button', { name: 'Findings' });
  await findings.waitFor();

  // The chart shows everybody's chances at the moment, and the outcome at the end.
  const chart = strip.getByRole('img');
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/move 0: .* about \d+%/);
  await ada.picture('analysis-wide');
  await ada.isAccessible();
  await ada.fitsTheScreen();
  await page.getByRole('slider', { name: 'Move' }).press('End');
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/about (100|50|33)%/);

  // A line of the findings leads to its moment, by keyboard alone.
  await findings.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'Everybody’s decisions' }).waitFor();
  await expect.poll(() => sheet.getByText(/\d+ decisions?\./).count()).toBe(3);
  await sheet.getByText('All chances as a table').click();
  await expect.poll(() => sheet.getByRole('row').count()).toBeGreaterThan(100);
  await ada.picture('analysis-findings-wide');
  await ada.isAccessible();
  const line = sheet.getByRole('button', { name: /After move \d+/ }).first();
  const [, moment = ''] = (await line.textContent())?.match(/After move (\d+)/) ?? [];
  await line.press('Enter');
  await page.getByText(`${moment} of `, { exact: false }).first().waitFor();
  await strip.locator('[data-verdict]').waitFor();
  await ada.picture('analysis-moment-wide');

  // It is there at once when the reader returns, and fits on a phone in every language.
  const kept = await page.context().storageState({ indexedDB: true });
  for (const { screen, locale, scheme } of LOOKS) {
    const back = await arrive('Ada', screen, { storageState: kept, locale, colorScheme: scheme });
    await back.page.goto(`${house.address}/table/calimala/practice?move=${moment}`);
    await back.page.locator('[data-verdict]').waitFor();
    await back.picture(`analysis-${screen}-${locale}`);
    await back.isAccessible();
    await back.fitsAcross();
    if (screen === 'tablet') await keepsItsMap(back);
    await back.page.locator('[data-stage=done] button').last().click();
    await back.page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await back.picture(`analysis-findings-${screen}-${locale}`);
    await back.isAccessible();
    await back.fitsAcross();
    expect(back.errors).toEqual([]);
  }
  expect(ada.errors).toEqual([]);
});

/** Below slider and chart, no city of the map is squashed: what it holds stays within it. */
async function keepsItsMap({ page }: Guest): Promise<void> {
  const cities = page.locator('[data-area=map] article');
  const squashed = () =>
    cities.evaluateAll(all =>
      all.flatMap(city => {
        const { top, bottom } = city.getBoundingClientRect();
        // A ship at its quay may stand over the edge.
        const parts = [...city.children]
          .filter(part => part.tagName !== 'svg')
          .map(part => part.getBoundingClientRect());
        const isWhole = parts.every(part => part.top >= top - 1 && part.bottom <= bottom + 1);
        return isWhole ? [] : [city.ariaLabel];
      }),
    );
  await expect.poll(() => cities.count()).toBe(6);
  await expect.poll(squashed).toEqual([]);
}

const LOOKS = [
  { screen: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'sideways', locale: 'hu', scheme: 'dark' },
  { screen: 'tablet', locale: 'en', scheme: 'dark' },
] as const;

/** What a browser that hardly thinks finds in a finished game of the server. */
async function hasty(games: string, id: string): Promise<Report> {
  const file = (await (await fetch(`${games}/${id}/export`)).json()) as Answer<'exportMatch'>;
  if (file.version !== 2) throw new Error('not a game of today');
  const { chance, options, moves, players } = file;
  const effort = { search: 2, compare: 2 };
  const judge = { game: calimala, evaluation: calimalaEvaluation, seed: 'hasty', effort };
  const random = keyedRandom(new Keystreams(keyOf({ ...chance, options })));
  const analysis = analyse(judge, { players: players.length, options, random, moves });
  return { ...analysis.outline, decisions: [...analysis.judge(0)] };
}

test('an analysis made by one player’s browser is there at once for everybody else', async () => {
  const games = `${house.address}/games/calimala`;
  const table = await ScriptedTable.start(house.address, 3, 'found');
  await table.playUntil(({ view }) => isOver(view));
  const report = await hasty(games, table.id);
  const { createdAt } = (await (await fetch(`${games}/${table.id}`)).json()) as Answer<'getMatch'>;
  const kept = async () =>
    ((await (await fetch(`${games}/${table.id}/analysis`)).json()) as Answer<'getAnalysis'>)
      .analysis;
  expect(await kept()).toBeNull();

  // Ben's browser made one while the server was unreachable: it is sent the next time.
  const ben = await arrive('Ben', 'wide');
  await ben.page.goto(house.address);
  await ben.page.evaluate(
    async ([key, found]) => {
      const request = indexedDB.open('loggia-analysis', 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore('reports-1').createIndex('at', 'at');
      await new Promise(done => {
        request.onsuccess = done;
      });
      const store = request.result.transaction('reports-1', 'readwrite').objectStore('reports-1');
      const put = store.put({ at: 1, report: found }, key);
      await new Promise(done => {
        put.onsuccess = done;
      });
      request.result.close();
    },
    [`calimala/${table.id}/${createdAt}`, report] as const,
  );
  await table.show(ben, 1);
  await ben.page.goto(`${table.path}?move=0`);
  await ben.page.locator('[data-stage=done]').waitFor();
  await expect.poll(async () => (await kept())?.by).toBe(1);
  expect((await kept())?.decisions).toEqual(JSON.parse(JSON.stringify(report.decisions)));

  const guest = await arrive('Cleo', 'phone', { colorScheme: 'dark' });
  await guest.page.goto(`${house.address}/finished`);
  await guest.page.getByRole('link', { name: 'Analysis' }).first().tap();
  const strip = guest.page.getByRole('region', { name: 'Analysis' });
  await strip.getByRole('button', { name: 'Findings' }).click();
  const sheet = guest.page.getByRole('dialog');
  await sheet.getByText('Made in Ben’s browser', { exact: false }).waitFor();
  await guest.picture('analysis-shared-phone');
  await guest.isAccessible();
  await guest.fitsAcross();
  // A reader who does not trust it can have it computed here.
  await sheet.getByRole('button', { name: 'Analyse it again here' }).click();
  await expect.poll(() => strip.getByRole('progressbar').getAttribute('value')).toMatch(/^[1-9]/);
  await strip.getByRole('button', { name: 'Stop' }).click();
  await strip.getByRole('button', { name: 'Continue the analysis' }).waitFor();

  // A game dealt before there were commitments says that it cannot be analysed.
  const { matchID, invite } = (await (
    await fetch(`${games}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await readFile(OLD),
    })
  ).json()) as Answer<'importMatch'>;
  await guest.page.goto(
    `${house.address}/table/calimala/${matchID}?move=0&analysis#invite=${invite}`,
  );
  await strip.getByRole('alert').getByText('dealt by an older version').waitFor();
  expect(await strip.getByRole('button').count()).toBe(0);
  expect([...ben.errors, ...guest.errors]).toEqual([]);
  table.close();
});
