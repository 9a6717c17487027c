// A replay that plays by itself: the next move once the last one has been shown long enough.
import { useEffect, useState } from 'react';

/** Relative to a comfortable reading speed. */
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
  /** The moment whose position is on the board: the replay waits for it. */
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
      // At the end it starts over.
      if (!isPlaying && at >= moves) look(0);
      setWish(isPlaying ? 'pause' : 'play');
    },
    faster: () => setSpeed(now => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? SPEEDS[0]),
  };
}
