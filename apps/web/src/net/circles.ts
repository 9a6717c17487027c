// The circles whose key this browser knows, last visited first.
import { isRecord } from '@loggia/kernel';
import { persisted } from './persisted.ts';

export interface KeptCircle {
  key: string;
  /** Who plays there, as far as known. */
  names: readonly string[];
}

const MOST = 20;

export const keptCircles = persisted<readonly KeptCircle[]>('loggia.circles', stored =>
  Array.isArray(stored) ? stored.flatMap(readCircle) : [],
);

function readCircle(stored: unknown): KeptCircle[] {
  if (!isRecord(stored) || typeof stored.key !== 'string' || !Array.isArray(stored.names))
    return [];
  return [{ key: stored.key, names: stored.names.filter(name => typeof name === 'string') }];
}

export function keepCircle(circle: KeptCircle): void {
  const others = keptCircles.get().filter(({ key }) => key !== circle.key);
  keptCircles.set([circle, ...others].slice(0, MOST));
}

export function forgetCircle(key: string): void {
  keptCircles.set(keptCircles.get().filter(circle => circle.key !== key));
}
