// How long it took, and for each player how many decisions and how much time for them.
import { useText } from '../../i18n/use-text.ts';
import { Who } from '../../kit/sign.tsx';
import { written } from '../clocks.tsx';
import styles from './end-screen.module.css';
import type { Pace } from './pace.ts';

export function PaceTable({ pace, seats }: { pace: Pace; seats: readonly number[] }) {
  const { t, number } = useText();
  const { length, moves } = pace;
  if (moves === 0) return undefined;
  return (
    <section className={styles.pace} aria-label={t('pace.title')}>
      <p>
        {length === undefined
          ? t('pace.untimed', { moves })
          : t('pace.length', { moves, time: written(length) })}
      </p>
      <table>
        <caption>{t('pace.title')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('pace.decisions')}</th>
            {length === undefined ? undefined : (
              <>
                <th scope="col">{t('pace.thinking')}</th>
                <th scope="col">{t('pace.average')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => {
            const { decisions = 0, thinking } = pace.seats[seat] ?? {};
            return (
              <tr key={seat}>
                <th scope="row">
                  <Who seat={seat} />
                </th>
                <td>{number(decisions)}</td>
                {thinking === undefined ? undefined : (
                  <>
                    <td>{written(thinking)}</td>
                    <td>{written(thinking / Math.max(1, decisions))}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {length === undefined ? undefined : <small>{t('pace.note')}</small>}
    </section>
  );
}
