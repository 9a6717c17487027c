// Loaded once and kept: the same promise for the same name, so that a component can `use` it.

/**
 * Long enough for a waiting component to see the failure; forgotten at once, it would ask forever.
 */
const FAILED_MILLISECONDS = 3000;

/** Loads by name. A failure is forgotten, so that the next reader tries again. */
export function loadOnce<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return name => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const promise = load(name);
    loaded.set(name, promise);
    promise.catch(() => setTimeout(() => loaded.delete(name), FAILED_MILLISECONDS));
    return promise;
  };
}
