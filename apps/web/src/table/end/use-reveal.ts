// The standings are revealed from the last place to the first, with a pause before each.
import { useEffect, useState } from 'react';

const BREATH = 1400;

/**
 * How many places have been revealed, starting with the last: step by step, all at once, or none
 * yet.
 */
export function useReveal(
  places: number,
  how: 'slowly' | 'at once' | 'later',
): { told: number; tellAll(): void } {
  const [told, setTold] = useState(0);
  const isOver = how === 'at once' || told >= places;
  useEffect(() => {
    if (isOver || how === 'later') return;
    const timer = setTimeout(() => setTold(count => count + 1), BREATH);
    return () => clearTimeout(timer);
  });
  return { told: isOver ? places : told, tellAll: () => setTold(places) };
}
