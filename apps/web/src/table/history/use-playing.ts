// A replay that goes on by itself: the next move when the last one has been looked at long enough.
import { useEffect, useState } from 'react';

/** How many times as fast as one reads comfortably. */
const SPEEDS = [1, 2, 4, 0.5] as const;
type Speed = (typeof SPEEDS)[number];
const READING_MS = 1600;

export interface Playing {
  isPlaying: boolean;
  speed: Speed;
  toggle(): void;
  faster(): void;
}

export interface Reel {
  at: number;
  moves: number;
  /** The moment whose position is on the board: nothing goes on before it is there. */
  shown: number | undefined;
  look(moves: number): void;
}

export function usePlaying({ at, moves, shown, look }: Reel): Playing {
  const [wish, setWish] = useState<'play' | 'pause'>('pause');
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wish === 'play' && at < moves;
  useEffect(() => {
    if (!isPlaying || shown !== at) return;
    const timer = setTimeout(() => {
      look(at + 1);
      if (at + 1 >= moves) setWish('pause');
    }, READING_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, at, moves, speed, look]);
  return {
    isPlaying,
    speed,
    toggle() {
      // From the end it begins anew.
      if (!isPlaying && at >= moves) look(0);
      setWish(isPlaying ? 'pause' : 'play');
    },
    faster: () => setSpeed(now => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? SPEEDS[0]),
  };
}
