// Focus never gets lost: a control that vanishes hands it to the decision, a choice to its targets.
import { type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../model/choice.ts';

export function useFocusKeeper(choice: Choice | undefined): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const began = useRef<Element | null>(null);
  const kind =
    choice === undefined ? undefined : `${choice.kind}.${'action' in choice ? choice.action : ''}`;

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const note = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && board.contains(event.target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // After every change of the board: the focused control may be gone.
  useEffect(() => {
    const board = root.current;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (board === null || !inside.current || !lost) return;
    const next =
      board.querySelector<HTMLElement>('[data-decision] button:not(:disabled)') ??
      board.querySelector<HTMLElement>('[data-decision]');
    next?.focus({ preventScroll: true });
  });

  // A choice begun by keyboard goes on at its first target, and back where it began if dropped.
  useEffect(() => {
    const board = root.current;
    const active = document.activeElement;
    if (board === null || active === null) return;
    if (kind === undefined) {
      if (
        began.current?.isConnected &&
        began.current instanceof HTMLElement &&
        !board.contains(active)
      ) {
        began.current.focus({ preventScroll: true });
      }
      began.current = null;
      return;
    }
    if (!active.matches(':focus-visible')) return;
    began.current = active;
    board.querySelector<HTMLElement>('button[data-target], [data-more]:not(:disabled)')?.focus();
  }, [kind]);

  return root;
}
