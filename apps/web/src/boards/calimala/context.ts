// The board of Calimala as its parts see it.
import { calimala, type Event, type Move, type View } from '@loggia/calimala';
import { createContext } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { type Board, useBoardOf } from '../../kit/board.ts';
import { useWhyNot } from '../../kit/why.tsx';
import type { Choice, Target } from './model/choice.ts';

export type CalimalaProps = BoardProps<View, Move, Event>;
export type CalimalaBoard = Board<View, Move, Event, Choice, Target>;

export const BoardContext = createContext<CalimalaBoard | undefined>(undefined);
export const useBoard = () => useBoardOf(BoardContext);
/** The rules' own reason against a move. */
export const useReason = () => useWhyNot(calimala, useBoard());
