// A value the browser remembers, shared between its tabs.
import { useSyncExternalStore } from 'react';

export interface Persisted<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` trusts nothing: it turns whatever was stored into a valid value. */
export function persisted<T>(key: string, read: (stored: unknown) => T): Persisted<T> {
  const listeners = new Set<() => void>();
  let value = load();

  function load(): T {
    try {
      return read(JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null'));
    } catch {
      return read(null);
    }
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }
  globalThis.addEventListener?.('storage', event => {
    if (!('key' in event) || (event.key !== key && event.key !== null)) return;
    value = load();
    tell();
  });

  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        globalThis.localStorage?.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage, play still works until the tab is closed.
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePersisted<T>(store: Persisted<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
