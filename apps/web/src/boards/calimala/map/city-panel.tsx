// One of the six cities: its cloth, its trade houses, and what is about to be delivered.
import { type City, PORTS, TRADING_CITIES, type TradingCity } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import { useBoard } from '../context.ts';
import { countOf } from '../model/deliveries.ts';
import { PlaceCubes, useCubeWords } from '../pieces/place-cubes.tsx';
import { Delivery } from './delivery.tsx';
import { Houses } from './houses.tsx';
import styles from './map.module.css';

const isTrading = (city: City): city is TradingCity => TRADING_CITIES.some(other => other === city);

export function CityPanel({ city }: { city: City }) {
  const { t } = useText();
  const { view, choice } = useBoard();
  const words = useCubeWords();
  const name = t(`calimala.category.${city}`);
  const delivery =
    choice?.kind === 'deed' && (choice.action === 'ship' || choice.action === 'transport')
      ? choice
      : undefined;
  const port = PORTS.some(other => other === city);
  const landed = view.cubes[city].some(count => count > 0);
  return (
    <article
      className={styles.city}
      style={{ gridArea: city }}
      aria-label={name}
      data-trade={port ? 'sea' : 'land'}
    >
      <header className={styles.header}>
        <CategoryIcon of={city} className={styles.icon} />
        <h3 className={styles.name}>{name}</h3>
        <CategoryIcon of={port ? 'ports' : 'tradingCities'} className={styles.kind} />
      </header>
      <div
        className={styles.cloth}
        role="img"
        aria-label={t('calimala.placeLabel', { place: name, cubes: words(city) })}
        data-anchor={city}
      >
        <PlaceCubes place={city} coming={countOf(delivery?.cargo ?? [], city)} />
      </div>
      {port && landed && <ActionIcon action="ship" className={styles.moored} />}
      {isTrading(city) && <Houses city={city} />}
      {delivery !== undefined && <Delivery city={city} choice={delivery} />}
    </article>
  );
}
