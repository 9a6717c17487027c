// The executive turn: activations left, or the bonus for a city that activates nothing.
import { activationsOf } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import { movesOf } from '../model/choice.ts';
import styles from './decide.module.css';

export function Executive({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, legal, choice, choose, pending } = useBoard();
  const bonuses = movesOf(legal, 'takeBonus');
  const onlyBonus = bonuses.length > 0 && movesOf(legal, 'activate').length === 0;
  return (
    <div className={styles.options}>
      {!onlyBonus && (
        <span className={styles.price}>
          {t('capitals.executive.left', { count: activationsOf(view, seat) - view.activations })}
        </span>
      )}
      {bonuses.length > 0 && !onlyBonus && (
        <span className={styles.hint}>{t('capitals.executive.or')}</span>
      )}
      {bonuses.map(({ bonus }) => (
        <button
          key={bonus}
          type="button"
          className={styles.option}
          data-bonus={bonus}
          aria-pressed={choice?.kind === 'bonus' && choice.bonus === bonus}
          disabled={pending}
          onClick={() => choose({ kind: 'bonus', bonus })}
        >
          <ResourceIcon of={bonus} />
          {t(`capitals.bonus.${bonus}`)}
        </button>
      ))}
    </div>
  );
}
