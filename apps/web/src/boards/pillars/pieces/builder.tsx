// A master builder: a turned wooden pawn with its player's sign on the chest.
import type { Seat } from '@loggia/kernel';
import { memo } from 'react';
import { LOOK_PATH } from '../../../design/player-look.ts';
import { useNames } from '../../../kit/names.tsx';
import { Digits } from './amounts.tsx';
import styles from './pieces.module.css';

export const Builder = memo(function Builder({ seat }: { seat: Seat }) {
  const look = useNames()[seat]?.look ?? 'blue';
  return (
    <svg viewBox="0 0 24 34" className={styles.builder} data-player={look} aria-hidden="true">
      <ellipse cx={14} cy={31} rx={9.5} ry={2.2} className={styles.shadow} />
      <path
        d="M3 30.500c0-3 2-4.500 3.500-5.200C8.500 21 8.300 18 7.600 15.500 6 14 6 12.500 7.200 11.300h9.600c1.200 1.200 1.200 2.700-.4 4.200-.7 2.500-.9 5.500 1.100 9.800 1.500.7 3.500 2.200 3.500 5.200-5 2-13 2-18 0z"
        className={styles.body}
      />
      <circle cx={12} cy={6.5} r={5.2} className={styles.body} />
      <path d="M9 3.500a4 4 0 0 1 3-1.400" className={styles.lit} />
      <path d="M6.500 27c1-.6 2-2 2.400-3.500" className={styles.lit} />
      <path
        d={LOOK_PATH[look]}
        transform="translate(7.400 16.200) scale(.385)"
        className={styles.sign}
      />
    </svg>
  );
});

/** A space for a builder, with what it brings if spaces differ. */
export const EmptySpace = memo(function EmptySpace({ mark }: { mark?: number | undefined }) {
  return (
    <span className={styles.space}>
      <svg viewBox="0 0 24 34" className={styles.builder} aria-hidden="true">
        <ellipse cx={12} cy={27} rx={10} ry={5} className={styles.hollow} />
      </svg>
      {mark !== undefined && (
        <span className={styles.mark}>
          <Digits of={mark} />
        </span>
      )}
    </span>
  );
});
