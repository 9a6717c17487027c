// A city at a glance: a square per tile, with the sign of its type.
import { type PlayerView, specOf, typeOf, type View } from '@loggia/capitals';
import { TypeIcon } from '../art/icons.tsx';
import { planOf } from '../model/plan.ts';
import { Drawn } from '../pieces/drawn.tsx';
import styles from './others.module.css';

export function Miniature({ view, player }: { view: View; player: PlayerView }) {
  const { left, top, columns, rows } = planOf(player.city, 0);
  return (
    <span
      className={styles.miniature}
      style={{ ['--columns' as string]: columns, ['--rows' as string]: rows }}
    >
      {player.city.map(({ x, y, tile, lake }) => (
        <span
          key={`${x} ${y}`}
          className={styles.miniTile}
          data-era={specOf(tile).era ?? 1}
          data-lake={lake}
          style={{ gridColumn: x - left + 1, gridRow: y - top + 1 }}
        >
          {lake ? <Drawn text="≈" /> : <TypeIcon of={typeOf(view, tile)} />}
        </span>
      ))}
    </span>
  );
}
