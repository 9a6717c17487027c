// Which lessons of a moment are told: everything once, then in short, never too much at a time.
import type { Lesson } from '../../game/game-coach.ts';

export interface Told extends Lesson {
  length: 'long' | 'short';
}

/**
 * The kind of decision comes first, in full when it is new. Once it is known a few words will do,
 * and there is room for one special detail that has not been told yet.
 */
export function lessonsToTell(
  [kind, ...details]: readonly [Lesson, ...Lesson[]],
  learnt: readonly string[],
): Told[] {
  if (!learnt.includes(kind.topic)) return [{ ...kind, length: 'long' }];
  const detail = details.find(({ topic }) => !learnt.includes(topic));
  return [
    { ...kind, length: 'short' },
    ...(detail === undefined ? [] : [{ ...detail, length: 'long' as const }]),
  ];
}
