// A player's symbol in the player's colour: the smallest way to say who.
import type { Seat } from '@loggia/kernel';
import { LOOK_PATH } from '../../../design/player-look.ts';
import { useNames } from '../context.ts';
import styles from './pieces.module.css';

/** Decorative: whoever uses it says the name in words. */
export function Symbol({ seat }: { seat: Seat }) {
  const { look } = useNames()[seat] ?? { look: 'blue' as const };
  return (
    <svg viewBox="0 0 24 24" className={styles.symbol} data-player={look} aria-hidden="true">
      <path d={LOOK_PATH[look]} />
    </svg>
  );
}
