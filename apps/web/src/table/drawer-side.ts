// What a table knows about its drawer before it is opened.
import type { ChatLine } from '@loggia/protocol';
import { useEffect, useRef, useState } from 'react';

export type DrawerSide = 'log' | 'chat';

/** Whether the drawer stands beside the board rather than over it. */
export const isBeside = () => matches('(min-width: 64rem)');
/** Whether there is room to have it open by default. */
export const isWide = () => matches('(min-width: 90rem)');

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** How many messages arrived since the chat was last open. */
export function useUnread(chat: readonly ChatLine[], isOpen: boolean): number {
  const last = chat.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  const known = useRef(false);
  useEffect(() => {
    // Messages from before we came are not unread.
    if (isOpen || (!known.current && last > 0)) setRead(last);
    if (last > 0) known.current = true;
  }, [isOpen, last]);
  return isOpen ? 0 : chat.filter(line => line.seq > read).length;
}
