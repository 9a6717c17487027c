// Sets how much cloth goes to a city; nothing is played until all of it is confirmed at once.
import type { City } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useTable } from '../context.ts';
import { type Choice, offers } from '../model/choice.ts';
import { canAdd, countOf, isDelivery, without } from '../model/deliveries.ts';
import type { Category } from '../model/feeds.ts';
import { FeedBadge } from '../pieces/target.tsx';
import styles from './map.module.css';

interface Props {
  city: City;
  choice: Extract<Choice, { kind: 'deed' }>;
  feeds: readonly Category[];
}

export function DeliveryStepper({ city, choice, feeds }: Props) {
  const { t, list } = useText();
  const { legal, choose } = useTable();
  const { cargo } = choice;
  const deliveries = offers(legal, choice).filter(isDelivery);
  const count = countOf(cargo, city);
  const more = canAdd(deliveries, cargo, city);
  if (count === 0 && !more) return undefined;
  const name = t(`calimala.category.${city}`);
  const counts = list(feeds.map(category => t(`calimala.category.${category}`)));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        disabled={count === 0}
        aria-label={t('calimala.delivery.less', { city: name })}
        onClick={() => choose({ ...choice, cargo: without(cargo, city) })}
      >
        −
      </button>
      <output className={styles.count}>{count}</output>
      <button
        type="button"
        className={styles.more}
        data-more={city}
        disabled={!more}
        aria-label={t('calimala.target.counts', {
          label: t('calimala.delivery.more', { city: name }),
          counts,
        })}
        onClick={() => choose({ ...choice, cargo: [...cargo, city] })}
      >
        +
        <FeedBadge feeds={feeds} />
      </button>
    </div>
  );
}
