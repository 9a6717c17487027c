// One tab stop for a whole grid; the arrow keys move between items.
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isArrow, type Spot, towards } from './grid.ts';

export interface GridKeys<T> {
  /** For the element around the grid. */
  grid: { ref: RefObject<HTMLDivElement | null>; onKeyDown(event: KeyboardEvent): void };
  /** For an item's control. */
  cell(thing: T): { 'data-cell': T; tabIndex: number; onFocus(): void };
}

export function useGridKeys<T extends string | number>(
  things: readonly T[],
  spotOf: (thing: T) => Spot,
  first: T,
): GridKeys<T> {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(first);

  function onKeyDown(event: KeyboardEvent) {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = towards(things, spotOf, stop, event.key);
    setStop(next);
    ref.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return {
    grid: { ref, onKeyDown },
    cell: thing => ({
      'data-cell': thing,
      tabIndex: thing === stop ? 0 : -1,
      onFocus: () => setStop(thing),
    }),
  };
}
