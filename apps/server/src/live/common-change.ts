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
  const { before, after } = one;
  if (!isObject(before) || !isObject(after)) return 'different';
  if (!isObject(other.before) || !isObject(other.after)) return 'different';
  const keys = commonKeys(after, other.after);
  const keysBefore = commonKeys(before, other.before);
  if (keys === undefined || keysBefore === undefined) return 'different';
  let verdict: Verdict = 'same';
  for (const key of sameWords(keys, keysBefore) ? keys : new Set([...keysBefore, ...keys])) {
    const [was, is] = [before[key], after[key]];
    const [otherWas, otherIs] = [other.before[key], other.after[key]];
    if (was === otherWas && is === otherIs) continue;
    // Each keeps what it has, be it a hand or the number of its cards.
    const keeps = was === is && otherWas === otherIs;
    const found = keeps
      ? 'apart'
      : compare(
          { before: was, after: is },
          { before: otherWas, after: otherIs },
          `${path}/${escaped(key)}`,
          apart,
        );
    if (found === 'different') return found;
    if (found === 'apart') verdict = found;
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
  return sameWords(keys, Object.keys(other)) ? keys : undefined;
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
