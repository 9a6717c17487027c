// While deliveries are set: a tap on the city sends one cloth more, the corner takes one back.
// Nothing is played until all of it is confirmed at once.
import type { City } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { type Choice, offers } from '../model/choice.ts';
import { canAdd, countOf, isDelivery, without } from '../model/deliveries.ts';
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
  const { cargo } = choice;
  const deliveries = offers(legal, choice).filter(isDelivery);
  const count = countOf(cargo, city);
  const more = canAdd(deliveries, cargo, city);
  if (count === 0 && !more) return undefined;
  const name = t(`calimala.category.${city}`);
  const counts = list(feeds(city).map(category => t(`calimala.category.${category}`)));
  return (
    <>
      <button
        type="button"
        className={styles.more}
        data-more={city}
        aria-disabled={!more}
        aria-label={t('calimala.target.counts', {
          label: t('calimala.delivery.more', { city: name }),
          counts,
        })}
        onClick={() => more && choose({ ...choice, cargo: [...cargo, city] })}
      >
        <span className={styles.coming} data-count={count} />
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
