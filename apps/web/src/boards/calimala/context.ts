// What the parts of the board share: who sits where, and the table with the reader's choice.
import type { Event, Move, View } from '@loggia/calimala';
import type { BySeat, Seat } from '@loggia/kernel';
import { createContext, useContext, useState } from 'react';
import type { BoardProps, SeatInfo } from '../../game/board-props.ts';
import type { Choice, Target } from './model/choice.ts';

export type CalimalaProps = BoardProps<View, Move, Event>;

export interface Table extends CalimalaProps {
  choice: Choice | undefined;
  /** Begins, changes or (without an argument) drops a choice. */
  choose(choice?: Choice): void;
  /** The spots that glow, with the move each plays. */
  glowing: ReadonlyMap<Target, Move>;
}

const nobody: BySeat<SeatInfo> = [];
export const NamesContext = createContext<BySeat<SeatInfo>>(nobody);
export const TableContext = createContext<Table | undefined>(undefined);

export function useNames(): BySeat<SeatInfo> {
  return useContext(NamesContext);
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part belongs on a board');
  return table;
}

/** The same names by the same object, so that pieces are not drawn again with every position. */
export function useSteadyNames(names: BySeat<SeatInfo>): BySeat<SeatInfo> {
  const text = JSON.stringify(names.map(({ name, look }) => [name, look]));
  const [steady, setSteady] = useState({ text, names });
  if (steady.text === text) return steady.names;
  setSteady({ text, names });
  return names;
}

/** A player's name in words. */
export function useName(): (seat: Seat) => string {
  const names = useNames();
  return seat => names[seat]?.name ?? `#${seat + 1}`;
}
