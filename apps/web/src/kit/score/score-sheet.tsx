// Where every point came from: a row per source, a column per player, totals at the bottom.
import type { BySeat, Seat } from '@loggia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Who } from '../sign.tsx';
import styles from './score.module.css';
import { written } from './signed.ts';

interface ScoreSource {
  id: string;
  title: ReactNode;
  points: BySeat<number>;
}

interface Props {
  /** In the order of the columns. */
  seats: readonly Seat[];
  /** The heading of the sources. */
  heading: string;
  sources: readonly ScoreSource[];
  totals: BySeat<number>;
}

export function ScoreSheet({ seats, heading, sources, totals }: Props) {
  const { t } = useText();
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet}>
        <caption className={styles.caption}>{t('kit.sources')}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {seats.map(seat => (
              <th key={seat} scope="col">
                <Who seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, title, points }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {seats.map(seat => (
                <td key={seat} data-points={points[seat] ?? 0}>
                  {written(points[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('kit.total')}</th>
            {seats.map(seat => (
              <td key={seat}>{written(totals[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
