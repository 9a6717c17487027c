// The deck, and the discard pile with its contents.
import { ACTIONS } from '@loggia/calimala';
import { Button } from '../../../design/button.tsx';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { CardIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import styles from './own.module.css';

export function Piles() {
  const { t } = useText();
  const { view } = useBoard();
  const deck = typeof view.deck === 'number' ? view.deck : view.deck.length;
  const top = view.discard.at(-1);
  const title = t('calimala.discard', { count: view.discard.length });
  const button = (
    <Button look="quiet" aria-label={title} isDisabled={top === undefined}>
      <span className={styles.pile} data-anchor="discard">
        {top === undefined ? <span className={styles.noCard} /> : <ActionIcon action={top} />}
        {view.discard.length}
      </span>
    </Button>
  );
  return (
    <div className={styles.piles}>
      <span className={styles.pile} title={t('calimala.deck', { count: deck })} data-anchor="deck">
        <CardIcon />
        <span aria-hidden="true">{deck}</span>
        <span className="visually-hidden">{t('calimala.deck', { count: deck })}</span>
      </span>
      <Popover trigger={button} label={title}>
        <h3>{title}</h3>
        <ul className={styles.discarded}>
          {ACTIONS.map(action => {
            const count = view.discard.filter(card => card === action).length;
            return count === 0 ? undefined : (
              <li key={action} className={styles.discardedRow}>
                <ActionIcon action={action} />
                {t(`calimala.action.${action}`)} × {count}
              </li>
            );
          })}
        </ul>
      </Popover>
    </div>
  );
}
