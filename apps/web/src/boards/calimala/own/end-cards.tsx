// End cards the reader knows: their own kept one and the open one, beside deck and discard.
import { type EndCard, scoreEndCardNow, type View } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { Button } from '../../../design/button.tsx';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import { Standings } from '../council/standings.tsx';
import styles from './own.module.css';

export function EndCards({ seat }: { seat: Seat | null }) {
  const { view } = useBoard();
  const kept = ownCard(view, seat);
  return (
    <div className={styles.endCards}>
      {kept !== undefined && <EndCardView card={kept} whose="own" />}
      {view.openEndCard !== undefined && <EndCardView card={view.openEndCard} whose="open" />}
    </div>
  );
}

function EndCardView({ card, whose }: { card: EndCard; whose: 'own' | 'open' }) {
  const { t } = useText();
  const { view } = useBoard();
  const title = t(`calimala.endCard.${whose}`, { card });
  const button = (
    <Button look="quiet" aria-label={title}>
      <span className={styles.endCard} data-whose={whose}>
        <CategoryIcon of={card} className={styles.cardIcon} />
        <span className={styles.cardName}>{t(`calimala.category.${card}`)}</span>
      </span>
    </Button>
  );
  return (
    <Popover trigger={button} label={title}>
      <h3>{title}</h3>
      <Standings rows={scoreEndCardNow(view, card)} names="names" />
    </Popover>
  );
}

function ownCard(view: View, seat: Seat | null): EndCard | undefined {
  const kept = seat === null ? undefined : view.players[seat]?.kept;
  return kept === 'hidden' ? undefined : kept;
}
