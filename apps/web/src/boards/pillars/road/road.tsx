// The road of the round: fourteen steps, how far it has got, and what each will bring the reader.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { amountsOf } from '../model/goods.ts';
import { type Step, stepsOf } from '../model/steps.ts';
import { Amounts } from '../pieces/amounts.tsx';
import styles from './road.module.css';

const Almanac = lazy(async () => ({
  default: (await import('../almanac/almanac.tsx')).Almanac,
}));

export function Road() {
  const { t } = useText();
  const { view, seat } = useBoard();
  const [almanac, setAlmanac] = useState<'open' | 'closed'>('closed');
  return (
    <section className={styles.road} aria-label={t('pillars.road')}>
      <ol className={styles.steps}>
        {stepsOf(view, seat).map(step => (
          <StepStone key={step.name} step={step} />
        ))}
      </ol>
      <Button look="quiet" onPress={() => setAlmanac('open')}>
        {t('pillars.almanac')}
      </Button>
      {almanac === 'open' && (
        <Suspense>
          <Almanac onClose={() => setAlmanac('closed')} />
        </Suspense>
      )}
    </section>
  );
}

function StepStone({ step }: { step: Step }) {
  const { t } = useText();
  const { name, number, state, brings } = step;
  return (
    <li
      className={styles.step}
      data-state={state}
      {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
      title={t(`pillars.does.${name}`)}
    >
      <span className={styles.stone}>{number}</span>
      <span className={styles.name}>{t(`pillars.step.${name}`)}</span>
      {amountsOf(brings).length > 0 && (
        <span className={styles.brings}>
          <Amounts of={brings} sign="signed" />
        </span>
      )}
    </li>
  );
}
