// The map: six cities roughly where they lie, three across the sea and three over land.
import { CITIES } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { CityPanel } from './city-panel.tsx';
import { Coast } from './coast.tsx';
import styles from './map.module.css';

export function MapPanel() {
  const { t } = useText();
  return (
    <section className={styles.map} aria-label={t('calimala.map')}>
      <Coast />
      {CITIES.map(city => (
        <CityPanel key={city} city={city} />
      ))}
    </section>
  );
}
