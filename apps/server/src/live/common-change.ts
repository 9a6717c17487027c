// Whether a move means the same to two viewers, so that one frame does for both.

import { escaped } from './patch.ts';

/** A value before and after a move, as one viewer sees it. */
export interface Change {
  before: unknown;
  after: unknown;
}

/**
 * The paths of all parts that two viewers see differently although the same changes in them;
 * `undefined` where the move means something else to each. A patch made for one is right for the
 * other if it replaces none of these parts as a whole.
 */
export function commonChange(one: Change, other: Change): string[] | undefined {
  const apart: string[] = [];
  return compare(one, other, '', apart) === 'different' ? undefined : apart;
}

type Verdict = 'same' | 'apart' | 'different';

function compare(one: Change, other: Change, path: string, apart: string[]): Verdict {
  if (one.before === other.before && one.after === other.after) return 'same';
  // Each keeps what it has, be it a hand or the number of its cards.
  if (one.before === one.after && other.before === other.after) return 'apart';
  if (!isObject(one.before) || !isObject(one.after)) return 'different';
  if (!isObject(other.before) || !isObject(other.after)) return 'different';
  const before = commonKeys(one.before, other.before);
  const after = commonKeys(one.after, other.after);
  if (before === undefined || after === undefined) return 'different';
  let verdict: Verdict = 'same';
  for (const key of union(before, after)) {
    const found = compare(
      { before: one.before[key], after: one.after[key] },
      { before: other.before[key], after: other.after[key] },
      `${path}/${escaped(key)}`,
      apart,
    );
    if (found === 'different') return 'different';
    if (found === 'apart') verdict = 'apart';
  }
  if (verdict === 'apart') apart.push(path);
  return verdict;
}

type Container = Record<string, unknown>;

function isObject(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** The keys of both, if they are the same in the same order, as views of one game are. */
function commonKeys(one: Container, other: Container): string[] | undefined {
  if (Array.isArray(one) !== Array.isArray(other)) return undefined;
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  if (keys.length !== otherKeys.length) return undefined;
  return keys.every((key, index) => key === otherKeys[index]) ? keys : undefined;
}

function union(before: string[], after: string[]): Iterable<string> {
  const same = before.length === after.length && before.every((key, i) => key === after[i]);
  return same ? after : new Set([...before, ...after]);
}
