// The whole history of a finished game, for everything computed from it.
import type { HistoryEntry } from '@loggia/protocol';
import { useEffect, useState } from 'react';
import { LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';
import { wholeHistory } from '../../net/whole-history.ts';

export function useStory(
  { game, id }: TableId,
  bearer: string | undefined,
): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    wholeHistory({ table: { game, id }, bearer, signal: abort.signal }).then(setEntries, error => {
      // Without its history the standings are still shown.
      if (!abort.signal.aborted && !(error instanceof LobbyError)) throw error;
    });
    return () => abort.abort();
  }, [game, id, bearer]);
  return entries;
}
