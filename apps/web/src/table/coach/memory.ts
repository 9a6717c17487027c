// What the coach remembers in this browser: whether it is wanted, and what it has told already.
import { isRecord } from '@loggia/kernel';
import type { Lesson } from '../../game/game-coach.ts';
import { persisted } from '../../net/persisted.ts';

export interface CoachMemory {
  state: 'on' | 'off';
  learnt: readonly string[];
}

export const coachMemory = persisted<CoachMemory>('loggia.coach', value => {
  const { state, learnt } = isRecord(value) ? value : {};
  return {
    state: state === 'off' ? 'off' : 'on',
    learnt: Array.isArray(learnt) ? learnt.filter(topic => typeof topic === 'string') : [],
  };
});

/** Somebody begins a first game: the coach is there and tells everything from the start. */
export function beginCoaching(): void {
  coachMemory.set({ state: 'on', learnt: [] });
}

export function switchCoach(state: CoachMemory['state']): void {
  coachMemory.set({ ...coachMemory.get(), state });
}

export function learn(lessons: readonly Lesson[]): void {
  const { state, learnt } = coachMemory.get();
  const fresh = lessons.map(({ topic }) => topic).filter(topic => !learnt.includes(topic));
  if (fresh.length > 0) coachMemory.set({ state, learnt: [...learnt, ...fresh] });
}
