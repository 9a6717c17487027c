// Focus never gets lost: a choice begun by keyboard goes on at its targets, a dropped one goes back
// to where it began, and a control that vanishes hands its focus to the decision.
import type { Move } from '@loggia/calimala';
import { type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../../boards/calimala/model/choice.ts';

interface Begun {
  at: Element | null;
  /** The offers of that moment: others mean that a move was played since. */
  legal: readonly Move[];
}

export interface FocusKeeper {
  root: RefObject<HTMLDivElement | null>;
  /** Remembers where the reader is; to be called when a choice begins. */
  begin(): void;
}

const TARGETS = 'button[data-target], [data-more]:not([aria-disabled=true])';
const CONFIRM = '[data-confirm] button[data-look=main]:not([data-testid=done])';
const DECISION = '[data-decision] button:not(:disabled)';
const DONE = '[data-testid=done]:not(:disabled)';

export function useFocusKeeper(choice: Choice | undefined, legal: readonly Move[]): FocusKeeper {
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const begun = useRef<Begun>(undefined);
  const stage = stageOf(choice);

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
    const dropped = stage === undefined && begun.current?.legal === legal;
    if (dropped) focus(begun.current?.at);
    if (stage === undefined) begun.current = undefined;
    else if (document.activeElement?.matches(':focus-visible')) {
      focus(root.current?.querySelector(TARGETS) ?? root.current?.querySelector(CONFIRM));
    }
  }, [stage, legal]);

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

/** Focus moves on when a choice begins, and when the last cloth of a delivery is set. */
function stageOf(choice: Choice | undefined): string | undefined {
  if (choice === undefined) return undefined;
  return choice.kind === 'deed'
    ? `${choice.by}.${choice.action}.${choice.cargo.length}`
    : choice.kind;
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
