// A list read page by page; it starts over when the query changes.
import { useEffect, useRef, useState } from 'react';
import { LobbyError } from '../net/lobby-client.ts';

interface Page<Item> {
  items: readonly Item[];
  next: string | undefined;
}

export interface Pages<Item> {
  items: readonly Item[];
  isReading: boolean;
  error: LobbyError | undefined;
  /** Loads the next page; absent at the end. */
  more: (() => void) | undefined;
}

/** A page may be empty while later ones are not: load this many before asking the reader. */
const TURNED = 5;
/** Waits until the reader has stopped typing. */
const REST_MS = 250;

interface State<Item> extends Page<Item> {
  error?: LobbyError;
}

export function usePages<Item>(
  key: string,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
): Pages<Item> {
  const [state, setState] = useState<State<Item>>({ items: [], next: undefined });
  const [wanted, setWanted] = useState<{ key: string; cursor: string | undefined }>();
  const [done, setDone] = useState<typeof wanted>();
  const newest = useRef(read);
  newest.current = read;

  useEffect(() => {
    const rest = setTimeout(() => setWanted({ key, cursor: undefined }), REST_MS);
    return () => clearTimeout(rest);
  }, [key]);

  useEffect(() => {
    if (wanted === undefined) return;
    const abort = new AbortController();
    const turn = async (): Promise<Page<Item>> => {
      let page = await newest.current(wanted.cursor, abort.signal);
      for (let turned = 1; turned < TURNED; turned++) {
        if (page.items.length > 0 || page.next === undefined) break;
        page = await newest.current(page.next, abort.signal);
      }
      return page;
    };
    const isFirst = wanted.cursor === undefined;
    turn().then(
      page => {
        setState(before => ({
          ...page,
          items: isFirst ? page.items : [...before.items, ...page.items],
        }));
        setDone(wanted);
      },
      error => {
        if (abort.signal.aborted) return;
        if (!(error instanceof LobbyError)) throw error;
        setState(before => ({ ...(isFirst ? { items: [], next: undefined } : before), error }));
        setDone(wanted);
      },
    );
    return () => abort.abort();
  }, [wanted]);

  const { items, next, error } = state;
  const isReading = done === undefined || done !== wanted || done.key !== key;
  const more = next === undefined ? undefined : () => setWanted({ key, cursor: next });
  return { items, isReading, error, more };
}
