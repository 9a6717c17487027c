// Moments worth finding again: scorings, and the start of each round.
import type { Typed } from '@loggia/kernel';
import type { AnyGameClient } from '../../game/game-client.ts';

export interface Mark {
  /** After how many moves. */
  at: number;
  kind: 'scoring' | 'round';
  /** What happened; its sentence names the mark. */
  event: Typed;
}

/** One mark per move; a scoring takes precedence over a round. */
export function marksOf(
  entries: readonly { seq: number; events: readonly Typed[] }[],
  moment: AnyGameClient['moment'],
): Mark[] {
  let round: number | undefined;
  return entries.flatMap(({ seq, events }) => {
    const marks = events.flatMap((event): Mark[] => {
      const found = moment(event);
      if (found === undefined) return [];
      if (found === 'scoring') return [{ at: seq + 1, kind: 'scoring', event }];
      if (found.round === round) return [];
      round = found.round;
      return [{ at: seq + 1, kind: 'round', event }];
    });
    const mark = marks.find(({ kind }) => kind === 'scoring') ?? marks[0];
    return mark === undefined ? [] : [mark];
  });
}

/** The marked moment before or after one; else the start or end of the game. */
export const markBefore = (marks: readonly Mark[], at: number) =>
  marks.findLast(mark => mark.at < at)?.at ?? 0;
export const markAfter = (marks: readonly Mark[], at: number, moves: number) =>
  marks.find(mark => mark.at > at)?.at ?? moves;
