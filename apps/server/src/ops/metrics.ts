// The server's Prometheus metrics.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import { MATCH_STATUSES } from '../store/words.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof createMetrics>;

/** Each server has its own registry, so that several can run in one test. */
export function createMetrics() {
  const registry = new Registry();
  // Adds nodejs_eventloop_lag_seconds and its quantiles, memory and garbage collection.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    sockets: new Gauge({
      name: 'loggia_sockets',
      help: 'Open sockets.',
      registers,
    }),
    tables: new Gauge({
      name: 'loggia_tables',
      help: 'Matches held in memory.',
      registers,
    }),
    matches: new Gauge({
      name: 'loggia_matches',
      help: 'Stored matches by status.',
      labelNames: ['status'],
      registers,
    }),
    nodes: new Gauge({
      name: 'loggia_nodes',
      help: 'Servers on the same database, this one included.',
      registers,
    }),
    degraded: new Gauge({
      name: 'loggia_degraded',
      help: '1 while news of other servers come by looking into the store once a second.',
      registers,
    }),
    moves: new Counter({
      name: 'loggia_moves_total',
      help: 'Moves that were taken, by game and by who made them.',
      labelNames: ['game', 'by'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'loggia_move_seconds',
      help: 'From the arrival of a move until it is stored and told to everybody.',
      buckets: SECONDS,
      registers,
    }),
    refused: new Counter({
      name: 'loggia_refused_total',
      help: 'Messages that were refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    errors: new Counter({
      name: 'loggia_errors_total',
      help: 'Errors nobody foresaw; each has a line in the log.',
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'loggia_store_seconds',
      help: 'Calls of the store, by operation.',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    storeFailures: new Counter({
      name: 'loggia_store_failures_total',
      help: 'Calls of the store that failed, by operation.',
      labelNames: ['operation'],
      registers,
    }),
  };
}

/** Asks the store how many matches there are; called once per scrape. */
export async function countMatches(metrics: Metrics, store: Store): Promise<void> {
  const counts = await store.countMatches();
  for (const status of MATCH_STATUSES) metrics.matches.set({ status }, counts[status]);
}

export function countNodes(
  metrics: Metrics,
  { others, status }: { others: number; status: string },
): void {
  metrics.nodes.set(others + 1);
  metrics.degraded.set(status === 'ok' ? 0 : 1);
}
