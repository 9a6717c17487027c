// Focus never gets lost: a choice begun by keyboard goes on at its targets, a dropped one goes back
// to where it began, and a control that vanishes hands its focus to the decision.
import { type RefObject, useEffect, useRef } from 'react';

interface Begun {
  at: Element | null;
  /** The offers of that moment: others mean that a move was played since. */
  legal: readonly unknown[];
}

export interface FocusKeeper {
  root: RefObject<HTMLDivElement | null>;
  /** Remembers where the reader is; to be called when a choice begins. */
  begin(): void;
}

/** What goes on with a choice: a target, or a control marked `data-more` that adds to it. */
const TARGETS = 'button[data-target], [data-more]:not([aria-disabled=true])';
const CONFIRM = '[data-confirm] button[data-look=main]:not([data-testid=done])';
const DECISION = '[data-decision] button:not(:disabled, [aria-disabled=true])';
const DONE = '[data-testid=done]:not(:disabled)';

/** `step` names how far a choice is, and changes when focus should move on. */
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

  // After every change of the board the focused control may be gone.
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
