// The board of The Pillars of the Earth as its parts see it.
import type { Event, Move, View } from '@loggia/pillars';
import { createContext } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { type Board, useBoardOf } from '../../kit/board.ts';
import type { Choice, Target } from './model/choice.ts';

export type PillarsProps = BoardProps<View, Move, Event>;
export type PillarsBoard = Board<View, Move, Event, Choice, Target>;

export const BoardContext = createContext<PillarsBoard | undefined>(undefined);
export const useBoard = () => useBoardOf(BoardContext);
