// The lobby for components: a read that is retried after a network failure, and an action whose
// refusal is shown to the reader.
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../design/toast.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { LobbyError, retried } from './lobby-client.ts';

export interface Read<T> {
  value: T | undefined;
  error: LobbyError | undefined;
  /** Reads again, after a change of our own. */
  refresh(): void;
}

/** How long to wait before asking again; also asked when the network is back. */
const AGAIN_MILLISECONDS = 2000;

export function useReading<T>(read: (signal: AbortSignal) => Promise<T>, key: string): Read<T> {
  const [state, setState] = useState<{ value?: T; error?: LobbyError; key: string }>({ key });
  const [turn, setTurn] = useState(0);
  const reader = useRef(read);
  reader.current = read;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or key reads again.
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const round = async () => {
      try {
        const value = await reader.current(abort.signal);
        if (!abort.signal.aborted) setState({ value, key });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (!(error instanceof LobbyError)) throw error;
        const isAskedAgain = error.code === 'network';
        const told = isAskedAgain ? retried(error) : error;
        setState(last => ({ ...(last.key === key ? last : {}), error: told, key }));
        if (isAskedAgain) timer = setTimeout(round, AGAIN_MILLISECONDS);
      }
    };
    round();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [key, turn]);

  const refresh = useCallback(() => setTurn(count => count + 1), []);
  const current = state.key === key ? state : { key };
  return { value: current.value, error: current.error, refresh };
}

/** Performs an action at the lobby; the `game` may have its own text for a refusal. */
export function useAttempt(game?: string) {
  const speech = useText();
  return async (deed: () => Promise<unknown>): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      notify(refusalText(speech, error, game), 'refused');
    }
  };
}
