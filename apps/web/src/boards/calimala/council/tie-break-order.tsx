// The order in which the council breaks ties now, and why each player comes before the next.
import { councilOrder, type Influence, TIE_BREAKS } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { Button } from '../../../design/button.tsx';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { Sign, Who } from '../../../kit/sign.tsx';
import { SeatIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import styles from './council.module.css';
import { TIE_MARK } from './standings.tsx';

export function TieBreakOrder() {
  const { t, list } = useText();
  const { view, seat: reader } = useBoard();
  const nameOf = useName();
  // Within a sentence.
  const named = (seat: Seat) => (seat === reader ? t('kit.you') : nameOf(seat));
  const order = councilOrder(view);
  // "you, then Ben and Cy, then Dora"
  const seats = order
    .map(place => list(place.items.map(item => named(item.seat))))
    .reduceRight((rest, first) => t('calimala.order.then', { first, rest }));
  const sentence = t('calimala.order.label', { seats });
  const button = (
    <Button look="quiet" aria-label={sentence}>
      <span className={styles.order} aria-hidden="true">
        {order.map(({ place, items, step }) => (
          <span key={place} className={styles.orderPlace}>
            {items.map((item, index) => (
              <span key={item.seat} className={styles.orderPlace}>
                {index > 0 && <i className={styles.mark} data-mark="=" />}
                <Sign seat={item.seat} />
              </span>
            ))}
            {step !== undefined && <i className={styles.mark} data-mark={markOf(step)} />}
          </span>
        ))}
      </span>
    </Button>
  );
  return (
    <Popover trigger={button} label={t('calimala.order.title')}>
      <h3>{t('calimala.order.title')}</h3>
      <p data-testid="tie-order">{sentence}</p>
      <ol className={styles.reasons}>
        {order.flatMap(({ place, items, step }) =>
          items.map(item => (
            <li key={item.seat} className={styles.reasonRow}>
              <span className={styles.space}>{place}</span>
              <Who seat={item.seat} />
              <Weight influence={item} />
              <span className={styles.reason}>{reasonOf(items.length, step)}</span>
            </li>
          )),
        )}
      </ol>
      <p className={styles.note}>{t('calimala.order.note')}</p>
    </Popover>
  );

  function reasonOf(sharing: number, step: number | undefined): string {
    if (sharing > 1) return t('calimala.why.shared');
    const name = step === undefined ? undefined : TIE_BREAKS[step];
    return name === undefined ? '' : t(`calimala.why.${name}`);
  }
}

function markOf(step: number): string {
  const name = TIE_BREAKS[step];
  return name === undefined ? '›' : `${TIE_MARK[name]}›`;
}

function Weight({ influence }: { influence: Influence }) {
  const { t } = useText();
  const { seats, artworks } = influence;
  return (
    <span className={styles.weight} title={t('calimala.order.weight', { seats, artworks })}>
      <SeatIcon />
      {t('calimala.order.weight', { seats, artworks })}
    </span>
  );
}
