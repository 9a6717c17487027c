// What this browser noted about tables before their games were over: the seal, and its own words.
import { isRecord } from '@loggia/kernel';
import type { Chance } from '@loggia/protocol';
import { persisted } from './persisted.ts';

/** Noted when first seen; what the server says later is compared with it. */
export interface Noted {
  /** The match id. */
  table: string;
  commitment: string;
  /** The settled words, if this browser saw the game running. */
  words?: readonly string[];
}

const MOST = 200;

function read(stored: unknown): Noted[] {
  if (!isRecord(stored)) return [];
  const { table, commitment, words } = stored;
  if (typeof table !== 'string' || typeof commitment !== 'string') return [];
  const known = Array.isArray(words) && words.every(word => typeof word === 'string');
  return [{ table, commitment, ...(known && { words }) }];
}

const seals = persisted<readonly Noted[]>('loggia.promises', stored =>
  Array.isArray(stored) ? stored.flatMap(read) : [],
);

export function noted(table: string): Noted | undefined {
  return seals.get().find(seal => seal.table === table);
}

/** Notes a seal when it is first seen, and the words once the game has begun. */
export function note(table: string, chance: Chance, status: 'waiting' | 'running'): void {
  const known = noted(table);
  if (known?.words !== undefined || (known !== undefined && status === 'waiting')) return;
  const { commitment } = known ?? chance;
  const next = { table, commitment, ...(status === 'running' && { words: chance.words }) };
  seals.set([next, ...seals.get().filter(one => one !== known)].slice(0, MOST));
}
