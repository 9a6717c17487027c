// A deep copy of plain data, several times faster than structuredClone.

/** Copies objects, arrays and primitives; nothing else belongs in a state. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  // `for … in` takes several times as long on some objects of a running server.
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy as T;
}
