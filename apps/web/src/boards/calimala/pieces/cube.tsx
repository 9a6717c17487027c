// A cube on the board: its owner's colour with the symbol cut into it, or an empty space.
import type { Seat } from '@loggia/kernel';
import { memo } from 'react';
import { LOOK_PATH } from '../../../design/player-look.ts';
import { useNames } from '../../../kit/names.tsx';
import styles from './pieces.module.css';

export const Cube = memo(function Cube({ seat }: { seat: Seat }) {
  const { look } = useNames()[seat] ?? { look: 'blue' as const };
  return (
    <svg viewBox="0 0 20 20" className={styles.cube} data-player={look} aria-hidden="true">
      <path d="M1 5 4.5 1H19v14l-3.5 4H1z" className={styles.cubeBody} />
      <path d="M1 5 4.5 1H19l-3.5 4z" className={styles.cubeTop} />
      <path d="M15.5 5 19 1v14l-3.5 4z" className={styles.cubeSide} />
      <path d={LOOK_PATH[look]} transform="translate(3.5 7.3) scale(.4)" className={styles.cut} />
    </svg>
  );
});

export const EmptySpace = memo(function EmptySpace() {
  return (
    <svg viewBox="0 0 20 20" className={styles.cube} aria-hidden="true">
      <rect x={2.5} y={3.5} width={14} height={14} rx={2} className={styles.empty} />
    </svg>
  );
});
