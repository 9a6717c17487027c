// What happened at a table, as a window over its history: the same size however long the game.
import type { Typed } from '@loggia/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';

/** One move and its events. */
export interface LogEntry {
  seq: number;
  events: readonly Typed[];
}

export interface MatchLog {
  /** None before the first move, and before they have been read. */
  entries: readonly LogEntry[];
  /** Whether there is anything to read. */
  isBegun: boolean;
  /** Whether the window ends with the last move. */
  following: boolean;
  earlier: (() => void) | undefined;
  latest(): void;
}

const PAGE = 40;
const WINDOW = 120;

export interface LogSource {
  table: TableId;
  bearer: string | undefined;
  /** How many moves were made, and the events of the last. */
  moves: number;
  events: readonly Typed[];
  /** The moment being viewed, if not the present: the window follows it. */
  at?: number | undefined;
}

export function useLog({ table, bearer, moves, events, at }: LogSource): MatchLog {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [following, setFollowing] = useState(true);
  const known = useRef({ entries, moves });
  known.current = { entries, moves };
  const { game, id } = table;
  const isPast = at !== undefined;

  const read = useCallback(
    async (from: number, limit: number): Promise<LogEntry[]> => {
      if (limit <= 0) return [];
      try {
        const page = await ask('history', { table: { game, id }, bearer, query: { from, limit } });
        return page.entries;
      } catch (error) {
        if (!(error instanceof LobbyError)) throw error;
        return [];
      }
    },
    [game, id, bearer],
  );

  const latest = useCallback(async () => {
    const until = known.current.moves;
    const from = Math.max(0, until - PAGE);
    setFollowing(true);
    // The lobby knows more than is shown while the table stands still.
    setEntries(await read(from, until - from));
  }, [read]);

  useEffect(() => {
    const last = known.current.entries.at(-1)?.seq ?? -1;
    if (isPast || !following || moves - 1 <= last) return;
    if (moves - 1 === last + 1) {
      setEntries(before => [...before, { seq: moves - 1, events }].slice(-WINDOW));
      return;
    }
    // We came late, or were away: the lobby knows what we missed.
    latest();
  }, [moves, events, following, latest, isPast]);

  useEffect(() => {
    if (at === undefined) return;
    const { entries: before, moves: made } = known.current;
    const [from, to] = [before[0]?.seq ?? made, before.at(-1)?.seq ?? -1];
    if (Math.max(0, at - 1) >= from && at - 1 <= to) return;
    let isWanted = true;
    const start = Math.max(0, at - PAGE / 2);
    read(start, PAGE).then(page => {
      if (isWanted && page.length > 0) setEntries(page);
    });
    return () => {
      isWanted = false;
    };
  }, [at, read]);

  const first = entries[0]?.seq ?? 0;
  const earlier = useCallback(async () => {
    const from = Math.max(0, first - PAGE);
    const page = await read(from, first - from);
    setEntries(before => {
      const next = [...page, ...before.filter(({ seq }) => seq >= first)];
      if (next.length > WINDOW) setFollowing(false);
      return next.slice(0, WINDOW);
    });
  }, [first, read]);

  const isBegun = moves > 0;
  return { entries, isBegun, following, earlier: first > 0 ? earlier : undefined, latest };
}
