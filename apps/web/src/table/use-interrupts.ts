// Events for which the table pauses for a breath, one after the other. While one is shown, the table
// stands still as it was before: nothing behind it tells how it ends.
import type { Typed } from '@loggia/kernel';
import { useCallback, useState } from 'react';

interface Position<View> {
  view: View;
  moves: number;
}

interface Breath<View> {
  event: Typed;
  /** The position it led to; absent where the past is read again. */
  view?: View;
}

export interface Interrupts<View> {
  current: Breath<View> | undefined;
  waiting: number;
  /** The position the table stands still at; absent while it goes on. */
  still: Position<View> | undefined;
  /** The position before the last move, if there was one since we came. */
  before: Position<View> | undefined;
  /** What has happened since the table last went on: more than one move if it stood still. */
  untold: readonly Typed[];
  next(): void;
  skip(): void;
  /** Shows those among the events once more, for readers of the log. */
  show(events: readonly Typed[]): void;
}

export interface State<View> {
  seen: Position<View>;
  before?: Position<View>;
  queue: readonly Breath<View>[];
  still?: Position<View>;
  untold: readonly Typed[];
}

export function useInterrupts<View extends { events: readonly Typed[] }>(
  interrupts: (event: Typed) => boolean,
  { view, moves }: Position<View>,
): Interrupts<View> {
  const [state, setState] = useState<State<View>>({
    seen: { view, moves },
    queue: [],
    untold: view.events,
  });
  let now = state;
  // While drawing, not afterwards: not even a glimpse of the end comes before its scorings.
  if (state.seen.view !== view || state.seen.moves !== moves) {
    now = noticed(state, { view, moves }, interrupts);
    setState(now);
  }
  const next = useCallback(() => setState(({ queue, ...was }) => rest(was, queue.slice(1))), []);
  const skip = useCallback(() => setState(was => rest(was, [])), []);
  const show = useCallback(
    (past: readonly Typed[]) =>
      setState(({ still: _, ...was }) => ({
        ...was,
        queue: past.filter(interrupts).map(event => ({ event })),
      })),
    [interrupts],
  );
  const { queue, still, before, untold } = now;
  return { current: queue[0], waiting: queue.length, still, before, untold, next, skip, show };
}

export function noticed<View extends { events: readonly Typed[] }>(
  { seen, queue, still, before = seen, untold }: State<View>,
  now: Position<View>,
  interrupts: (event: Typed) => boolean,
): State<View> {
  const isMove = now.moves !== seen.moves;
  // What happened before we came is in the log.
  const news = now.moves === seen.moves + 1 ? now.view.events.filter(interrupts) : [];
  const at = still ?? (news.length > 0 ? seen : undefined);
  const coming = news.map(event => ({ event, view: now.view }));
  return {
    seen: now,
    before: isMove ? seen : before,
    queue: [...queue, ...coming],
    untold: isMove ? [...(still === undefined ? [] : untold), ...now.view.events] : untold,
    ...(at && { still: at }),
  };
}

/** When the last breath is taken, the table goes on. */
export function rest<View>(
  { still, ...was }: Omit<State<View>, 'queue'>,
  queue: readonly Breath<View>[],
): State<View> {
  return { ...was, queue, ...(queue.length > 0 && still && { still }) };
}
