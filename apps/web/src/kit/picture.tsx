// A picture of the rules, put together from the board's own pieces.
import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface Pieces {
  children: ReactNode;
}

export const Picture = ({ children }: Pieces) => <div className={styles.picture}>{children}</div>;

/** Pieces that belong together. */
export const Row = ({ children }: Pieces) => <span className={styles.row}>{children}</span>;

/** What one leads to, unless something else is said. */
export const Between = ({ children = '→' }: Partial<Pieces>) => (
  <span className={styles.between}>{children}</span>
);
