// The table's sounds, and the signal when it is your turn: bells, the title, the tab's icon.
import type { Typed } from '@loggia/kernel';
import { useEffect, useRef } from 'react';
import type { Sound } from '../design/sounds.ts';
import type { AnyGameClient } from '../game/game-client.ts';
import { LOUDEST } from '../shared/settings.ts';

/** The code that makes tones is loaded with the first sound. */
export async function sound(what: Sound, volume: number): Promise<void> {
  if (volume === 0) return;
  const { play } = await import('../design/sounds.ts');
  play(what, volume / LOUDEST);
}

/** Plays the most important sound of every move made while we watch. */
export function useSounds(
  { sounds }: AnyGameClient,
  { moves, events }: { moves: number; events: readonly Typed[] },
  volume: number,
): void {
  const last = useRef(moves);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move sounds once.
  useEffect(() => {
    const isNext = moves === last.current + 1;
    last.current = moves;
    const heard = events.map(({ type }) => sounds[type]);
    if (!isNext || volume === 0 || heard.every(one => one === undefined)) return;
    import('../design/sounds.ts').then(({ play, weightiest }) => {
      const what = weightiest(heard);
      if (what !== undefined) play(what, volume / LOUDEST);
    });
  }, [moves]);
}

export interface Call {
  /** Whether the reader owes a decision. */
  turn: 'yours' | 'theirs';
  volume: number;
  title: string;
  callTitle: string;
}

export function useCall({ turn, volume, title, callTitle }: Call): void {
  const before = useRef<Call['turn']>(turn);
  useEffect(() => {
    if (turn === 'yours' && before.current === 'theirs') void sound('call', volume);
    before.current = turn;
  }, [turn, volume]);
  useEffect(() => {
    document.title = turn === 'yours' ? `● ${callTitle}` : title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = turn === 'yours' ? '/favicon-call.svg' : '/favicon.svg';
  }, [turn, title, callTitle]);
  useEffect(
    () => () => {
      document.title = 'Loggia';
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = '/favicon.svg';
    },
    [],
  );
}
