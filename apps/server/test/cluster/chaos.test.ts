// `pnpm chaos` in short: every fault once, under a light load.
import { expect, test } from 'vitest';
import { FAULTS } from '../chaos/faults.ts';
import { runChaos } from '../chaos/run.ts';

test('faults neither lose nor duplicate an acknowledged move, and every match goes on', async () => {
  const report = await runChaos({
    matches: 6,
    nodes: 2,
    faults: Object.keys(FAULTS),
    pauseMs: 100,
    seed: 'short',
  });
  expect(report.problems).toEqual([]);
  expect(report.faults).toHaveLength(Object.keys(FAULTS).length);
  expect(report.acknowledged).toBeGreaterThan(report.matches);
});
