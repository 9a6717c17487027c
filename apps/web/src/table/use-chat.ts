// The chat of a table: earlier messages from the lobby, new ones from the socket.
import type { ChatLine } from '@loggia/protocol';
import { useEffect, useMemo, useState } from 'react';
import { ask, LobbyError } from '../net/lobby-client.ts';
import type { TableId } from '../net/seats.ts';

const KEPT = 200;

export function useChat(
  { game, id }: TableId,
  bearer: string | undefined,
  present: readonly ChatLine[],
): readonly ChatLine[] {
  const [past, setPast] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    ask('chat', { table: { game, id }, bearer, signal: abort.signal }).then(
      ({ messages }) => setPast(messages),
      error => {
        // Without its history the chat still works.
        if (!(error instanceof LobbyError) && !abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [game, id, bearer]);
  return useMemo(() => {
    const known = new Set(past.map(line => line.seq));
    return [...past, ...present.filter(line => !known.has(line.seq))].slice(-KEPT);
  }, [past, present]);
}
