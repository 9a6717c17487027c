// Records as a table: games, victories, average points.
import { useText } from '../../i18n/use-text.ts';
import type { PlayerRecord } from './records.ts';
import styles from './statistics.module.css';

export interface RecordsTableProps {
  title: string;
  records: readonly PlayerRecord[];
  /** Points of different games cannot be averaged. */
  average: 'shown' | 'none';
  names?: 'shown' | 'none';
}

export function RecordsTable({ title, records, average, names = 'shown' }: RecordsTableProps) {
  const { t, number } = useText();
  return (
    <table className={styles.records} data-names={names}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {names === 'shown' && <th scope="col">{t('statistics.player')}</th>}
          <th scope="col">{t('statistics.games')}</th>
          <th scope="col">{t('statistics.wins')}</th>
          <th scope="col">{t('statistics.share')}</th>
          {average === 'shown' && <th scope="col">{t('statistics.average')}</th>}
        </tr>
      </thead>
      <tbody>
        {records.map(record => (
          <tr key={record.name}>
            {names === 'shown' && (
              <th scope="row">
                <bdi>{record.name}</bdi>
              </th>
            )}
            <td>{number(record.games)}</td>
            <td>{number(record.wins)}</td>
            <td>
              {t('statistics.percent', { share: Math.round((100 * record.wins) / record.games) })}
            </td>
            {average === 'shown' && <td>{number(Math.round(10 * record.average) / 10)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
