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

/** A hollow in a board or a quay, or a window of a church. */
export type Hollow = 'space' | 'window';

const HOLLOWS: Readonly<Record<Hollow, { edge: string; shade: string }>> = {
  space: { edge: 'M3 4h14v13H3z', shade: 'M3.8 16V4.8H16' },
  window: { edge: 'M5 18V9a5 5 0 0 1 10 0v9z', shade: 'M5.8 17V9a4.2 4.2 0 0 1 7.6-2.4' },
};

export const EmptySpace = memo(function EmptySpace({ as = 'space' }: { as?: Hollow }) {
  const { edge, shade } = HOLLOWS[as];
  return (
    <svg viewBox="0 0 20 20" className={styles.cube} aria-hidden="true">
      <path d={edge} className={styles.empty} />
      <path d={shade} className={styles.hollow} />
    </svg>
  );
});
