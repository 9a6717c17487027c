// The event of the round: a sealed card, or what it brings once it is revealed.
import { HAPPENINGS } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { HappeningIcon } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import styles from './land.module.css';

export function EventSite() {
  const { t } = useText();
  const { view } = useBoard();
  const happening = view.happened[view.round - 1];
  const averted = view.averted.map(({ seat }) => seat).join(',');
  return (
    <div className={styles.event} style={{ gridArea: 'event' }} data-anchor="event">
      {happening !== undefined ? (
        <>
          <b className={styles.eventName}>
            <HappeningIcon of={happening} />
            {t(`pillars.happening.${happening}`)}
            <small data-tone={HAPPENINGS[happening].favourable ? 'good' : 'bad'}>
              {t(HAPPENINGS[happening].favourable ? 'pillars.event.good' : 'pillars.event.bad')}
            </small>
          </b>
          <span>{t(`pillars.brings.${happening}`)}</span>
          {averted !== '' && (
            <Sentence message={{ key: 'pillars.event.averted', params: { seats: averted } }} />
          )}
        </>
      ) : view.foreseen !== undefined ? (
        <span>{t('pillars.event.foreseen', { happening: view.foreseen })}</span>
      ) : (
        <span className={styles.sealed}>{t('pillars.event.hidden')}</span>
      )}
    </div>
  );
}
