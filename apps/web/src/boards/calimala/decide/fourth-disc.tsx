// The disc a placement pushes out of its stack, the tile that would score, and the current points.
import type { Preview } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { Who } from '../../../kit/sign.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import { Coin } from '../pieces/coin.tsx';
import styles from './decide.module.css';

export function FourthDisc({ fourth }: { fourth: NonNullable<Preview['fourth']> }) {
  const { t } = useText();
  const { disc, seat, tile, rows = [] } = fourth;
  const gains = rows.filter(row => row.points > 0);
  return (
    <div className={styles.fourth}>
      <p className={styles.promotion}>
        <Coin disc={disc} />
        <span>
          {seat === undefined ? (
            t('calimala.preview.removed')
          ) : (
            <Sentence
              message={{
                key: disc === 'white' ? 'calimala.preview.whiteSeat' : 'calimala.preview.seat',
                params: { seat },
              }}
            />
          )}
        </span>
      </p>
      {tile !== undefined && (
        <p className={styles.scoring}>
          <CategoryIcon of={tile} className={styles.picture} />
          <span className={styles.lead}>{t('calimala.preview.scores', { tile })}</span>
          {gains.length === 0
            ? t('calimala.standings.none')
            : gains.map(row => (
                <span key={row.seat} className={styles.gain}>
                  <Who seat={row.seat} /> +{row.points}
                </span>
              ))}
        </p>
      )}
    </div>
  );
}
