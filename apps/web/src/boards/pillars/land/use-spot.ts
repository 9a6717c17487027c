// What a builder on a spot would bring the reader, and what speaks against it.
import { consequences, type Goods } from '@loggia/pillars';
import { useBoard } from '../context.ts';
import type { Target } from '../model/choice.ts';
import { amountsOf } from '../model/goods.ts';
import { warningsOf } from '../model/warnings.ts';
import { useWarningWords } from '../pieces/warnings.tsx';

export interface SpotPreview {
  /** Not the price, which is the same everywhere. */
  gain: Goods | undefined;
  /** Warnings in words, appended to the name of the spot. */
  warned: string;
}

export function useSpot(target: Target): SpotPreview {
  const { view, seat, glowing } = useBoard();
  const words = useWarningWords();
  const move = glowing.get(target);
  if (move === undefined || seat === null) return { gain: undefined, warned: '' };
  const { gain } = consequences(view, seat, move);
  const price = move.type === 'place' && view.part === 'drawing' ? view.price : 0;
  const brought = { ...gain, gold: (gain.gold ?? 0) + price };
  return {
    gain: amountsOf(brought).length > 0 ? brought : undefined,
    warned: words(warningsOf(view, seat, move)),
  };
}
