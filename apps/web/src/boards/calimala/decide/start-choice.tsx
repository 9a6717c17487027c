// Before the first turn: which end card to keep, which start card to take. A start card is chosen
// with the city in mind, so its draft lies below the city, not over it.
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import styles from './start-choice.module.css';

export function StartChoice() {
  const { t } = useText();
  const { view, seat, legal, play, pending } = useBoard();
  if (view.phase === 'startDraft') {
    return (
      <section className={styles.draft} aria-label={t('calimala.start.draft')}>
        <h2 className={styles.stageTitle}>{t('calimala.start.draft')}</h2>
        <p className={styles.hint}>{t('calimala.start.draft.hint')}</p>
        <div className={styles.bigCards}>
          {view.startCards.map(card => {
            const move = legal.find(other => other.type === 'takeStartCard' && other.card === card);
            return (
              <button
                key={card}
                type="button"
                className={styles.bigCard}
                data-open={move !== undefined}
                disabled={move === undefined || pending}
                title={t(`calimala.help.${card}`)}
                onClick={() => move !== undefined && play(move)}
              >
                <ActionIcon action={card} className={styles.bigIcon} />
                <strong>{t(`calimala.action.${card}`)}</strong>
              </button>
            );
          })}
        </div>
      </section>
    );
  }
  if (view.phase !== 'endCards') return undefined;
  const dealt = seat === null ? undefined : view.players[seat]?.endCards;
  // Those who watch have nothing to choose from.
  if (typeof dealt !== 'object') return undefined;
  return (
    <section className={styles.stage} aria-label={t('calimala.start.endCards')}>
      <h2 className={styles.stageTitle}>{t('calimala.start.endCards')}</h2>
      <p className={styles.hint}>{t('calimala.start.endCards.hint')}</p>
      <div className={styles.bigCards}>
        {dealt.map(card => {
          const move = legal.find(other => other.type === 'keepEndCard' && other.card === card);
          const kept = seat !== null && view.players[seat]?.kept === card;
          return (
            <button
              key={card}
              type="button"
              className={styles.bigCard}
              data-open={move !== undefined}
              data-kept={kept}
              disabled={move === undefined || pending}
              onClick={() => move !== undefined && play(move)}
            >
              <CategoryIcon of={card} className={styles.bigIcon} />
              <strong>{t(`calimala.category.${card}`)}</strong>
              <small>
                {t(`calimala.endCard.help.${card === 'palazzoVecchio' ? 'council' : 'place'}`)}
              </small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
