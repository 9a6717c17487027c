// One player's line in a scoring, with the reason if a tie was broken or points were shared.
import type { ScoreRow } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useNames } from '../../../kit/names.tsx';
import { Sentence } from '../../../kit/sentence.tsx';
import { Who } from '../../../kit/sign.tsx';
import styles from './overlay.module.css';

interface Props {
  row: ScoreRow;
  next: ScoreRow | undefined;
  /** The largest count, for the length of the bars. */
  most: number;
}

export function ScoringRow({ row, next, most }: Props) {
  const { t } = useText();
  const look = useNames()[row.seat]?.look;
  return (
    <li className={styles.row} data-player={look} data-points={row.points}>
      <span className={styles.place}>{row.place === undefined ? '–' : `${row.place}.`}</span>
      <Who seat={row.seat} />
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * row.count) / Math.max(1, most)}%` }} />
      </span>
      <span className={styles.count}>{row.count}</span>
      <span className={styles.points}>{row.points > 0 ? `+${row.points}` : 0}</span>
      {row.tieBreak !== undefined && next !== undefined && (
        <span className={styles.reason}>
          <Sentence
            message={{
              key: `calimala.beats.${row.tieBreak}`,
              params: { seat: row.seat, other: next.seat },
            }}
          />
        </span>
      )}
      {row.sharedBy !== undefined && (
        <span className={styles.reason}>{t('calimala.beats.shared', { count: row.sharedBy })}</span>
      )}
    </li>
  );
}
