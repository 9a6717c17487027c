// The almanac: every craftsman by round, every advantage and event, and where it is now.
import { ADVANTAGE_NAMES, craftsmenOf, HAPPENING_NAMES, HAPPENINGS, ROUNDS } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { Dialog } from '../../../design/dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { AdvantageIcon, HappeningIcon } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { advantageAt, craftsmanAt, happeningAt, type Whereabouts } from '../model/almanac.ts';
import { useWords } from '../pieces/amounts.tsx';
import { CraftsmanFace } from '../pieces/craftsman-card.tsx';
import styles from './almanac.module.css';

export function Almanac({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { view } = useBoard();
  const { recipe } = useWords();
  return (
    <Dialog title={t('pillars.almanac')} open onClose={onClose} shape="wide">
      <h3>{t('pillars.almanac.craftsmen')}</h3>
      {spaces(ROUNDS + 1).map(round => (
        <section key={round} className={styles.round}>
          <h4>
            {round === 0 ? t('pillars.almanac.start') : t('pillars.almanac.round', { round })}
          </h4>
          <ul className={styles.list}>
            {craftsmenOf(round).map(craftsman => (
              <Entry key={craftsman} at={craftsmanAt(view, craftsman)}>
                <CraftsmanFace craftsman={craftsman} />
                <span className="visually-hidden">{recipe(craftsman)}</span>
              </Entry>
            ))}
          </ul>
        </section>
      ))}
      <h3>{t('pillars.almanac.advantages')}</h3>
      <ul className={styles.list}>
        {ADVANTAGE_NAMES.map(advantage => (
          <Entry key={advantage} at={advantageAt(view, advantage)}>
            <span className={styles.named}>
              <AdvantageIcon of={advantage} />
              <b>{t(`pillars.advantage.${advantage}`)}</b>
            </span>
            <span>{t(`pillars.effect.${advantage}`)}</span>
          </Entry>
        ))}
      </ul>
      <h3>{t('pillars.almanac.events')}</h3>
      <ul className={styles.list}>
        {HAPPENING_NAMES.map(happening => (
          <Entry key={happening} at={happeningAt(view, happening)}>
            <span className={styles.named}>
              <HappeningIcon of={happening} />
              <b>{t(`pillars.happening.${happening}`)}</b>
              <small>
                {t(HAPPENINGS[happening].favourable ? 'pillars.event.good' : 'pillars.event.bad')}
              </small>
            </span>
            <span>{t(`pillars.brings.${happening}`)}</span>
          </Entry>
        ))}
      </ul>
      <p className={styles.note}>{t('pillars.almanac.note')}</p>
    </Dialog>
  );
}

function Entry({ at, children }: { at: Whereabouts; children: ReactNode }) {
  const { t } = useText();
  return (
    <li className={styles.entry} data-at={at.at}>
      {children}
      <small className={styles.where}>
        {at.at === 'owned' ? (
          <Sentence
            message={{ key: 'pillars.almanac.owned', params: { seats: at.seats.join(',') } }}
          />
        ) : (
          t(`pillars.almanac.state.${at.at}`)
        )}
      </small>
    </li>
  );
}
