// A store whose every call is timed.
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

export function measuredStore(
  store: Store,
  metrics: Pick<Metrics, 'storeSeconds' | 'storeFailures'>,
): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      const labels = { operation: name };
      return async (...args: unknown[]) => {
        const begun = performance.now();
        try {
          return await method.apply(target, args);
        } catch (error) {
          metrics.storeFailures.inc(labels);
          throw error;
        } finally {
          metrics.storeSeconds.observe(labels, (performance.now() - begun) / 1_000);
        }
      };
    },
  });
}
