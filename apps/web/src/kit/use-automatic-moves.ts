// Plays reactions that offer no choice, if the reader wants that, after a moment to see them.
import type { Seat, Typed } from '@loggia/kernel';
import { useEffect } from 'react';
import type { BoardProps } from '../game/board-props.ts';

const PAUSE = 700;

/** `find` names the move to play unasked; none as soon as there is anything to decide. */
export function useAutomaticMoves<View, Move extends Typed, Event extends Typed>(
  props: BoardProps<View, Move, Event>,
  find: (view: View, seat: Seat, legal: readonly Move[]) => Move | undefined,
): void {
  const { view, seat, legal, play, pending, settings, moment } = props;
  const move =
    settings.reactions === 'resolve' && moment === 'live' && !pending && seat !== null
      ? find(view, seat, legal)
      : undefined;
  useEffect(() => {
    if (move === undefined) return;
    const timer = setTimeout(() => play(move), PAUSE);
    return () => clearTimeout(timer);
  }, [move, play]);
}
