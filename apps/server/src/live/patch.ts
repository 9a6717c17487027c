// The difference between two views as JSON Patch (RFC 6902), cheap where they share parts.

/** What turned one container into another, at a path, which is written as in JSON. */
interface Compared {
  after: object;
  path: string;
  operations: readonly string[];
}

type Container = Record<string, unknown> | unknown[];

const NONE: readonly string[] = [];

/**
 * Compares the views of two states, one viewer after another. Views share most of their parts with
 * the state and so with each other: what two viewers share is compared and serialised once.
 */
export class Comparison {
  readonly #known = new Map<object, Compared>();

  /** What turns one object into another, each operation as JSON; `undefined` counts as absent. */
  operations(before: object, after: object): readonly string[] {
    return this.#compare(before, after, '');
  }

  #compare(before: unknown, after: unknown, path: string): readonly string[] {
    if (before === after) return NONE;
    if (!isContainer(before) || !isContainer(after)) return [written('replace', path, after)];
    if (Array.isArray(before) !== Array.isArray(after)) return [written('replace', path, after)];
    const known = this.#known.get(before);
    if (known !== undefined && known.after === after && known.path === path) {
      return known.operations;
    }
    const steps: string[] = [];
    if (Array.isArray(before) && Array.isArray(after)) {
      this.#compareArrays(before, after, path, steps);
    } else if (!Array.isArray(before) && !Array.isArray(after)) {
      this.#compareObjects(before, after, path, steps);
    }
    const operations = isSmaller(after, path, steps) ? [written('replace', path, after)] : steps;
    this.#known.set(before, { after, path, operations });
    return operations;
  }

  #compareObjects(
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    path: string,
    out: string[],
  ): void {
    let kept = 0;
    for (const key of Object.keys(before)) {
      const was = before[key];
      if (was === undefined) continue;
      // Most parts are identical: checking for own properties costs more than this comparison.
      const is = was === after[key] ? was : own(after, key);
      if (is === undefined) {
        out.push(removed(`${path}/${escaped(key)}`));
        continue;
      }
      kept++;
      if (is !== was) out.push(...this.#compare(was, is, `${path}/${escaped(key)}`));
    }
    const keys = Object.keys(after);
    if (keys.length === kept) return;
    for (const key of keys) {
      const is = after[key];
      if (is === undefined || is === before[key] || own(before, key) !== undefined) continue;
      out.push(written('add', `${path}/${escaped(key)}`, is));
    }
  }

  /** Keeps equal items at both ends; in between, changes, then adds or removes. */
  #compareArrays(
    before: readonly unknown[],
    after: readonly unknown[],
    path: string,
    out: string[],
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
    const gone = before.length - head - tail;
    const come = after.length - head - tail;
    const changed = Math.min(gone, come);
    for (let i = head; i < head + changed; i++) {
      out.push(...this.#compare(before[i], after[i], `${path}/${i}`));
    }
    for (let i = gone - 1; i >= changed; i--) out.push(removed(`${path}/${head + i}`));
    for (let i = changed; i < come; i++) {
      out.push(written('add', `${path}/${head + i}`, after[head + i]));
    }
  }
}

function written(op: 'add' | 'replace', path: string, value: unknown): string {
  return `{"op":"${op}","path":"${path}","value":${JSON.stringify(value ?? null)}}`;
}

function removed(path: string): string {
  return `{"op":"remove","path":"${path}"}`;
}

const FRAME = '{"op":"replace","path":"","value":}'.length;

/** Many small steps may take more bytes than replacing the whole. */
function isSmaller(after: Container, path: string, steps: readonly string[]): boolean {
  // The root has its own frame, and a large value is not worth measuring for a few steps.
  if (path === '' || steps.length < 2) return false;
  let room = -FRAME - path.length;
  for (const step of steps) room += step.length;
  return bytesOf(after, room) < room;
}

/** The approximate length of a value as JSON; stops counting beyond the limit. */
function bytesOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isContainer(value)) return typeof value === 'number' ? 2 : 5;
  let bytes = 2;
  if (Array.isArray(value)) {
    for (const item of value) {
      bytes += 1 + bytesOf(item, limit - bytes);
      if (bytes > limit) return bytes;
    }
    return bytes;
  }
  const keys = Object.keys(value);
  for (const key of keys) bytes += key.length + 5;
  for (const key of keys) {
    if (bytes > limit) return bytes;
    bytes += bytesOf(value[key], limit - bytes);
  }
  return bytes;
}

/** Whether two values are the same JSON. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  for (const key of Object.keys(a)) {
    const left = a[key];
    const right = own(b, key);
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

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

/** What needs no escaping, neither in a path nor in JSON. */
const PLAIN = /^[\w-]*$/;

/** A key as a step of a path, as JSON writes it. */
function escaped(key: string): string {
  if (PLAIN.test(key)) return key;
  return JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
}
