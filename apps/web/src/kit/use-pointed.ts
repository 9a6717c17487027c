// The move of the target under the pointer or in focus: its effect is shown before it is made.
import { type SyntheticEvent, useState } from 'react';

interface Pointing<Move> {
  pointed: Move | undefined;
  /** For the element around all targets. */
  pointing: { onPointerOver(event: SyntheticEvent): void; onFocus(event: SyntheticEvent): void };
}

export function usePointed<Target extends string, Move>(
  glowing: ReadonlyMap<Target, Move>,
): Pointing<Move> {
  const [at, setAt] = useState<string>();
  const point = ({ target }: SyntheticEvent) =>
    setAt(
      target instanceof Element
        ? target.closest<HTMLElement>('[data-target]')?.dataset.target
        : undefined,
    );
  return {
    pointed: at === undefined ? undefined : glowing.get(at as Target),
    pointing: { onPointerOver: point, onFocus: point },
  };
}
