// The board of The Pillars of the Earth as its parts see it.
import { type Event, type Move, pillars, type View } from '@loggia/pillars';
import { createContext } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { type Board, useBoardOf } from '../../kit/board.ts';
import { useWhyNot } from '../../kit/why.tsx';
import type { Choice, Target } from './model/choice.ts';

export type PillarsProps = BoardProps<View, Move, Event>;

export interface PillarsBoard extends Board<View, Move, Event, Choice, Target> {
  /** The move of the target under the pointer or in focus: its consequences are shown. */
  pointed: Move | undefined;
}

export const BoardContext = createContext<PillarsBoard | undefined>(undefined);
export const useBoard = () => useBoardOf(BoardContext);
/** The rules' own reason against a move. */
export const useReason = () => useWhyNot(pillars, useBoard());
