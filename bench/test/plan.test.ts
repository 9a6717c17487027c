// From measured figures to an installation of any size.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atSize, NAMES } from '../src/cluster/names.ts';
import { ASSUMED, type Measured, measuredFrom, planFor, wallsOf } from '../src/cluster/plan.ts';
import type { Figure } from '../src/suite.ts';

const KIB = 1024;
const MEASURED: Measured = {
  own: 1,
  heard: 0.01,
  store: 0.5,
  news: 0.02,
  idle: 0.001,
  table: 20 * KIB,
  socket: 12 * KIB,
  node: 150 * KIB ** 2,
};

function reported(name: string, value: number): Figure {
  return { name, value, unit: '' };
}

test('reads a report by its names, with the largest number of idle tables', () => {
  const figures = [
    reported(NAMES.own, 1),
    reported(NAMES.heard, 0.01),
    reported(NAMES.store, 0.5),
    reported(NAMES.news, 0.02),
    reported(NAMES.socket, 12),
    ...[100, 1_000].flatMap(tables => [
      reported(atSize(tables).resident, tables === 1_000 ? 20 : 99),
      reported(atSize(tables).whole, 150 + (tables * 20) / KIB),
      reported(atSize(tables).idle, tables * 0.001),
    ]),
  ];
  expect(measuredFrom(figures)).toEqual(MEASURED);
  expect(() => measuredFrom(figures.slice(1))).toThrow(NAMES.own);
});

test('a node’s load is its own moves, the moves it hears of, and its idle tables', () => {
  // 20,000 tables: 1,000 moves a second, 10 ms of hearing on each node.
  const plan = planFor(MEASURED, 20_000);
  expect(plan.moves).toBe(1_000);
  const bearing = (nodes: number) =>
    (1_000 * MEASURED.own + 1_000 * (nodes - 1) * MEASURED.heard + 20_000 * MEASURED.idle) / nodes;
  expect(bearing(plan.nodes)).toBeLessThanOrEqual(500);
  expect(bearing(plan.nodes - 1)).toBeGreaterThan(500);
  expect(plan.storeCores).toBe(1);
  expect(planFor(MEASURED, 1).nodes).toBe(1);
});

test('more tables never need less', () => {
  const plans = [1, 100, 5_000, 60_000, 400_000].map(tables => planFor(MEASURED, tables));
  for (const need of ['nodes', 'storeCores', 'redisCores'] as const) {
    const needs = plans.map(plan => plan[need]);
    expect(needs).toEqual(needs.toSorted((a, b) => a - b));
  }
});

test('no number of nodes is enough once hearing of moves fills a core', () => {
  const loud = { ...MEASURED, heard: 0.5 };
  expect(planFor(loud, 19_900).nodes).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(planFor(loud, 20_000).nodes).toBe(Number.POSITIVE_INFINITY);
  expect(wallsOf(loud).find(({ what }) => what === 'hearing')?.tables).toBe(19_999);
});

test('lists limits in the order in which they are reached', () => {
  const walls = wallsOf(MEASURED);
  expect(walls[0]?.what).toBe('one node');
  expect(walls.map(({ tables }) => tables)).toEqual(
    walls.map(({ tables }) => tables).toSorted((a, b) => a - b),
  );
  const store = walls.find(({ what }) => what === 'PostgreSQL');
  expect(planFor(MEASURED, store?.tables ?? 0).storeCores).toBeLessThanOrEqual(ASSUMED.storeCores);
  expect(planFor(MEASURED, (store?.tables ?? 0) + 1).storeCores).toBeGreaterThan(
    ASSUMED.storeCores,
  );
});

test('the figures in the documentation are those of a report', () => {
  const file = new URL('../measured/cluster.json', import.meta.url);
  const { cluster } = JSON.parse(readFileSync(file, 'utf8')) as { cluster: Figure[] };
  const measured = measuredFrom(cluster);
  expect(planFor(measured, 100_000).nodes).toBe(Number.POSITIVE_INFINITY);
  const { nodes } = planFor(measured, 100_000, { ...ASSUMED, channels: 16 });
  expect(nodes).toBeGreaterThan(10);
  expect(nodes).toBeLessThan(100);
});
