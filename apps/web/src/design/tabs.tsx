// Tabs, of which one panel is shown. Our own, because a panel here holds a log that changes with
// every move, and the library searches it for something focusable each time.
import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import styles from './tabs.module.css';

interface Panel<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  panels: readonly Panel<Id>[];
  selected: Id;
  onSelect(id: Id): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Id extends string>({ label, panels, selected, onSelect }: TabsProps<Id>) {
  const name = useId();
  const at = panels.findIndex(({ id }) => id === selected);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    const next = by === undefined ? undefined : panels.at((at + by) % panels.length);
    if (next === undefined) return;
    onSelect(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={step}>
        {panels.map(({ id, label: text }) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${name}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        id={`${name}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${name}-${selected}`}
      >
        {panels[at]?.content}
      </div>
    </div>
  );
}
