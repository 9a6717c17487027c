// What the coach says now: about the moment, and about what has just happened.
import type { Seat, Typed } from '@loggia/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyGameCoach } from '../../boards/lessons.ts';
import { lessonsToTell, type Told } from './coaching.ts';
import { coachMemory, learn } from './memory.ts';

/** The table as the coach sees it: the reader's view of the present. */
export interface Situation {
  game: string;
  view: unknown;
  seat: Seat;
  legal: readonly Typed[];
  events: readonly Typed[];
  moves: number;
}

/** A lesson counts as learnt once it was shown and its moment is over. */
export function useLessons(
  coach: AnyGameCoach,
  { game, view, seat, legal, moves }: Situation,
): Told[] {
  const [told, setTold] = useState<Told[]>([]);
  const lessons = coach.moment(view, seat, legal);
  // While others play, moments follow each other too fast to be read.
  const moment = legal.length === 0 ? lessons[0].topic : moves;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per moment, whatever else changes.
  useEffect(() => {
    const now = lessonsToTell(lessons, coachMemory(game).learnt);
    setTold(now);
    return () => learn(game, now);
  }, [coach, moment]);
  return told;
}

/** The first occurrence of something stays until it is dismissed, or the reader has moved on. */
export function useNews(coach: AnyGameCoach, { game, seat, legal, events, moves }: Situation) {
  const [news, setNews] = useState<Told[]>([]);
  const wasMine = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per move, whatever else changes.
  useEffect(() => {
    const { learnt } = coachMemory(game);
    const fresh = events
      .flatMap(event => coach.news(event, seat) ?? [])
      .filter(({ topic }) => !learnt.includes(topic))
      .map(lesson => ({ ...lesson, length: 'long' as const }));
    learn(game, fresh);
    const movedOn = wasMine.current;
    wasMine.current = legal.length > 0;
    setNews(waiting => [...(movedOn ? [] : waiting), ...fresh]);
  }, [coach, moves]);
  const understood = useCallback(() => setNews(([, ...rest]) => rest), []);
  return { latest: news[0], understood };
}
