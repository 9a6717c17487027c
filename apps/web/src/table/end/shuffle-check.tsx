// A button that deals the finished game again and says whether it matches the commitment.
import type { GameModule } from '@loggia/kernel';
import type { CheckableGame, Match } from '@loggia/protocol';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { DoneIcon } from '../../design/icons.tsx';
import type { SeatInfo } from '../../game/board-props.ts';
import { useText } from '../../i18n/use-text.ts';
import { noted } from '../../net/seals.ts';
import type { No } from './check-shuffle.ts';
import styles from './end-screen.module.css';

export interface ShuffleCheckProps {
  module: GameModule;
  match: Match;
  names: readonly SeatInfo[];
  file(): Promise<CheckableGame | undefined>;
}

type Answer = 'asked' | 'yes' | No;

export function ShuffleCheck({ module, match, names, file }: ShuffleCheckProps) {
  const { t } = useText();
  const [answer, setAnswer] = useState<Answer>();
  const { chance } = match;
  if (chance === undefined) return undefined;
  const promise = noted(chance.table ?? match.matchID);
  const check = async () => {
    setAnswer('asked');
    const [told, { checkShuffle }] = await Promise.all([file(), import('./check-shuffle.ts')]);
    setAnswer(told && checkShuffle(module, told, promise));
  };
  return (
    <section className={styles.shuffle} aria-label={t('chance.title')}>
      <Button icon={<DoneIcon />} isDisabled={answer === 'asked'} onPress={check}>
        {t('chance.check')}
      </Button>
      <div role="status" data-answer={typeof answer === 'object' ? 'no' : answer}>
        {answer === 'asked' ? <p>{t('chance.checking')}</p> : undefined}
        {answer === 'yes' ? (
          <p>
            <strong>{t('chance.yes')}</strong>{' '}
            {promise === undefined ? t('chance.unnoted') : t('chance.noted')}
          </p>
        ) : undefined}
        {typeof answer === 'object' ? (
          <p>
            <strong>{t('chance.no')}</strong> {t(`chance.no.${answer.why}`, { move: answer.move })}
          </p>
        ) : undefined}
      </div>
      {answer === undefined || answer === 'asked' ? undefined : (
        <dl>
          <dt>{t('chance.seal')}</dt>
          <dd>
            <code>{chance.commitment}</code>
          </dd>
          <dt>{t('chance.seed')}</dt>
          <dd>
            <code>{chance.seed}</code>
          </dd>
          {names.map(({ look, name }, seat) =>
            chance.words[seat] ? (
              <div key={look}>
                <dt>{name}</dt>
                <dd>{chance.words[seat]}</dd>
              </div>
            ) : undefined,
          )}
        </dl>
      )}
    </section>
  );
}
