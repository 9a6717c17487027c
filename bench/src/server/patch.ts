// JSON Patch (RFC 6902) as far as the servers under load use it, without the cost of a general
// library.

export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

type Container = Record<string, unknown> | unknown[];

/** Changes the state in place and reuses values of the patch. */
export function applyPatch(state: object, patch: readonly Operation[]): void {
  for (const operation of patch) {
    const [, ...steps] = operation.path.split('/');
    const key = steps.pop() ?? '';
    let place = state as Container;
    for (const step of steps) place = Reflect.get(place, unescaped(step));
    change(place, unescaped(key), operation);
  }
}

function change(place: Container, key: string, operation: Operation): void {
  if (Array.isArray(place) && operation.op !== 'replace') {
    const index = key === '-' ? place.length : Number(key);
    if (operation.op === 'add') place.splice(index, 0, operation.value);
    else place.splice(index, 1);
  } else if (operation.op === 'remove') Reflect.deleteProperty(place, key);
  else Reflect.set(place, key, operation.value);
}

function unescaped(step: string): string {
  return step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;
}
