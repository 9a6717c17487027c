// A store whose every call is timed.
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

export function measuredStore(
  store: Store,
  metrics: Pick<Metrics, 'storeSeconds' | 'storeFailures'>,
): Store {
  const timed = (target: Store, operation: string, method: CallableFunction) => {
    const seconds = metrics.storeSeconds.labels({ operation });
    return async (...args: unknown[]) => {
      const begun = performance.now();
      try {
        return await Reflect.apply(method, target, args);
      } catch (error) {
        metrics.storeFailures.inc({ operation });
        throw error;
      } finally {
        seconds.observe((performance.now() - begun) / 1_000);
      }
    };
  };
  const known = new Map<string, ReturnType<typeof timed>>();
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      const measured = known.get(name) ?? timed(target, name, method);
      known.set(name, measured);
      return measured;
    },
  });
}
