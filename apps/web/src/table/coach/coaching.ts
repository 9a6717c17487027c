// Which lessons of a moment are told: everything once, then shorter, never too much at a time.
import type { Lesson } from '../../game/game-coach.ts';

export interface Told extends Lesson {
  length: 'long' | 'short';
}

/**
 * The kind of decision comes first, in full when it is new. Once it is known a few words do, and
 * there is room for one thing that is special about this one and was not told yet.
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
