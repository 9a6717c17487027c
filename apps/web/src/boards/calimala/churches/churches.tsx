// The three churches with their rows, and Palazzo Vecchio when the council is out of view.
import { CHURCHES } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { Palazzo } from '../council/palazzo.tsx';
import { ChurchFront } from './church-front.tsx';
import styles from './churches.module.css';

export function Churches() {
  const { t } = useText();
  return (
    <section className={styles.churches} aria-label={t('calimala.churches')}>
      {CHURCHES.map(church => (
        <ChurchFront key={church} church={church} />
      ))}
      <div className={styles.palazzo}>
        <Palazzo />
      </div>
    </section>
  );
}
