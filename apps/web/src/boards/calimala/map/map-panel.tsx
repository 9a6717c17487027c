// The map: six cities roughly where they lie, three across the sea and three over land.
import { CITIES } from '@loggia/calimala';
import { lazy, Suspense } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CityPanel } from './city-panel.tsx';
import styles from './map.module.css';

// Scenery: the cities can be read and played before it is loaded.
const Coast = lazy(async () => ({ default: (await import('./coast.tsx')).Coast }));

export function MapPanel() {
  const { t } = useText();
  return (
    <section className={styles.map} aria-label={t('calimala.map')}>
      <Suspense>
        <Coast />
      </Suspense>
      {CITIES.map(city => (
        <CityPanel key={city} city={city} />
      ))}
    </section>
  );
}
