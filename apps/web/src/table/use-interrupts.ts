// Events for which the table pauses, one after another. While one is shown, the table stays as it
// was before: nothing behind it gives away the outcome.
import type { Typed } from '@loggia/kernel';
import { useCallback, useState } from 'react';

interface Position<View> {
  view: View;
  moves: number;
}

interface Breath<View> {
  event: Typed;
  /** The position it led to; absent when it is shown again from the past. */
  view?: View;
}

export interface Interrupts<View> {
  current: Breath<View> | undefined;
  waiting: number;
  /** The position at which the table is held; absent while it is live. */
  still: Position<View> | undefined;
  /** The position before the last move, if we have seen one. */
  before: Position<View> | undefined;
  /** What has happened since the table was last live: more than one move if it was held. */
  untold: readonly Typed[];
  next(): void;
  skip(): void;
  /** Shows the interrupts among these events again, for readers of the log. */
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
  // During rendering, not afterwards: not even one frame may show the end before its scorings.
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

/** After the last pause the table continues. */
export function rest<View>(
  { still, ...was }: Omit<State<View>, 'queue'>,
  queue: readonly Breath<View>[],
): State<View> {
  return { ...was, queue, ...(queue.length > 0 && still && { still }) };
}
