// Everybody's points after each scoring, from the whole history of a finished game.
import { useEffect, useState } from 'react';
import type { AnyGameClient } from '../../boards/games.ts';
import { ask, LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';

/** One line of points per scoring, the first all zero. */
export type Points = readonly (readonly number[])[];

const PAGE = 500;

export function usePoints(
  { game, id }: TableId,
  bearer: string | undefined,
  { gained }: AnyGameClient,
  seats: number,
): Points {
  const [points, setPoints] = useState<Points>([]);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const lines: number[][] = [new Array<number>(seats).fill(0)];
      for (let from: number | undefined = 0; from !== undefined; ) {
        const page: { entries: { events: { type: string }[] }[]; next?: number | undefined } =
          await ask('history', {
            table: { game, id },
            bearer,
            query: { from, limit: PAGE },
            signal: abort.signal,
          });
        for (const event of page.entries.flatMap(({ events }) => events)) {
          const gains = gained(event);
          if (gains.length === 0) continue;
          const line = [...(lines.at(-1) ?? [])];
          for (const { seat, points: more } of gains) line[seat] = (line[seat] ?? 0) + more;
          lines.push(line);
        }
        from = page.next;
      }
      setPoints(lines);
    };
    read().catch(error => {
      // Without its history the standings are still there.
      if (!abort.signal.aborted && !(error instanceof LobbyError)) throw error;
    });
    return () => abort.abort();
  }, [game, id, bearer, gained, seats]);
  return points;
}
