// The pause when the event of a round is revealed.
import { type Event, HAPPENINGS, type View } from '@loggia/pillars';
import type { InterruptProps } from '../../../game/game-client.ts';
import { useText } from '../../../i18n/use-text.ts';
import { HappeningIcon } from '../art/painted.tsx';
import '../palette.css';
import styles from './overlay.module.css';

export function EventOverlay({ event }: InterruptProps<View, Event>) {
  const { t } = useText();
  if (event.type !== 'eventRevealed') return undefined;
  const { happening } = event;
  const tone = HAPPENINGS[happening].favourable ? 'good' : 'bad';
  return (
    <div className={styles.event} data-tone={tone}>
      <span className={styles.seal}>
        <HappeningIcon of={happening} />
      </span>
      <div>
        <p className={styles.tone}>{t(`pillars.event.${tone}`)}</p>
        <h2>{t(`pillars.happening.${happening}`)}</h2>
        <p>{t(`pillars.brings.${happening}`)}</p>
      </div>
    </div>
  );
}
