// Everybody's points after each scoring, from the whole history of a finished game.
import type { BySeat, Result } from '@loggia/kernel';
import { useEffect, useState } from 'react';
import type { AnyGameClient } from '../../game/game-client.ts';
import { type Points, pointsOverTime } from '../../kit/score/points.ts';
import { LobbyError } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';
import { wholeHistory } from '../../net/whole-history.ts';

export function usePoints(
  { game, id }: TableId,
  bearer: string | undefined,
  { gained }: AnyGameClient,
  result: Result,
): Points {
  const [points, setPoints] = useState<Points>([]);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const entries = await wholeHistory({ table: { game, id }, bearer, signal: abort.signal });
      const events = entries.flatMap(entry => entry.events);
      setPoints(pointsOverTime(events, gained, scores(result)));
    };
    read().catch(error => {
      // Without its history the standings are still there.
      if (!abort.signal.aborted && !(error instanceof LobbyError)) throw error;
    });
    return () => abort.abort();
  }, [game, id, bearer, gained, result]);
  return points;
}

function scores({ standings }: Result): BySeat<number> {
  return standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
}
