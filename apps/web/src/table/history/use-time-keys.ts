// While looking at the past, the arrow keys move through it, wherever the focus is.
import { useEffect, useRef } from 'react';

export interface TimeKeys {
  back(): void;
  forward(): void;
  before(): void;
  next(): void;
  first(): void;
  last(): void;
}

/** Elements that need these keys themselves: text inputs, and lists with arrow-key navigation. */
const OWN_KEYS = [
  'input:not([type=range])',
  'textarea',
  'select',
  '[contenteditable]',
  ...['dialog', 'menu', 'listbox', 'tablist', 'radiogroup', 'spinbutton'].map(
    role => `[role=${role}]`,
  ),
].join();

export function useTimeKeys(keys: TimeKeys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      const deed = deedOf(event);
      if (deed === undefined) return;
      // Before the board's grid or the slider handles the key.
      event.preventDefault();
      event.stopPropagation();
      newest.current[deed]();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

function deedOf({ key, shiftKey }: KeyboardEvent): keyof TimeKeys | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? 'before' : 'back';
    case 'ArrowRight':
      return shiftKey ? 'next' : 'forward';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
