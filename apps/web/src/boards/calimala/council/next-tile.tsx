// One of the next four tiles, with what it would score for each player now.
import { scoreTileNow, type Tile } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import { kindOf } from '../model/feeds.ts';
import styles from './council.module.css';
import { Standings } from './standings.tsx';

export function NextTile({ tile, space }: { tile: Tile; space: number }) {
  const { t } = useText();
  const { view } = useBoard();
  return (
    <li
      className={styles.next}
      data-first={space === view.tileScores.length + 1}
      data-anchor={`council.${space}`}
      title={t(`calimala.counts.${kindOf(tile)}`)}
    >
      <header className={styles.nextHeader}>
        <span className={styles.space}>{space}</span>
        <CategoryIcon of={tile} className={styles.nextIcon} />
        <h3 className={styles.nextName}>{t(`calimala.category.${tile}`)}</h3>
      </header>
      <Standings rows={scoreTileNow(view, tile)} />
    </li>
  );
}
