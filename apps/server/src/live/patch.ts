// The difference of two views as JSON Patch (RFC 6902), cheap where they share what is the same.

export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

/** What turns `before` into `after`; both are plain data, `undefined` counts as absent. */
export function diff(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  compare(before, after, '', operations);
  return operations;
}

function compare(before: unknown, after: unknown, path: string, out: Operation[]): void {
  if (before === after) return;
  const first = out.length;
  if (Array.isArray(before) && Array.isArray(after)) compareArrays(before, after, path, out);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, out);
  else out.push({ op: 'replace', path, value: after ?? null });
  preferWhole(after, path, out, first);
}

/** Many small steps may cost more bytes than the whole thing they change. */
function preferWhole(after: unknown, path: string, out: Operation[], first: number): void {
  if (out.length - first < 2) return;
  let steps = 0;
  for (let i = first; i < out.length; i++) steps += bytesOf(out[i], Number.POSITIVE_INFINITY);
  const frame = '{"op":"replace","path":"","value":}'.length + path.length;
  if (frame + bytesOf(after, steps - frame) >= steps) return;
  out.length = first;
  out.push({ op: 'replace', path, value: after });
}

/** About how long a value is as JSON; stops counting beyond the limit. */
function bytesOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let bytes = 2;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    bytes += (Array.isArray(value) ? 1 : key.length + 4) + bytesOf(item, limit - bytes);
    if (bytes > limit) break;
  }
  return bytes;
}

function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: string,
  out: Operation[],
): void {
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && own(after, key) === undefined) {
      out.push({ op: 'remove', path: `${path}/${escaped(key)}` });
    }
  }
  for (const key of Object.keys(after)) {
    const [was, value] = [own(before, key), after[key]];
    if (value === undefined || value === was) continue;
    const at = `${path}/${escaped(key)}`;
    if (was === undefined) out.push({ op: 'add', path: at, value });
    else compare(was, value, at, out);
  }
}

/** Keeps what is equal at both ends; between them changes, then adds or removes. */
function compareArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  out: Operation[],
): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && equal(before[head], after[head])) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    equal(before[before.length - 1 - tail], after[after.length - 1 - tail])
  ) {
    tail++;
  }
  const removed = before.length - head - tail;
  const added = after.length - head - tail;
  const changed = Math.min(removed, added);
  for (let i = head; i < head + changed; i++) compare(before[i], after[i], `${path}/${i}`, out);
  for (let i = removed - 1; i >= changed; i--)
    out.push({ op: 'remove', path: `${path}/${head + i}` });
  for (let i = changed; i < added; i++) {
    out.push({ op: 'add', path: `${path}/${head + i}`, value: after[head + i] ?? null });
  }
}

/** Whether two values are the same JSON. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  for (const key of Object.keys(a)) {
    const [left, right] = [a[key], own(b, key)];
    if ((left === undefined) !== (right === undefined) || !equal(left, right)) return false;
  }
  for (const key of Object.keys(b)) {
    if (b[key] !== undefined && own(a, key) === undefined) return false;
  }
  return true;
}

function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escaped(key: string): string {
  return key.includes('~') || key.includes('/')
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key;
}
