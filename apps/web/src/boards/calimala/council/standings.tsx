// The rows of a scoring: player, count, points, and what broke the tie.
import type { ScoreRow, TieBreak } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { Sign, Who } from '../../../kit/sign.tsx';
import styles from './council.module.css';

/** A small mark per tie-break, explained on hover. */
export const TIE_MARK: Readonly<Record<TieBreak, string>> = {
  influence: 'Σ',
  seats: '♜',
  earlierSeat: '◷',
  earlierArtwork: '☆',
};

interface Props {
  rows: readonly ScoreRow[];
  /** Signs only where space is short, else names. */
  names?: 'signs' | 'names';
}

export function Standings({ rows, names = 'signs' }: Props) {
  const { t } = useText();
  const nameOf = useName();
  const counted = rows.filter(row => row.count > 0);
  if (counted.length === 0) return <p className={styles.none}>{t('calimala.standings.none')}</p>;
  return (
    <ul className={styles.standings} data-names={names}>
      {counted.map(row => {
        const why = reason(row);
        return (
          <li key={row.seat} className={styles.standing} data-points={row.points}>
            {names === 'names' ? <Who seat={row.seat} /> : <Sign seat={row.seat} />}
            {names === 'signs' && <span className="visually-hidden">{nameOf(row.seat)}: </span>}
            <span className={styles.count}>{row.count}</span>
            <span className={styles.points}>
              {row.points > 0 ? `+${row.points}` : '0'}
              <span className="visually-hidden">
                {' '}
                {t('calimala.points', { points: row.points })}
              </span>
            </span>
            {why !== undefined && (
              <span className={styles.why} title={t(`calimala.why.${why}`)}>
                <span aria-hidden="true">{why === 'shared' ? '=' : TIE_MARK[why]}</span>
                <span className="visually-hidden">{t(`calimala.why.${why}`)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function reason(row: ScoreRow): TieBreak | 'shared' | undefined {
  return row.tieBreak ?? (row.sharedBy === undefined ? undefined : 'shared');
}
