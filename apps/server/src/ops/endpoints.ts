// What a supervisor asks: is it alive, is it ready, how is it doing.
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { Store } from '../store/store.ts';
import { countMatches, countNodes, type Metrics } from './metrics.ts';

export interface Operations {
  store: Store;
  metrics: Metrics;
  /** How many matches are held in memory. */
  tables: () => number;
  /** True once the server has begun to stop. */
  stopping: () => boolean;
  /** This server among others. */
  cluster?: { readonly status: 'ok' | 'degraded' | 'alone'; readonly others: number };
  /** The token `/metrics` requires, if any. */
  metricsToken?: string | undefined;
  /** How long the store may take to answer: 2 s by default. */
  patienceMs?: number;
}

/** How long an answer of the store is valid: asking costs a write, and anybody may ask. */
const FRESH_MS = 1_000;

/** Handles `/healthz`, `/readyz` and `/metrics`; everything else is passed on. */
export function operations(parts: Operations): Middleware {
  const { store, metrics, tables, stopping, metricsToken, patienceMs = 2_000 } = parts;
  const storeStatus = fresh(() => statusOf(store, patienceMs));
  const answers = new Map<string, (context: Context) => Promise<void>>();

  // The process answers; nothing else is checked, or a slow disk would get it killed.
  answers.set('/healthz', async context => {
    context.body = { status: 'ok' };
  });

  answers.set('/readyz', async context => {
    const status = stopping() ? 'stopping' : await storeStatus();
    // While Redis is down news arrives a second late; without Redis it might not arrive at all.
    const among = parts.cluster?.status ?? 'ok';
    context.status = status === 'ok' && among !== 'alone' ? 200 : 503;
    context.body = { status: status === 'ok' ? among : status };
  });

  answers.set('/metrics', async context => {
    if (
      metricsToken !== undefined &&
      !same(context.get('authorization'), `Bearer ${metricsToken}`)
    ) {
      context.status = 401;
      context.set('www-authenticate', 'Bearer');
      return;
    }
    metrics.tables.set(tables());
    if (parts.cluster !== undefined) countNodes(metrics, parts.cluster);
    // Without the store the other figures matter all the more.
    await within(patienceMs, countMatches(metrics, store)).catch(() => {});
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  });

  return async (context, next) => {
    const answer = answers.get(context.path);
    if (answer === undefined || !['GET', 'HEAD'].includes(context.method)) return next();
    context.set('cache-control', 'no-store');
    await answer(context);
  };
}

async function statusOf(store: Store, patienceMs: number): Promise<'ok' | 'store'> {
  try {
    await within(patienceMs, store.ping());
    return 'ok';
  } catch {
    return 'store';
  }
}

/** Asks at most once in a while, and returns the same answer in between. */
function fresh<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > FRESH_MS) last = { at: now, answer: ask() };
    return last.answer;
  };
}

async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  const enough = new AbortController();
  const late = pause(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    enough.abort();
    late.catch(() => {});
  }
}

/** In constant time. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
