// A look at the past: the position after so many moves, as this viewer may know it.
import { useEffect, useRef, useState } from 'react';
import { ask, LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';

export interface Moment {
  /** After how many moves; nothing while the table is live. */
  at: number | undefined;
  /** The position then; the one before stays until it is there. */
  view: unknown;
  look(moves: number): void;
  live(): void;
}

const KEPT = 60;
const REST = 60;

export function useMoment(
  { game, id }: TableId,
  bearer: string | undefined,
  start: number | undefined,
): Moment {
  const [at, setAt] = useState(start);
  const [view, setView] = useState<unknown>();
  const frames = useRef(new Map<number, unknown>());

  useEffect(() => {
    if (at === undefined) return;
    const kept = frames.current.get(at);
    if (kept !== undefined) {
      setView(kept);
      return;
    }
    const abort = new AbortController();
    // A slider passes many moments; only where it rests is worth asking for.
    const timer = setTimeout(async () => {
      try {
        const frame = await ask('viewAt', {
          table: { game, id },
          bearer,
          query: { moves: at },
          signal: abort.signal,
        });
        if (frames.current.size >= KEPT) frames.current.clear();
        frames.current.set(at, frame.view);
        setView(frame.view);
      } catch (error) {
        if (!abort.signal.aborted && !(error instanceof LobbyError)) throw error;
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [at, game, id, bearer]);

  return { at, view, look: setAt, live: () => setAt(undefined) };
}
