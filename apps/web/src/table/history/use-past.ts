// A look at the past: the position after a number of moves, as this viewer may know it.
import type { Match } from '@loggia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';

export interface Past {
  /** After how many moves; `undefined` while the table is live. */
  at: number | undefined;
  /** The position at that moment; the previous one stays until it arrives. */
  view: unknown;
  /** The moment of that position. */
  shown: number | undefined;
  look(moves: number): void;
  live(): void;
}

type MatchStatus = Match['status'];

const KEPT = 60;
const REST = 60;
/** How long to wait after asking too often, or without an answer. */
const AGAIN = 1000;

export function usePast(
  { game, id }: TableId,
  bearer: string | undefined,
  { start, status }: { start: number | undefined; status: MatchStatus },
): Past {
  const [at, setAt] = useState(start);
  const [shown, setShown] = useState<{ at: number; view: unknown }>();
  const frames = useRef(new Map<number, unknown>());

  // Hidden things are public once the game is over: earlier answers are outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => frames.current.clear(), [status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (at === undefined) return;
    const kept = frames.current.get(at);
    if (kept !== undefined) {
      setShown({ at, view: kept });
      return;
    }
    const abort = new AbortController();
    // A slider passes many moments; only where it stops is worth asking for.
    let timer = setTimeout(() => read(at), REST);
    async function read(moves: number) {
      try {
        const frame = await ask('viewAt', {
          table: { game, id },
          bearer,
          query: { moves },
          signal: abort.signal,
        });
        if (frames.current.size >= KEPT) frames.current.clear();
        frames.current.set(moves, frame.view);
        setShown({ at: moves, view: frame.view });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (!(error instanceof LobbyError)) throw error;
        if (isPassing(error)) timer = setTimeout(() => read(moves), AGAIN);
      }
    }
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [at, game, id, bearer, status]);

  const live = useCallback(() => setAt(undefined), []);
  return { at, view: shown?.view, shown: shown?.at, look: setAt, live };
}

const isPassing = ({ code }: LobbyError) => code === 'request.too-many' || code === 'network';
