// A tile at a glance: still to come, or scored, with the seat taken and the points.
import type { Tile } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { Sign } from '../../../kit/sign.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import { Coin } from '../pieces/coin.tsx';
import styles from './council.module.css';

export function SmallTile({ tile, space }: { tile: Tile; space: number }) {
  const { t } = useText();
  const { view } = useBoard();
  const nameOf = useName();
  const owner = view.council[space - 1];
  const note = view.tileScores[space - 1];
  const given = (note?.points ?? [])
    .map((points, seat) => ({ seat, points }))
    .filter(row => row.points > 0)
    .sort((a, b) => b.points - a.points);
  const name = t(`calimala.category.${tile}`);
  const label =
    note === undefined
      ? t('calimala.tile.coming', { space, tile: name })
      : t('calimala.tile.scored', {
          space,
          tile: name,
          owner: typeof owner === 'number' ? nameOf(owner) : t('calimala.nobody'),
          points: given.map(row => `${nameOf(row.seat)} ${row.points}`).join(', '),
        });
  return (
    <li
      className={styles.small}
      data-scored={note !== undefined}
      data-anchor={`council.${space}`}
      title={label}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.hung} aria-hidden="true">
        <span className={styles.space}>{space}</span>
        <CategoryIcon of={tile} className={styles.smallIcon} />
        <span className={styles.given}>
          {given.map(row => (
            <span key={row.seat} className={styles.givenRow}>
              <Sign seat={row.seat} />
              {row.points}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.taken} aria-hidden="true">
        {typeof owner === 'number' ? <Coin disc={owner} /> : note !== undefined && '–'}
      </span>
    </li>
  );
}
