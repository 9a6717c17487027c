// The slider's marks, from everything that has happened so far.
import type { HistoryEntry } from '@loggia/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGameClient } from '../../game/game-client.ts';
import { LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';
import { wholeHistory } from '../../net/whole-history.ts';
import { type Mark, marksOf } from './marks.ts';

export function useMarks(
  { game, id }: TableId,
  bearer: string | undefined,
  { moment }: AnyGameClient,
  moves: number,
): Mark[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const known = useRef(entries);
  known.current = entries;
  useEffect(() => {
    const from = known.current.length;
    if (from >= moves) return;
    const abort = new AbortController();
    wholeHistory({ table: { game, id }, bearer, from, signal: abort.signal }).then(
      more => setEntries([...known.current.slice(0, from), ...more]),
      error => {
        // Without marks the slider still works.
        if (!abort.signal.aborted && !(error instanceof LobbyError)) throw error;
      },
    );
    return () => abort.abort();
  }, [game, id, bearer, moves]);
  return useMemo(() => marksOf(entries, moment), [entries, moment]);
}
