// A picture in the rules, made of the board's own pieces.
import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface Pieces {
  children: ReactNode;
}

export const Picture = ({ children }: Pieces) => <div className={styles.picture}>{children}</div>;

/** Pieces that belong together. */
export const Row = ({ children }: Pieces) => <span className={styles.row}>{children}</span>;

/** An arrow from one to the next, unless something else is given. */
export const Between = ({ children = '→' }: Partial<Pieces>) => (
  <span className={styles.between}>{children}</span>
);
