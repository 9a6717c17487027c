// Focus never gets lost: a choice started by keyboard continues at its targets, a dropped one
// returns to where it started, and a control that vanishes passes its focus to the decision.
import { type RefObject, useEffect, useRef } from 'react';

interface Begun {
  at: Element | null;
  /** The offers at that moment: if they have changed, a move has been played since. */
  legal: readonly unknown[];
}

export interface FocusKeeper {
  root: RefObject<HTMLDivElement | null>;
  /** Remembers the focus; call it when a choice starts. */
  begin(): void;
}

/** Where a choice continues: a target, or a control marked `data-more` that adds to it. */
const TARGETS = 'button[data-target], [data-more]:not([aria-disabled=true])';
const CONFIRM = '[data-confirm] button[data-look=main]:not([data-testid=done])';
const DECISION = '[data-decision] button:not(:disabled, [aria-disabled=true])';
const DONE = '[data-testid=done]:not(:disabled)';

/** `step` says how far a choice has got; focus moves on when it changes. */
export function useFocusKeeper(step: string | undefined, legal: readonly unknown[]): FocusKeeper {
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const begun = useRef<Begun>(undefined);

  useEffect(() => {
    const board = root.current;
    const note = (event: FocusEvent) => {
      inside.current =
        event.target instanceof Node && board !== null && board.contains(event.target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const dropped = step === undefined && begun.current?.legal === legal;
    if (dropped) focus(begun.current?.at);
    if (step === undefined) begun.current = undefined;
    else if (document.activeElement?.matches(':focus-visible')) {
      focus(root.current?.querySelector(TARGETS) ?? root.current?.querySelector(CONFIRM));
    }
  }, [step, legal]);

  // The focused control may be gone after any change of the board.
  useEffect(() => {
    const active = document.activeElement;
    if (!inside.current || (active !== null && active !== document.body)) return;
    const find = (what: string) => root.current?.querySelector(what);
    focus(find(DECISION) ?? find(DONE) ?? find('[data-decision]'));
  });

  return {
    root,
    begin: () => {
      begun.current = { at: document.activeElement, legal };
    },
  };
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
