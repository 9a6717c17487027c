// Points a player gains or loses, as a piece that flies to the track.
import type { Seat } from '@loggia/kernel';
import { Sign } from '../sign.tsx';
import styles from './score.module.css';
import { signed } from './signed.ts';

export function Gain({ seat, points }: { seat: Seat; points: number }) {
  return (
    <span className={styles.gain}>
      <Sign seat={seat} />
      {signed(points)}
    </span>
  );
}
