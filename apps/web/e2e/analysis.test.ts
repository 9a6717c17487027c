// After a game the hard bot looks at every decision: chart, turning points, findings; kept, and by keys.
import { expect, test } from 'vitest';
import { evening } from './evening.ts';
import { isOver, playedPractice } from './played-practice.ts';

const { house, arrive } = evening();

test('a finished game is analysed to its end, and the browser keeps what was found', async () => {
  const stored = await playedPractice(isOver);
  const ada = await arrive('Ada', 'wide');
  const { page } = ada;
  await ada.practise(house.address, stored);
  const strip = page.getByRole('region', { name: 'Analysis' });

  // Begun from the end, stopped, and gone on with after a reload.
  await page.getByRole('dialog').getByRole('button', { name: 'Analyse the game' }).click();
  const progress = strip.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value')).toMatch(/^[1-9]/);
  await strip.getByRole('button', { name: 'Stop' }).click();
  const judged = (await strip.getByText(/\d+ of \d+ decisions looked at/).textContent()) ?? '';
  expect(judged).not.toMatch(/^0 /);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await strip.getByText(judged).waitFor();
  await strip.getByRole('button', { name: 'Go on analysing' }).click();
  const findings = strip.getByRole('button', { name: 'Findings' });
  await findings.waitFor();

  // The chart tells everybody's chance at the moment, and the outcome at the end.
  const chart = strip.getByRole('img');
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/move 0: .* about \d+ %/);
  await ada.picture('analysis-wide');
  await ada.isAccessible();
  await ada.fitsTheScreen();
  await page.getByRole('slider', { name: 'Move' }).press('End');
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/about (100|50|33) %/);

  // A line of the findings leads to its moment, by keys alone.
  await findings.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'How everybody decided' }).waitFor();
  expect(await sheet.getByText(/\d+ decisions?\./).count()).toBe(3);
  await sheet.getByText('All chances as a table').click();
  expect(await sheet.getByRole('row').count()).toBeGreaterThan(100);
  await ada.picture('analysis-findings-wide');
  await ada.isAccessible();
  const line = sheet.getByRole('button', { name: /After move \d+/ }).first();
  const [, moment = ''] = (await line.textContent())?.match(/After move (\d+)/) ?? [];
  await line.press('Enter');
  await page.getByText(`${moment} of `, { exact: false }).first().waitFor();
  await strip.locator('[data-verdict]').waitFor();
  await ada.picture('analysis-moment-wide');

  // It is there at once when one comes back, and fits on a phone in every language.
  const kept = await page.context().storageState({ indexedDB: true });
  for (const { screen, locale, scheme } of LOOKS) {
    const back = await arrive('Ada', screen, { storageState: kept, locale, colorScheme: scheme });
    await back.page.goto(`${house.address}/table/calimala/practice?move=${moment}`);
    await back.page.locator('[data-verdict]').waitFor();
    await back.picture(`analysis-${screen}-${locale}`);
    await back.isAccessible();
    await back.fitsAcross();
    await back.page.locator('[data-stage=done] button').last().click();
    await back.page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await back.picture(`analysis-findings-${screen}-${locale}`);
    await back.isAccessible();
    await back.fitsAcross();
    expect(back.errors).toEqual([]);
  }
  expect(ada.errors).toEqual([]);
});

const LOOKS = [
  { screen: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'sideways', locale: 'hu', scheme: 'dark' },
  { screen: 'tablet', locale: 'en', scheme: 'dark' },
] as const;
