// The board of The Capitals as its parts see it.
import { capitals, type Event, type Move, type View } from '@loggia/capitals';
import { createContext } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { type Board, useBoardOf } from '../../kit/board.ts';
import { useWhyNot } from '../../kit/why.tsx';
import type { Choice, Target } from './model/choice.ts';

export type CapitalsProps = BoardProps<View, Move, Event>;

export interface CapitalsBoard extends Board<View, Move, Event, Choice, Target> {
  /** The move of the target under the pointer or in focus: its consequences are shown. */
  pointed: Move | undefined;
}

export const BoardContext = createContext<CapitalsBoard | undefined>(undefined);
export const useBoard = () => useBoardOf(BoardContext);
/** The rules' own reason against a move. */
export const useReason = () => useWhyNot(capitals, useBoard());
