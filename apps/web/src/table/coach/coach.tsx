// The coach of a first game: a strip above the board that explains the current moment.
import { use } from 'react';
import { type AnyGameCoach, gameCoach } from '../../boards/lessons.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { CloseIcon, HintIcon } from '../../design/icons.tsx';
import { notify } from '../../design/toast.tsx';
import type { Speech } from '../../i18n/use-text.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HintDesk } from '../hints/hint-desk.ts';
import { GoodMove, useGoodMove } from './advice.tsx';
import styles from './coach.module.css';
import type { Told } from './coaching.ts';
import { switchCoach, useCoachMemory } from './memory.ts';
import { type Situation, useLessons, useNews } from './use-lessons.ts';

export interface CoachProps extends Situation {
  /** Where to ask for advice; `undefined` while others decide. */
  desk: HintDesk | undefined;
}

export default function Coach(props: CoachProps) {
  const coach = use(gameCoach(props.game));
  const { state } = useCoachMemory(props.game);
  if (coach === undefined || state === 'off') return undefined;
  return <Strip {...props} coach={coach} />;
}

function Strip({ coach, ...props }: CoachProps & { coach: AnyGameCoach }) {
  const speech = useText();
  const { t } = speech;
  const lessons = useLessons(coach, props);
  const { latest, understood } = useNews(coach, props);
  const { advice, ask } = useGoodMove(props.desk);
  const told = latest === undefined ? lessons : [latest];
  const isSilent = advice.state === 'silent';
  const switchOff = () => {
    switchCoach(props.game, 'off');
    notify(t('coach.off.done'));
  };
  return (
    <aside className={styles.coach} aria-label={t('coach.title')} data-testid="coach">
      <span className={styles.sign}>
        <HintIcon />
      </span>
      <div className={styles.words} aria-live="polite">
        {isSilent ? (
          <p>{told.map(lesson => lessonText(speech, props.game, lesson)).join(' ')}</p>
        ) : (
          <GoodMove advice={advice} game={props.game} />
        )}
      </div>
      <div className={styles.buttons}>
        {latest !== undefined && isSilent ? (
          <Button onPress={understood}>{t('coach.understood')}</Button>
        ) : undefined}
        {props.desk === undefined ? undefined : (
          <Button isPending={advice.state === 'thinking'} onPress={ask}>
            {t('coach.show')}
          </Button>
        )}
        <IconButton label={t('coach.off')} onPress={switchOff}>
          <CloseIcon />
        </IconButton>
      </div>
    </aside>
  );
}

function lessonText({ text, has }: Speech, game: string, { topic, params, length }: Told): string {
  const key = `${game}.coach.${topic}`;
  return text(length === 'short' && has(`${key}.short`) ? `${key}.short` : key, params);
}
