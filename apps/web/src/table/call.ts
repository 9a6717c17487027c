// The call when a decision is yours: two soft bells, the title, the sign of the tab.
import { useEffect, useRef } from 'react';

/** Frequencies of the bells, a fifth apart, and when each is struck. */
const BELLS = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.16 },
] as const;
const LOUD = 0.12;
const RINGS = 0.9;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after it was touched; before that the call is silent. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const { pitch, after } of BELLS) {
    const at = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + RINGS);
  }
}

export interface Call {
  /** Whether the reader owes a decision. */
  turn: 'yours' | 'theirs';
  sound: 'on' | 'off';
  title: string;
  callTitle: string;
}

export function useCall({ turn, sound, title, callTitle }: Call): void {
  const before = useRef<Call['turn']>(turn);
  useEffect(() => {
    if (turn === 'yours' && before.current === 'theirs' && sound === 'on') ring();
    before.current = turn;
  }, [turn, sound]);
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
