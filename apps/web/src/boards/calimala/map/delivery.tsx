// While deliveries are set: a tap on the city sends one more cloth, the corner takes one back.
// Nothing is played until everything is confirmed at once.
import { allDeeds, type City, type Move } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard, useReason } from '../context.ts';
import { type Choice, offers } from '../model/choice.ts';
import {
  canAdd,
  countOf,
  deliveryOf,
  isDelivery,
  outOfReach,
  without,
} from '../model/deliveries.ts';
import { feeds } from '../model/feeds.ts';
import { FeedBadge } from '../pieces/target.tsx';
import styles from './map.module.css';

interface Props {
  city: City;
  choice: Extract<Choice, { kind: 'deed' }>;
}

export function Delivery({ city, choice }: Props) {
  const { t, list } = useText();
  const { legal, choose } = useBoard();
  const reason = useReason();
  const { by, action, cargo } = choice;
  const deliveries = offers(legal, choice).filter(isDelivery);
  const count = countOf(cargo, city);
  const more = canAdd(deliveries, cargo, city);
  const name = t(`calimala.category.${city}`);
  const every = allDeeds(action).map((deed): Move => ({ type: by, ...deed }));
  const tried = deliveryOf(every.filter(isDelivery), [...cargo, city]);
  const never = () =>
    t('calimala.error.slot.choice', { action, why: outOfReach(action, cargo, city) });
  const why = more ? undefined : tried === undefined ? never() : reason(tried);
  if (count === 0 && why !== undefined) {
    const label = `${t('calimala.delivery.more', { city: name })}. ${why}`;
    return (
      <button
        type="button"
        className={styles.barred}
        aria-disabled="true"
        aria-label={label}
        data-why={why}
      />
    );
  }
  if (count === 0 && !more) return undefined;
  const counts = list(feeds(city).map(category => t(`calimala.category.${category}`)));
  return (
    <>
      <button
        type="button"
        className={styles.more}
        data-more={city}
        aria-disabled={!more}
        aria-description={why}
        data-why={why}
        aria-label={t('calimala.target.counts', {
          label: t('calimala.delivery.more', { city: name }),
          counts,
        })}
        onClick={() => more && choose({ ...choice, cargo: [...cargo, city] })}
      >
        {count > 0 && <span className={styles.coming}>+{count}</span>}
        <FeedBadge feeds={feeds(city)} />
      </button>
      {count > 0 && (
        <button
          type="button"
          className={styles.less}
          aria-label={t('calimala.delivery.less', { city: name })}
          onClick={() => choose({ ...choice, cargo: without(cargo, city) })}
        >
          −
        </button>
      )}
    </>
  );
}
