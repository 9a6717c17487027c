// The reader's hand: one card per action with its number; a playable card is lit.
import { ACTIONS, type Action } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { useBoard, useReason } from '../context.ts';
import { deeds, onlyDeed } from '../model/choice.ts';
import { triedCard } from '../model/tried.ts';
import styles from './own.module.css';

export function Hand({ hand }: { hand: readonly Action[] }) {
  const { t } = useText();
  return (
    <section
      className={styles.hand}
      aria-label={t('calimala.hand.own', { count: hand.length })}
      data-anchor="own.hand"
    >
      {hand.length === 0 && <p className={styles.empty}>{t('calimala.hand.empty')}</p>}
      {ACTIONS.map(action => {
        const count = hand.filter(card => card === action).length;
        return count === 0 ? undefined : <HandCard key={action} action={action} count={count} />;
      })}
    </section>
  );
}

function HandCard({ action, count }: { action: Action; count: number }) {
  const { t } = useText();
  const { view, seat, legal, choice, choose, play, pending } = useBoard();
  const reason = useReason();
  const playable = deeds(legal, 'playCard', action).length > 0;
  const isAsked = !playable && seat !== null && view.activation?.seat === seat;
  const tried = isAsked ? triedCard(view, seat, action) : undefined;
  const why = tried && reason(tried);
  const chosen = choice?.kind === 'deed' && choice.by === 'playCard' && choice.action === action;
  const label = t(playable ? 'calimala.card.playable' : 'calimala.card.held', { action, count });

  function begin() {
    if (!playable || pending) return;
    const only = onlyDeed(legal, 'playCard', action);
    if (only !== undefined) play(only);
    else if (chosen) choose();
    else choose({ kind: 'deed', by: 'playCard', action, cargo: [] });
  }

  return (
    <button
      type="button"
      className={styles.card}
      data-card={action}
      data-playable={playable}
      data-chosen={chosen}
      aria-disabled={!playable}
      aria-pressed={chosen}
      aria-label={why === undefined ? label : `${label}. ${why}`}
      title={`${label}. ${why ?? t(`calimala.help.${action}`)}`}
      data-why={why}
      onClick={begin}
    >
      <ActionIcon action={action} className={styles.cardIcon} />
      <span className={styles.cardName}>{t(`calimala.action.${action}`)}</span>
      {count > 1 && <span className={styles.cardCount}>×{count}</span>}
    </button>
  );
}
