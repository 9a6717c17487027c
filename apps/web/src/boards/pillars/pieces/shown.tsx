// Purely visual, inside a control whose name says it in words.
import type { ReactNode } from 'react';
import styles from './pieces.module.css';

export function Shown({ children }: { children: ReactNode }) {
  return (
    <span className={styles.shown} aria-hidden="true">
      {children}
    </span>
  );
}
