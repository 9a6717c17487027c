// The bag: who is drawn, at what price, who passed; and the reader's standing orders.
import { TOP_PRICE } from '@loggia/pillars';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { BagIcon, GoodIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import { buildersIn } from '../model/builders.ts';
import { type OrdersDesk, withLimit } from '../model/orders.ts';
import { Builder } from '../pieces/builder.tsx';
import styles from './desk.module.css';
import { Drawn } from './drawn.tsx';

export function Bag({ orders }: { orders: OrdersDesk }) {
  const { t } = useText();
  const { view, seat } = useBoard();
  const nameOf = useName();
  const left = view.bag.map((count, owner) => `${nameOf(owner)} ${count}`).join(', ');
  return (
    <>
      <h3 className={styles.title}>{t('pillars.bag')}</h3>
      <div className={styles.bag}>
        <div
          className={styles.sack}
          role="img"
          aria-label={`${t('pillars.bag.left')}: ${left}`}
          title={`${t('pillars.bag.left')}: ${left}`}
          data-anchor="bag"
        >
          <BagIcon />
        </div>
        <div className={styles.inside} aria-hidden="true">
          {buildersIn(view.bag).map(({ id, seat }) => (
            <Builder key={id} seat={seat} />
          ))}
        </div>
        <div className={styles.hand} data-anchor="drawn">
          <Drawn />
        </div>
      </div>
      <PriceTrack />
      {view.aside.some(count => count > 0) && (
        <p className={`${styles.note} ${styles.aside}`}>
          {t('pillars.bag.aside')}:
          {buildersIn(view.aside).map(({ id, seat }) => (
            <Builder key={id} seat={seat} />
          ))}
        </p>
      )}
      <BagAnswers />
      {seat !== null && view.part === 'drawing' && <StandingOrders {...orders} />}
    </>
  );
}

/** From 7 down to 0: players who passed stand at the price they did not pay. */
function PriceTrack() {
  const { t } = useText();
  const { view } = useBoard();
  const nameOf = useName();
  const parked = view.parked.map(({ seat, price }) => `${nameOf(seat)} ${price}`).join(', ');
  const label = t('pillars.bag.now', { price: view.price });
  return (
    <div
      className={styles.track}
      role="img"
      aria-label={`${label}. ${t('pillars.bag.parked')}: ${parked || t('pillars.nobody')}`}
      title={t('pillars.bag.price')}
      data-anchor="parked"
    >
      {spaces(TOP_PRICE + 1)
        .toReversed()
        .map(price => (
          <span key={price} className={styles.price} data-now={price === view.price}>
            {view.parked
              .filter(parking => parking.price === price)
              .map(({ seat }) => (
                <Builder key={seat} seat={seat} />
              ))}
            <b>{price}</b>
          </span>
        ))}
      <GoodIcon good="gold" />
    </div>
  );
}

function BagAnswers() {
  const { t } = useText();
  const { view, legal, play, pending, choice, choose } = useBoard();
  const find = (type: string) => legal.find(move => move.type === type);
  const keep = find('keepBuilder');
  const redraw = find('redraw');
  const park = find('park');
  const pays = find('place') !== undefined;
  return (
    <div className={styles.buttons}>
      {keep !== undefined && (
        <Button look="main" isDisabled={pending} onPress={() => play(keep)}>
          {t('pillars.bag.keep')}
        </Button>
      )}
      {redraw !== undefined && (
        <Button isDisabled={pending} onPress={() => play(redraw)}>
          {t('pillars.bag.redraw')}
        </Button>
      )}
      {park !== undefined && (
        <Button isDisabled={pending} onPress={() => play(park)}>
          {t('pillars.bag.pass')}
        </Button>
      )}
      {pays && find('placeFree') !== undefined && (
        <Button
          onPress={() =>
            choice === undefined ? choose({ kind: 'freePlacement' }) : choose(undefined)
          }
        >
          {choice === undefined
            ? t('pillars.bag.card')
            : t('pillars.bag.pay', { price: view.price })}
        </Button>
      )}
    </div>
  );
}

function StandingOrders({ orders, setOrders }: OrdersDesk) {
  const { t } = useText();
  const { view, seat } = useBoard();
  const { passAbove } = orders;
  return (
    <div className={styles.orders}>
      <div className={styles.order}>
        <span>{t('pillars.bag.order')}</span>
        <Button
          aria-label={`${t('pillars.bag.order')}: ${t('pillars.market.less')}`}
          isDisabled={passAbove === undefined}
          onPress={() => setOrders(withLimit(orders, -1))}
        >
          −
        </Button>
        <output>{passAbove ?? t('pillars.bag.order.off')}</output>
        <Button
          aria-label={`${t('pillars.bag.order')}: ${t('pillars.market.more')}`}
          isDisabled={passAbove === TOP_PRICE - 1}
          onPress={() => setOrders(withLimit(orders, 1))}
        >
          +
        </Button>
      </div>
      {view.start === seat && view.redraw === 'open' && (
        <label className={styles.order}>
          <span>{t('pillars.bag.keepAll')}</span>
          <input
            type="checkbox"
            checked={orders.keepInRound === view.round}
            onChange={({ target }) =>
              setOrders({ ...orders, keepInRound: target.checked ? view.round : undefined })
            }
          />
        </label>
      )}
    </div>
  );
}
