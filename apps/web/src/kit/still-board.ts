// A board that can only be looked at, as in the pictures of the rules.
import type { Typed } from '@loggia/kernel';
import { PLAYER_LOOKS } from '../design/player-look.ts';
import type { SeatInfo } from '../game/board-props.ts';
import type { Board } from './board.ts';

const nothing = () => undefined;

/** Players without names. */
export const nobodies = (count: number): SeatInfo[] =>
  PLAYER_LOOKS.slice(0, count).map(look => ({ name: '', look, connected: true }));

export function stillBoard<
  View,
  Move extends Typed,
  Event extends Typed,
  Choice,
  Target extends string,
>(
  seen: Pick<
    Board<View, Move, Event, Choice, Target>,
    'view' | 'seat' | 'names' | 'legal' | 'rules'
  >,
): Board<View, Move, Event, Choice, Target> {
  return {
    ...seen,
    play: nothing,
    pending: false,
    settings: { motion: 'reduced', forced: 'ask', confirm: 'game' },
    moment: 'past',
    highlight: undefined,
    choice: undefined,
    choose: nothing,
    glowing: new Map(),
    goesOn: undefined,
  };
}
