// What the rest of the round will bring the reader, if nothing else happens.
import { forecast } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { amountsOf } from '../model/goods.ts';
import { Amounts } from '../pieces/amounts.tsx';
import styles from './desk.module.css';

export function ForecastSheet() {
  const { t } = useText();
  const { view, seat } = useBoard();
  if (seat === null) return undefined;
  const { mill, tax, cubes, points, gold, pointsAtRisk } = forecast(view, seat);
  if (mill === 0 && tax.most === 0 && amountsOf(cubes).length === 0) return undefined;
  const range = tax.least === tax.most ? `${tax.most}` : `${tax.least}–${tax.most}`;
  return (
    <section className={styles.forecast} aria-label={t('pillars.forecast')}>
      <h3 className={styles.title}>{t('pillars.forecast')}</h3>
      <dl>
        {mill > 0 && (
          <div>
            <dt>{t('pillars.forecast.mill')}</dt>
            <dd>
              <Amounts of={{ gold: mill }} sign="signed" />
            </dd>
          </div>
        )}
        {tax.most > 0 && (
          <div>
            <dt>{t('pillars.forecast.tax')}</dt>
            <dd>−{range}</dd>
          </div>
        )}
        {amountsOf(cubes).length > 0 && (
          <div>
            <dt>{t('pillars.forecast.cubes')}</dt>
            <dd>
              <Amounts of={cubes} sign="signed" />
            </dd>
          </div>
        )}
        {points > 0 && (
          <div>
            <dt>{t('pillars.forecast.points')}</dt>
            <dd>
              <Amounts of={{ points }} sign="signed" />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('pillars.forecast.gold')}</dt>
          <dd>{gold}</dd>
        </div>
      </dl>
      {pointsAtRisk > 0 && (
        <p className={styles.risk}>⚠ {t('pillars.forecast.risk', { points: pointsAtRisk })}</p>
      )}
    </section>
  );
}
