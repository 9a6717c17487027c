// What a game's coach remembers in this browser: whether it is wanted, and what it has explained.
import { isRecord } from '@loggia/kernel';
import type { Lesson } from '../../game/game-coach.ts';
import { persisted, usePersisted } from '../../net/persisted.ts';

export interface CoachMemory {
  state: 'on' | 'off';
  learnt: readonly string[];
}

type Memories = Readonly<Record<string, CoachMemory>>;

function read(stored: unknown): CoachMemory {
  const { state, learnt } = isRecord(stored) ? stored : {};
  return {
    state: state === 'off' ? 'off' : 'on',
    learnt: Array.isArray(learnt) ? learnt.filter(topic => typeof topic === 'string') : [],
  };
}

/** By game. */
const memories = persisted<Memories>('loggia.coaches', stored =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([game, kept]) => [game, read(kept)]),
  ),
);

const BLANK: CoachMemory = { state: 'on', learnt: [] };

export const coachMemory = (game: string): CoachMemory => memories.get()[game] ?? BLANK;
export const useCoachMemory = (game: string): CoachMemory => usePersisted(memories)[game] ?? BLANK;

function remember(game: string, memory: CoachMemory): void {
  memories.set({ ...memories.get(), [game]: memory });
}

/** A first game begins: the coach is on and explains everything from the start. */
export function beginCoaching(game: string): void {
  remember(game, BLANK);
}

export function switchCoach(game: string, state: CoachMemory['state']): void {
  remember(game, { ...coachMemory(game), state });
}

export function learn(game: string, lessons: readonly Lesson[]): void {
  const { state, learnt } = coachMemory(game);
  const fresh = lessons.map(({ topic }) => topic).filter(topic => !learnt.includes(topic));
  if (fresh.length > 0) remember(game, { state, learnt: [...learnt, ...fresh] });
}
