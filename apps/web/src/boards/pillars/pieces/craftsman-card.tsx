// A craftsman as a card: trade, name, what it makes of what, and how often.
import { CRAFTSMEN, type Craftsman } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { TradeIcon } from '../art/painted.tsx';
import { Digits, RecipeFigures, useWords } from './amounts.tsx';
import styles from './cards.module.css';

interface Props {
  craftsman: Craftsman;
  /** What stands in its corner: a price, the uses left, a builder. */
  corner?: ReactNode;
  children?: ReactNode;
}

export function CraftsmanFace({ craftsman, corner, children }: Props) {
  const { name } = useWords();
  const { trade, uses, fixed } = CRAFTSMEN[craftsman];
  return (
    <span className={styles.face}>
      <span className={styles.head}>
        <TradeIcon trade={trade} />
        <b className={styles.name}>{name(craftsman)}</b> {corner}
      </span>
      <span className={styles.text}>
        <RecipeFigures craftsman={craftsman} />
        {!fixed && (
          <span className={styles.times}>
            <Digits of={`×${uses}`} />
          </span>
        )}
      </span>
      {children}
    </span>
  );
}
