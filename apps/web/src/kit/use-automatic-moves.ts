// Plays reactions that offer no choice, if the reader wants that, after a moment to see them.
import { useEffect } from 'react';
import type { CalimalaProps } from '../boards/calimala/context.ts';
import { automaticMove } from '../boards/calimala/model/automatic.ts';

const PAUSE = 700;

export function useAutomaticMoves(props: CalimalaProps): void {
  const { view, seat, legal, play, pending, settings, moment } = props;
  const move =
    settings.reactions === 'resolve' && moment === 'live' && !pending && seat !== null
      ? automaticMove(view, seat, legal)
      : undefined;
  useEffect(() => {
    if (move === undefined) return;
    const timer = setTimeout(() => play(move), PAUSE);
    return () => clearTimeout(timer);
  }, [move, play]);
}
