// What the first page shows: the server's games, and its tables as they change.
import type { GameInfo, Match } from '@loggia/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cardOf } from '../boards/games.ts';
import { ListsConnection } from '../net/lists-connection.ts';
import { ask, type LobbyError } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import { forgetTable, keptTables } from '../net/seats.ts';
import { useReading } from '../net/use-lobby.ts';
import { type ListedTable, ownTables, yourTables } from './your-tables.ts';

export interface Offer {
  /** Those with a board in this client; absent until they are known. */
  games: GameInfo[] | undefined;
  /** Why the lists are missing. */
  error: LobbyError | undefined;
  yours: ListedTable[] | undefined;
  waiting: ListedTable[] | undefined;
  running: ListedTable[] | undefined;
}

export function useLists(): Offer {
  const kept = usePersisted(keptTables);
  const games = useReading(async signal => {
    const all = await ask('describeGames', { signal });
    return all.filter(({ name }) => cardOf(name));
  }, 'games');
  const [connection] = useState(
    () =>
      new ListsConnection({
        onConnect: games.refresh,
        onGone(id) {
          const gone = keptTables.get().find(table => table.id === id);
          if (gone !== undefined) forgetTable(gone);
        },
      }),
  );
  useEffect(() => {
    connection.open();
    return () => connection.close();
  }, [connection]);
  const asked = JSON.stringify(ownTables(kept));
  useEffect(() => connection.ask(JSON.parse(asked)), [connection, asked]);
  const { listed, own } = useSyncExternalStore(connection.subscribe, connection.snapshot);

  return useMemo(() => {
    const yours = own && yourTables(kept, own);
    const mine = new Set(yours?.map(({ match }) => match.matchID));
    // A table appears in one list only.
    const others = [...(listed?.values() ?? [])].filter(({ matchID }) => !mine.has(matchID));
    const those = (status: Match['status']) =>
      listed &&
      others
        .filter(match => match.status === status)
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .map(match => ({ match }));
    return {
      games: games.value,
      error: games.error,
      yours,
      waiting: those('waiting'),
      running: those('running'),
    };
  }, [games.value, games.error, kept, listed, own]);
}
