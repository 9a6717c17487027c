// The valley: every place of the round around the cathedral, in the order of the road.
import { PITS, ROUNDS } from '@loggia/pillars';
import { lazy, Suspense } from 'react';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Cathedral, Ground } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { Procession } from '../road/procession.tsx';
import { EventSite } from './event-site.tsx';
import styles from './land.module.css';
import { MillSite, PitSite } from './pits.tsx';
import { PlainSite } from './site.tsx';
import { StandsSite } from './stands.tsx';

const Drawn = lazy(async () => ({ default: (await import('../desk/later.ts')).Drawn }));

export function Valley() {
  const { t } = useText();
  const { view, legal, play, pending } = useBoard();
  const park = legal.find(({ type }) => type === 'park');
  const built = view.part === 'over' ? ROUNDS : view.round - 1;
  const label = t('pillars.cathedral', { built });
  return (
    <section className={styles.valley} aria-label={t('pillars.valley')}>
      <div className={styles.ground}>
        <Ground />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
      <div className={styles.sites} tabIndex={0}>
        <div
          className={styles.cathedral}
          role="img"
          aria-label={label}
          title={label}
          data-anchor="location.cathedral"
        >
          <Cathedral built={built} />
        </div>
        <EventSite />
        {view.drawn !== undefined && (
          <div className={styles.draw}>
            <Suspense>
              <Drawn />
            </Suspense>
            {park !== undefined && (
              <Button isDisabled={pending} onPress={() => play(park)}>
                {t('pillars.bag.pass')}
              </Button>
            )}
          </div>
        )}
        <PlainSite location="bishop" />
        <MillSite />
        <StandsSite location="kingsbridge" />
        <PlainSite location="priory" />
        <div className={styles.pits}>
          {PITS.map(pit => (
            <PitSite key={pit} pit={pit} />
          ))}
        </div>
        <PlainSite location="court" />
        <StandsSite location="shiring" />
        <PlainSite location="castle" />
        <PlainSite location="market" />
        <PlainSite location="startPlayer" />
      </div>
      <Procession />
    </section>
  );
}
