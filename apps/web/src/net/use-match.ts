// An open table for a component: connected while it is mounted.
import type { Nudge, Refused } from '@loggia/protocol';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MatchOptions, MatchSnapshot } from './match-connection.ts';
import { MatchConnection } from './match-connection.ts';

export interface LiveMatch extends MatchSnapshot {
  play: MatchConnection['play'];
  say: MatchConnection['say'];
}

/** The options are read once: use a key that changes with table and seat. */
export function useMatch(options: MatchOptions): LiveMatch {
  const told = useRef(options);
  told.current = options;
  const [connection] = useState(
    () =>
      new MatchConnection({
        ...options,
        onRefused: (refused: Refused) => told.current.onRefused(refused),
        onNudged: (nudge: Nudge) => told.current.onNudged(nudge),
      }),
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const snapshot = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const [deeds] = useState(() => ({
    play: connection.play.bind(connection),
    say: connection.say.bind(connection),
  }));
  return { ...snapshot, ...deeds };
}
