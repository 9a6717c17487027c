// The comment on the next decision: what was played, and what the bot would have done.
import type { Judged } from '@loggia/bots/analysis';
import { isCostly } from '@loggia/bots/analysis';
import type { Message } from '@loggia/kernel';
import { useText } from '../../i18n/use-text.ts';
import { useSay } from '../../kit/names.tsx';
import { Parts } from '../../kit/sentence.tsx';
import styles from './analysis.module.css';
import { inPercent } from './percent.ts';

export function Verdict({ game, judged }: { game: string; judged: Judged | undefined }) {
  const { t } = useText();
  if (judged === undefined) return <p className={styles.verdict}>{t('analysis.noDecision')}</p>;
  const { played, instead } = judged;
  return (
    <p className={styles.verdict} data-verdict={isCostly(judged) ? 'costly' : 'fine'}>
      <Deed game={game} message={played} />{' '}
      {instead === undefined ? (
        t('analysis.same')
      ) : (
        <>
          {t('analysis.instead')} <Deed game={game} message={instead.choice} />{' '}
          <strong>{t('analysis.worth', inPercent(instead.worth))}</strong>
        </>
      )}
    </p>
  );
}

/** A move as the log describes it. */
export function Deed({ game, message }: { game: string; message: Message | undefined }) {
  const say = useSay();
  if (message === undefined) return '–';
  return <Parts parts={say(`${game}.${message.key}`, message.params)} />;
}
