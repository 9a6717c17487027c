// Events for which the table pauses for a breath, one after the other.
import type { Typed } from '@loggia/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Interrupts {
  current: Typed | undefined;
  waiting: number;
  next(): void;
  skip(): void;
  /** Shows those among the events once more, for whoever reads the log. */
  show(events: readonly Typed[]): void;
}

export function useInterrupts(
  interrupts: (event: Typed) => boolean,
  moves: number | undefined,
  events: readonly Typed[],
): Interrupts {
  const [queue, setQueue] = useState<readonly Typed[]>([]);
  const seen = useRef(moves);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per move, whatever else changes.
  useEffect(() => {
    // What happened before we came is in the log.
    const missed = seen.current === undefined || moves === undefined;
    const isNext = !missed && moves === (seen.current ?? 0) + 1;
    seen.current = moves;
    if (isNext) setQueue(waiting => [...waiting, ...events.filter(interrupts)]);
  }, [moves]);
  const next = useCallback(() => setQueue(waiting => waiting.slice(1)), []);
  const skip = useCallback(() => setQueue([]), []);
  const show = useCallback(
    (past: readonly Typed[]) => setQueue(past.filter(interrupts)),
    [interrupts],
  );
  return { current: queue[0], waiting: queue.length, next, skip, show };
}
