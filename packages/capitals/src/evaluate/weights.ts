// All numbers of the evaluation: what things are worth, early and late in the game.
import { type Resource, ROUNDS } from '../data.ts';
import type { Gain } from '../tiles/tile.ts';
import type { View } from '../types.ts';

/** What one of each is worth until the end: in the first round, and in the last. */
const WORTH: Readonly<Record<Resource, readonly [first: number, last: number]>> = {
  economy: [0.42, 0.3],
  culture: [0.3, 0.5],
  publicServices: [1.8, 1],
  progress: [0.35, 0.5],
  population: [0.8, 0.2],
  employment: [2.1, 1.05],
  energy: [0.1, 0.25],
  prestige: [1, 1],
};

/** How much of a round is still to come in each phase. */
const SHARE: Readonly<Record<View['phase'], number>> = {
  political: 1,
  building: 0.8,
  executive: 0.4,
  administrative: 0.1,
  prosperity: 0.1,
  over: 0,
};

/** Rounds left, including the rest of this one. */
export function roundsLeft({ round, phase }: View): number {
  return phase === 'over' ? 0 : ROUNDS - round + SHARE[phase];
}

/** What one of a resource is worth with this many rounds left. */
export function worthOf(resource: Resource, left: number): number {
  const [first, last] = WORTH[resource];
  return last + ((first - last) * left) / ROUNDS;
}

export function worthOfGain(gain: Gain, left: number): number {
  let sum = 0;
  for (const resource in gain) {
    const name = resource as Resource;
    sum += (gain[name] ?? 0) * worthOf(name, left);
  }
  return sum;
}

/** Soft comparison: the chance that something with this lead stays ahead. */
export function chanceAhead(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale));
}
