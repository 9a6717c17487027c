// Who sits where, for every part of a table that names or draws a player.
import type { BySeat, Seat } from '@loggia/kernel';
import { createContext, type ReactNode, use, useState } from 'react';
import type { SeatInfo } from '../game/board-props.ts';

const nobody: BySeat<SeatInfo> = [];
const NamesContext = createContext<BySeat<SeatInfo>>(nobody);

export function Names({ names, children }: { names: BySeat<SeatInfo>; children: ReactNode }) {
  return <NamesContext value={useSteady(names)}>{children}</NamesContext>;
}

export function useNames(): BySeat<SeatInfo> {
  return use(NamesContext);
}

/** A player's name in words. */
export function useName(): (seat: Seat) => string {
  const names = useNames();
  return seat => names[seat]?.name ?? `#${seat + 1}`;
}

/** The same names by the same object, so that pieces are not drawn again with every position. */
function useSteady(names: BySeat<SeatInfo>): BySeat<SeatInfo> {
  const text = JSON.stringify(names.map(({ name, look }) => [name, look]));
  const [steady, setSteady] = useState({ text, names });
  if (steady.text === text) return steady.names;
  setSteady({ text, names });
  return names;
}
