// What a supervisor asks: is it alive, is it ready, how is it doing.
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Store } from '../store/store.ts';
import { countMatches, type Metrics } from './metrics.ts';

export interface Operations {
  store: Store;
  metrics: Metrics;
  /** True once the server has begun to stop. */
  stopping: () => boolean;
  /** What `/metrics` asks for, where it asks at all. */
  metricsToken?: string | undefined;
}

const PATIENCE_MS = 2_000;

/** `/healthz`, `/readyz` and `/metrics`. */
export function opsRouter({ store, metrics, stopping, metricsToken }: Operations): Router {
  const router = new Router();
  const noStore: Middleware = async (context, next) => {
    context.set('cache-control', 'no-store');
    await next();
  };

  // The process answers; nothing else is asked, or a slow disk would have it killed.
  router.get('/healthz', noStore, context => {
    context.body = { status: 'ok' };
  });

  router.get('/readyz', noStore, async context => {
    const status = stopping() ? 'stopping' : await storeStatus(store);
    context.status = status === 'ok' ? 200 : 503;
    context.body = { status };
  });

  router.get('/metrics', noStore, async context => {
    if (
      metricsToken !== undefined &&
      !same(context.get('authorization'), `Bearer ${metricsToken}`)
    ) {
      context.status = 401;
      context.set('www-authenticate', 'Bearer');
      return;
    }
    // Without the store the other figures are all the more worth reading.
    await withinPatience(countMatches(metrics, store)).catch(() => {});
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  });
  return router;
}

async function storeStatus(store: Store): Promise<'ok' | 'store'> {
  try {
    await withinPatience(store.ping());
    return 'ok';
  } catch {
    return 'store';
  }
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const enough = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: enough.signal }).then(() => {
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
