// A disc seen from above: a player's, or a white one.
import type { Disc } from '@loggia/calimala';
import { memo } from 'react';
import { LOOK_PATH } from '../../../design/player-look.ts';
import { useNames } from '../../../kit/names.tsx';
import styles from './pieces.module.css';

export const Coin = memo(function Coin({ disc }: { disc: Disc }) {
  const names = useNames();
  const look = disc === 'white' ? undefined : (names[disc]?.look ?? 'blue');
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.coin}
      {...(look === undefined ? { 'data-white': true } : { 'data-player': look })}
      aria-hidden="true"
    >
      <circle cx={12} cy={12} r={10.8} className={styles.discTop} />
      <path d="M5 16.5A8.6 8.6 0 0 1 17 5.3" className={styles.gleam} />
      {look === undefined ? (
        <circle cx={12} cy={12} r={5.5} className={styles.ring} />
      ) : (
        <path d={LOOK_PATH[look]} transform="translate(6 6) scale(.5)" className={styles.cut} />
      )}
    </svg>
  );
});
