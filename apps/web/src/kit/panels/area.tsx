// A part of the board with its own place in the grid; on a phone it is a panel.
import type { ReactNode } from 'react';
import styles from './panels.module.css';

interface Props {
  /** Also its grid area. */
  name: string;
  /** The panel currently shown on a phone. */
  shown: string;
  children: ReactNode;
}

export function Area({ name, shown, children }: Props) {
  return (
    <div
      className={styles.area}
      style={{ ['--area' as string]: name }}
      data-area={name}
      data-shown={name === shown}
    >
      {children}
    </div>
  );
}
