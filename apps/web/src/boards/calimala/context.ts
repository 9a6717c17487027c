// The board of Calimala as its parts see it.
import type { Event, Move, View } from '@loggia/calimala';
import { createContext } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { type Board, useBoardOf } from '../../kit/board.ts';
import type { Choice, Target } from './model/choice.ts';

export type CalimalaProps = BoardProps<View, Move, Event>;
export type CalimalaBoard = Board<View, Move, Event, Choice, Target>;

export const BoardContext = createContext<CalimalaBoard | undefined>(undefined);
export const useBoard = () => useBoardOf(BoardContext);
