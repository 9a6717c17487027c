// Who sits where and who is reading, for every part of a table that names or draws a player.
import type { BySeat, Message, Seat } from '@loggia/kernel';
import { createContext, type ReactNode, use, useState } from 'react';
import type { SeatInfo } from '../game/board-props.ts';
import { capital, type Part, plain } from '../i18n/message.ts';
import { useText } from '../i18n/use-text.ts';

const nobody: BySeat<SeatInfo> = [];
const NamesContext = createContext<BySeat<SeatInfo>>(nobody);
const ReaderContext = createContext<Seat | null>(null);

interface Props {
  names: BySeat<SeatInfo>;
  /** Who is addressed as "you"; `null` for spectators. */
  reader: Seat | null;
  children: ReactNode;
}

export function Names({ names, reader, children }: Props) {
  return (
    <NamesContext value={useSteady(names)}>
      <ReaderContext value={reader}>{children}</ReaderContext>
    </NamesContext>
  );
}

export function useNames(): BySeat<SeatInfo> {
  return use(NamesContext);
}

/** A player's name on its own; the reader is "You". */
export function useName(): (seat: Seat) => string {
  const names = useNames();
  const reader = use(ReaderContext);
  const { t } = useText();
  return seat => (seat === reader ? capital(t('kit.you')) : nameOf(names, seat, t('kit.neutral')));
}

/** A message in parts, addressed to the reader. */
export function useSay(): (key: string, params?: Message['params']) => Part[] {
  const { say } = useText();
  const reader = use(ReaderContext);
  return (key, params) => say(key, params, reader);
}

/** The same as plain text, for titles and screen readers. */
export function useSpoken(): (key: string, params?: Message['params']) => string {
  const say = useSay();
  const names = useNames();
  const { t } = useText();
  return (key, params) => plain(say(key, params), seat => nameOf(names, seat, t('kit.neutral')));
}

/** Neutral pieces have the seat number after the last. */
const nameOf = (names: BySeat<SeatInfo>, seat: Seat, neutral: string) =>
  names[seat]?.name ?? neutral;

/** Keeps the same object for the same names, so that pieces are not redrawn with every position. */
function useSteady(names: BySeat<SeatInfo>): BySeat<SeatInfo> {
  const text = JSON.stringify(names.map(({ name, look, bot }) => [name, look, bot]));
  const [steady, setSteady] = useState({ text, names });
  if (steady.text === text) return steady.names;
  setSteady({ text, names });
  return names;
}
