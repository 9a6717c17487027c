// Reads of the lobby that keep themselves fresh.
import { useCallback, useEffect, useRef, useState } from 'react';
import { LobbyError } from './lobby-client.ts';

export interface Fresh<T> {
  value: T | undefined;
  error: LobbyError | undefined;
  /** Reads at once, for after a change of our own. */
  refresh(): void;
}

/** Reads now and every so many milliseconds while the page is visible; the last answer stays. */
export function usePolling<T>(
  read: (signal: AbortSignal) => Promise<T>,
  every: number,
  key: string,
): Fresh<T> {
  const [state, setState] = useState<{ value?: T; error?: LobbyError; key: string }>({ key });
  const [turn, setTurn] = useState(0);
  const reader = useRef(read);
  reader.current = read;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or key reads again.
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const round = async () => {
      if (document.visibilityState === 'visible') {
        try {
          const value = await reader.current(abort.signal);
          setState({ value, key });
        } catch (error) {
          if (abort.signal.aborted) return;
          if (!(error instanceof LobbyError)) throw error;
          setState(last => ({ ...(last.key === key ? last : {}), error, key }));
        }
      }
      if (!abort.signal.aborted) timer = setTimeout(round, every);
    };
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      round();
    };
    document.addEventListener('visibilitychange', wake);
    round();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [key, every, turn]);

  const refresh = useCallback(() => setTurn(count => count + 1), []);
  const current = state.key === key ? state : { key };
  return { value: current.value, error: current.error, refresh };
}
